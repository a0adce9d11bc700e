package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.InvalidRequestException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Validators' keys that have been decoded and checked once. That takes 60 microseconds a key, and consecutive sets of a subnet
 * share nearly all of theirs. The least recently used keys go first. Threads may share it.
 */
public final class ValidatorKeys {
    /** Enough for the primary network and a few hundred L1s: 20000 keys, about 10 MB. */
    public static final int DEFAULT_CAPACITY = 20_000;

    private final int capacity;
    private final Map<Bytes, ProvenPublicKey> known = new LinkedHashMap<>(16, 0.75f, true);
    private final ReentrantLock lock = new ReentrantLock();

    /** A cache of {@link #DEFAULT_CAPACITY}. */
    public ValidatorKeys() {
        this(DEFAULT_CAPACITY);
    }

    /**
     * A cache.
     *
     * @param capacity how many keys it keeps, at least 1
     */
    public ValidatorKeys(int capacity) {
        if (capacity < 1) {
            throw new InvalidRequestException("capacity", Integer.toString(capacity), "at least 1");
        }
        this.capacity = capacity;
    }

    /**
     * The key that a trusted node gave as a validator's, see {@link ProvenPublicKey#registeredOnPChain}.
     *
     * @param compressed 48 bytes
     * @return the key
     * @throws MalformedBytesException if they are no key
     * @throws BlsUnavailableException if the native library does not load
     */
    public ProvenPublicKey registeredOnPChain(Bytes compressed) {
        Objects.requireNonNull(compressed, "compressed");
        lock.lock();
        try {
            ProvenPublicKey key = known.get(compressed);
            if (key != null) {
                return key;
            }
        } finally {
            lock.unlock();
        }
        // checked outside the lock; two threads may both do it, with the same result
        ProvenPublicKey key = ProvenPublicKey.registeredOnPChain(BlsPublicKey.parse(compressed));
        lock.lock();
        try {
            known.put(compressed, key);
            if (known.size() > capacity) {
                Iterator<ProvenPublicKey> oldest = known.values().iterator();
                oldest.next();
                oldest.remove();
            }
        } finally {
            lock.unlock();
        }
        return key;
    }

    /** {@return how many keys it holds} */
    public int size() {
        lock.lock();
        try {
            return known.size();
        } finally {
            lock.unlock();
        }
    }
}
