package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.wire.NoJson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The headers of a response. Names are compared without regard to case. */
@NoJson("write its asMap()")
public final class Headers {
    private final Supplier<Map<String, List<String>>> source;
    // made on first use: most calls never look at headers
    private volatile @Nullable Map<String, List<String>> values;

    private Headers(Supplier<Map<String, List<String>>> source) {
        this.source = source;
    }

    /**
     * {@return headers whose values are read on first use}
     *
     * @param source each name with its values in order; may be asked more than once
     */
    public static Headers from(Supplier<Map<String, List<String>>> source) {
        return new Headers(source);
    }

    private Map<String, List<String>> values() {
        Map<String, List<String>> known = values;
        if (known == null) {
            known = ordered(source.get());
            values = known;
        }
        return known;
    }

    /**
     * {@return headers with these values}
     *
     * @param values each name with its values in order
     */
    public static Headers of(Map<String, List<String>> values) {
        Map<String, List<String>> ordered = ordered(values);
        return new Headers(() -> ordered);
    }

    private static Map<String, List<String>> ordered(Map<String, List<String>> values) {
        Map<String, List<String>> copy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        values.forEach((name, all) ->
                copy.computeIfAbsent(name, key -> new ArrayList<>()).addAll(all));
        copy.replaceAll((name, all) -> List.copyOf(all));
        return Collections.unmodifiableMap(copy);
    }

    /**
     * {@return the first value; absent where the response has no such header}
     *
     * @param name in any case
     */
    public Optional<String> first(String name) {
        return all(name).stream().findFirst();
    }

    /**
     * {@return all values in their order; empty where the response has no such header}
     *
     * @param name in any case
     */
    public List<String> all(String name) {
        return values().getOrDefault(name, List.of());
    }

    /** {@return all headers, sorted by name} */
    public Map<String, List<String>> asMap() {
        return values();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Headers && values().equals(((Headers) other).values());
    }

    @Override
    public int hashCode() {
        return values().hashCode();
    }

    /** {@return only the names, because values may be secrets} */
    @Override
    public String toString() {
        return values().keySet().toString();
    }
}
