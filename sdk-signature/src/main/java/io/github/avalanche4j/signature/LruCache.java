package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.internal.args.Require;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A map of a fixed capacity that drops the least recently used value. */
final class LruCache<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1;

    private final int capacity;

    private LruCache(int capacity) {
        super(16, 0.75f, true);
        this.capacity = (int) Require.atLeast(1, "capacity", capacity);
    }

    /** An empty cache, thread-safe. */
    static <K, V> Map<K, V> of(int capacity) {
        return Collections.synchronizedMap(new LruCache<>(capacity));
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > capacity;
    }
}
