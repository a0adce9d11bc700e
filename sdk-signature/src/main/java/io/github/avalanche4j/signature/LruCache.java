package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.InvalidRequestException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Thread-safe cache of a fixed capacity that drops the least recently used value. */
final class LruCache<K, V> {
    private final int capacity;
    private final Map<K, V> values = new LinkedHashMap<>(16, 0.75f, true);
    private final ReentrantLock lock = new ReentrantLock();

    LruCache(int capacity) {
        if (capacity < 1) {
            throw new InvalidRequestException("capacity", Integer.toString(capacity), "at least 1");
        }
        this.capacity = capacity;
    }

    @Nullable
    V get(K key) {
        lock.lock();
        try {
            return values.get(key);
        } finally {
            lock.unlock();
        }
    }

    void put(K key, V value) {
        lock.lock();
        try {
            values.put(key, value);
            if (values.size() > capacity) {
                Iterator<V> oldest = values.values().iterator();
                oldest.next();
                oldest.remove();
            }
        } finally {
            lock.unlock();
        }
    }

    int size() {
        lock.lock();
        try {
            return values.size();
        } finally {
            lock.unlock();
        }
    }
}
