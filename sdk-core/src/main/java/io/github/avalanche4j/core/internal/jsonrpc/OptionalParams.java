package io.github.avalanche4j.core.internal.jsonrpc;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Optional named parameters; those that are not set, or set to null, are not sent. */
public final class OptionalParams {
    private final Map<String, Object> params = new LinkedHashMap<>();

    /** Sets a parameter, or unsets it with null. */
    public void set(String name, @Nullable Object value) {
        if (value == null) {
            params.remove(name);
        } else {
            params.put(name, value);
        }
    }

    /** Whether one of these is set. */
    public boolean hasAny(String... names) {
        for (String name : names) {
            if (params.containsKey(name)) {
                return true;
            }
        }
        return false;
    }

    /** The names and values that go into the request. */
    public Map<String, Object> asMap() {
        return Collections.unmodifiableMap(params);
    }
}
