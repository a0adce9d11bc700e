package io.github.avalanche4j.core.internal.jsonrpc;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.Mapper;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parameters from a user: checked before anything is sent, and copied, so that later changes do not affect the call.
 */
public final class RpcParams {
    private static final Set<Class<?>> NUMBERS = Set.of(
            Byte.class,
            Short.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            BigInteger.class,
            BigDecimal.class);
    private static final String RULE =
            "texts, numbers, booleans, times, maps, lists, nulls, values of this library, and records and beans"
                    + " that Jackson can write";

    private RpcParams() {}

    /** A copy of named parameters. */
    public static Map<String, @Nullable Object> copyOf(Map<?, ?> params) {
        return copyOf("params", params);
    }

    /** A copy of positional parameters. */
    public static List<@Nullable Object> copyOf(Collection<?> params) {
        return copyOf("params", params);
    }

    private static Map<String, @Nullable Object> copyOf(String path, Map<?, ?> params) {
        Map<String, @Nullable Object> copy = new LinkedHashMap<>();
        for (Map.Entry<?, ?> each : params.entrySet()) {
            if (!(each.getKey() instanceof String)) {
                throw new InvalidRequestException(path, "the name " + each.getKey(), "named by texts");
            }
            String name = (String) each.getKey();
            copy.put(name, value(path + "." + name, each.getValue()));
        }
        return Collections.unmodifiableMap(copy);
    }

    private static List<@Nullable Object> copyOf(String path, Collection<?> params) {
        List<@Nullable Object> copy = new ArrayList<>();
        for (Object each : params) {
            copy.add(value(path + "[" + copy.size() + "]", each));
        }
        return Collections.unmodifiableList(copy);
    }

    /** Mutable objects are copied as JSON trees. */
    private static @Nullable Object value(String path, @Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            return copyOf(path, map);
        }
        if (value instanceof Collection<?> list) {
            return copyOf(path, list);
        }
        if (value instanceof Float || value instanceof Double) {
            if (!Double.isFinite(((Number) value).doubleValue())) {
                throw new InvalidRequestException(path, value.toString(), "a number that JSON has");
            }
            return value;
        }
        if (value == null || value instanceof String || value instanceof Boolean) {
            return value;
        }
        if (NUMBERS.contains(value.getClass()) || JsonAdapters.isOurs(value.getClass())) {
            return value;
        }
        if (isNoData(value)) {
            throw new InvalidRequestException(path, "a " + value.getClass().getName(), RULE);
        }
        try {
            return Mapper.treeOf(value);
        } catch (IllegalArgumentException e) {
            throw new InvalidRequestException(
                    path, "a " + value.getClass().getName(), RULE, String.valueOf(e.getMessage()));
        }
    }

    /** Refuses types that Jackson would write in a useless form: a thread by its getters, bytes as Base64. */
    private static boolean isNoData(Object value) {
        Class<?> type = value.getClass();
        return type == byte[].class || type.getPackageName().equals("java.lang") && !type.isArray();
    }
}
