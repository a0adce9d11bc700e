package io.github.avalanche4j.data;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.data.model.Money;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;

/** The leaves of a value's public accessors, in {@linkplain WireText the wire's form}. */
final class Leaves {
    private static final ClassValue<List<Method>> ACCESSORS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            return Arrays.stream(type.getMethods())
                    .filter(Leaves::isAccessor)
                    .sorted(Comparator.comparing(Method::getName))
                    .toList();
        }
    };

    private Leaves() {}

    static Map<String, String> of(Object value) {
        Map<String, String> leaves = new TreeMap<>();
        add("", value, leaves);
        return leaves;
    }

    private static void add(String path, Object value, Map<String, String> leaves) {
        if (value instanceof Optional<?> optional) {
            optional.ifPresent(present -> add(path, present, leaves));
        } else if (value instanceof OptionalInt number) {
            number.ifPresent(present -> add(path, present, leaves));
        } else if (value instanceof OptionalLong number) {
            number.ifPresent(present -> add(path, present, leaves));
        } else if (value instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                add(path + "[" + i + "]", list.get(i), leaves);
            }
        } else if (value instanceof Bytes bytes) {
            leaves.put(path, WireText.of(path, bytes.toHex()));
        } else if (value instanceof NAvax amount) {
            leaves.put(path, WireText.of(path, amount.amount().toString()));
        } else if (value instanceof SummaryPage<?, ?> page) {
            add("items", page.items(), leaves);
            if (isValueType(page.summary().getClass())) {
                add(path, page.summary(), leaves); // on the wire it is beside the items
            }
        } else if (isValueType(value.getClass())) {
            for (Method accessor : accessors(typeOf(value.getClass()))) {
                add(
                        path.isEmpty() ? accessor.getName() : path + "." + accessor.getName(),
                        get(accessor, value),
                        leaves);
            }
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((key, each) -> add(path + "." + key, each, leaves));
        } else if (!(value instanceof String) && isJson(value.toString())) {
            tree(path, value.toString(), leaves); // trees and the views of them print as JSON
        } else {
            leaves.put(path, WireText.of(path, value.toString()));
        }
    }

    private static boolean isJson(String text) {
        return text.startsWith("{") || text.startsWith("[") || text.startsWith("\"");
    }

    private static void tree(String path, String json, Map<String, String> leaves) {
        try {
            WireText.add(path, Fixture.JSON.readTree(json), leaves);
        } catch (JsonProcessingException e) {
            throw new AssertionError(path, e);
        }
    }

    private static Object get(Method accessor, Object value) {
        try {
            return accessor.invoke(value);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new AssertionError(accessor.toString(), e);
        }
    }

    static boolean isValueType(Class<?> type) {
        return Arrays.stream(type.getInterfaces()).anyMatch(each -> isOurs(each));
    }

    private static boolean isOurs(Class<?> type) {
        return type.isInterface() && type.getPackageName().startsWith("io.github.avalanche4j.data.")
                || type == Money.class;
    }

    /** The public interface that a generated class implements. */
    static Class<?> typeOf(Class<?> type) {
        return Arrays.stream(type.getInterfaces())
                .filter(each -> isOurs(each))
                .findFirst()
                .orElseThrow();
    }

    /** Accessors of a value type, inherited ones included. */
    static List<Method> accessors(Class<?> type) {
        return ACCESSORS.get(type);
    }

    private static boolean isAccessor(Method method) {
        return method.getParameterCount() == 0
                && !Modifier.isStatic(method.getModifiers())
                && Modifier.isPublic(method.getModifiers())
                && method.getReturnType() != void.class
                && !method.isDefault();
    }

    /** Removes the leaves at {@code path}. */
    static void forget(Map<String, String> leaves, String path) {
        leaves.keySet().removeIf(leaf -> isAt(leaf, path));
    }

    /** Whether the leaf is the value at {@code path} or in it. */
    static boolean isAt(String leaf, String path) {
        return leaf.equals(path) || leaf.startsWith(path + ".") || leaf.startsWith(path + "[");
    }
}
