package io.github.avalanche4j.node;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.OpenEnum;
import io.github.avalanche4j.node.admin.DbValue;
import io.github.avalanche4j.node.evm.ActiveRules;
import io.github.avalanche4j.node.evm.ChainConfig;
import io.github.avalanche4j.node.evm.PrecompileConfig;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Everything a value says, by the path of accessors that leads to it. Knows accessors only, nothing of how values are
 * made.
 */
public final class Leaves {
    private static final Pattern TIME = Pattern.compile("\"(\\d{4}-\\d\\d-\\d\\dT[^\"]+Z)\"");

    private final Map<String, String> found = new TreeMap<>();
    private final Map<String, OpenEnum> enums = new TreeMap<>();

    private Leaves() {}

    /**
     * A value whose JSON has the node's fields: its leaves are those of the JSON that it is written as, times as
     * seconds.
     */
    public static JsonTree written(Object value) {
        return JsonTree.parse(TIME.matcher(Json.write(value))
                .replaceAll(time -> Long.toString(Instant.parse(time.group(1)).getEpochSecond())));
    }

    /** The leaves of {@code value}. */
    public static Map<String, String> of(Object value) {
        Leaves leaves = new Leaves();
        leaves.add("", value);
        return leaves.found;
    }

    /** The leaves that are enums, to which later versions may add values. */
    public static Map<String, OpenEnum> enums(Object value) {
        Leaves leaves = new Leaves();
        leaves.add("", value);
        return leaves.enums;
    }

    private void add(String path, Object value) {
        if (value instanceof OpenEnum known) {
            enums.put(path, known);
        }
        if (value instanceof Optional<?> optional) {
            optional.ifPresent(inner -> add(path, inner));
        } else if (value instanceof OptionalLong optional) {
            optional.ifPresent(number -> add(path, number));
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((key, inner) -> add(step(path, key.toString()), inner));
        } else if (value instanceof Collection<?> list) {
            int i = 0;
            for (Object inner : list) {
                add(path + "[" + i++ + "]", inner);
            }
        } else if (value instanceof JsonTree tree) {
            addTree(path, tree);
        } else if (value instanceof Bytes bytes) {
            found.put(path, bytes.toHex());
        } else if (value instanceof NAvax amount) {
            found.put(path, amount.amount().toString());
        } else if (value instanceof BigDecimal decimal) {
            found.put(path, plain(decimal));
        } else if (isValueType(value)) {
            addAccessors(path, value);
        } else if (hasDerivedValues(value)) {
            addAll(path, value);
        } else {
            found.put(path, value.toString());
        }
    }

    private static boolean isValueType(Object value) {
        return valueInterface(value) != null;
    }

    /** The public interface of a generated value. */
    private static Class<?> valueInterface(Object value) {
        if (value instanceof OpenEnum || !value.getClass().getSimpleName().startsWith("Immutable")) {
            return null;
        }
        return value.getClass().getInterfaces()[0];
    }

    private void addAccessors(String path, Object value) {
        for (Method accessor : valueInterface(value).getMethods()) {
            // default methods only look at what the others give
            if (accessor.getParameterCount() == 0 && Modifier.isAbstract(accessor.getModifiers())) {
                String name = accessor.getName();
                add(name.equals("others") ? path : step(path, name), invoke(accessor, value));
            }
        }
    }

    /** Records, and classes whose accessors read a tree. */
    static boolean hasDerivedValues(Object value) {
        return value instanceof Record
                || value instanceof ActiveRules
                || value instanceof ChainConfig
                || value instanceof DbValue
                || value instanceof PrecompileConfig;
    }

    /** Its components and derived values. */
    private void addAll(String path, Object value) {
        for (Method accessor : value.getClass().getDeclaredMethods()) {
            boolean ofObject =
                    accessor.getName().equals("toString") || accessor.getName().equals("hashCode");
            int modifiers = accessor.getModifiers();
            if (accessor.getParameterCount() == 0
                    && Modifier.isPublic(modifiers)
                    && !Modifier.isStatic(modifiers)
                    && !ofObject) {
                add(step(path, accessor.getName()), invoke(accessor, value));
            }
        }
    }

    private static Object invoke(Method accessor, Object value) {
        try {
            return accessor.invoke(value);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new AssertionError(accessor.toString(), e);
        }
    }

    private void addTree(String path, JsonTree tree) {
        if (tree.isObject() && tree.size() > 0) {
            tree.fields().forEach((name, inner) -> addTree(step(path, name), inner));
        } else if (tree.isArray() && tree.size() > 0) {
            for (int i = 0; i < tree.size(); i++) {
                addTree(path + "[" + i + "]", tree.get(i));
            }
        } else {
            found.put(path, treeLeaf(tree));
        }
    }

    private static String treeLeaf(JsonTree leaf) {
        Optional<String> text = leaf.asText();
        if (text.isPresent()) {
            return text.get();
        }
        boolean number = leaf.asBoolean().isEmpty() && leaf.asDecimal().isPresent();
        return number ? plain(leaf.asDecimal().get()) : leaf.toString();
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }

    private static String step(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
