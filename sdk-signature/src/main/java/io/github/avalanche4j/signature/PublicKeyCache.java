package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import java.util.Objects;

/**
 * Validators' keys that have been decoded and checked once. That takes 60 microseconds a key, and consecutive sets of a subnet
 * share nearly all of theirs. The least recently used keys go first. Threads may share it.
 */
public final class PublicKeyCache {
    /** Enough for the primary network and a few hundred L1s: 20000 keys, about 10 MB. */
    public static final int DEFAULT_CAPACITY = 20_000;

    private final LruCache<Bytes, ProvenPublicKey> known;

    /** A cache of {@link #DEFAULT_CAPACITY}. */
    public PublicKeyCache() {
        this(DEFAULT_CAPACITY);
    }

    /**
     * A cache.
     *
     * @param capacity how many keys it keeps, at least 1
     * @throws InvalidRequestException if it is less
     */
    public PublicKeyCache(int capacity) {
        known = new LruCache<>(capacity);
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
        ProvenPublicKey key = known.get(Objects.requireNonNull(compressed, "compressed"));
        if (key == null) {
            // two threads may both do this, with the same result
            key = ProvenPublicKey.registeredOnPChain(BlsPublicKey.parse(compressed));
            known.put(compressed, key);
        }
        return key;
    }

    /** {@return how many keys it holds} */
    public int size() {
        return known.size();
    }
}
