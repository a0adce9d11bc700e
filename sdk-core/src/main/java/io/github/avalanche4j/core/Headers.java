package io.github.avalanche4j.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The headers of an answer. Names are compared without regard to case. */
public final class Headers {
    private final Map<String, List<String>> values;

    private Headers(Map<String, List<String>> values) {
        this.values = values;
    }

    /**
     * {@return headers with these values}
     *
     * @param values each name with its values in order
     */
    public static Headers of(Map<String, List<String>> values) {
        Map<String, List<String>> copy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        values.forEach((name, all) ->
                copy.computeIfAbsent(name, key -> new ArrayList<>()).addAll(all));
        copy.replaceAll((name, all) -> List.copyOf(all));
        return new Headers(Collections.unmodifiableMap(copy));
    }

    /**
     * {@return the first value; absent where the answer has no such header}
     *
     * @param name of either case
     */
    public Optional<String> first(String name) {
        return all(name).stream().findFirst();
    }

    /**
     * {@return all values in their order; empty where the answer has no such header}
     *
     * @param name of either case
     */
    public List<String> all(String name) {
        return values.getOrDefault(name, List.of());
    }

    /** {@return everything, names sorted} */
    public Map<String, List<String>> asMap() {
        return values;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Headers && values.equals(((Headers) other).values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** {@return the names; values may be nobody else's business} */
    @Override
    public String toString() {
        return values.keySet().toString();
    }
}
