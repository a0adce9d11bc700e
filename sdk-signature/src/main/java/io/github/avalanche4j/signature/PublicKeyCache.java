package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Map;
import java.util.Objects;

/**
 * Thread-safe LRU cache of validators' decoded and checked public keys. Decoding a key takes 60 microseconds, and
 * consecutive sets of a subnet share nearly all of theirs.
 */
public final class PublicKeyCache {
    /** 20000 keys, about 10 MB: enough for the primary network and a few hundred L1s. */
    public static final int DEFAULT_CAPACITY = 20_000;

    private final Map<Bytes, ProvenPublicKey> cache;

    /** Creates a cache of {@link #DEFAULT_CAPACITY}. */
    public PublicKeyCache() {
        this(DEFAULT_CAPACITY);
    }

    /**
     * Creates a cache.
     *
     * @param capacity the maximum number of keys, at least 1
     * @throws InvalidRequestException if the capacity is less than 1
     */
    public PublicKeyCache(int capacity) {
        cache = LruCache.of(capacity);
    }

    /**
     * {@return the key of a validator that a trusted node listed} See {@link ProvenPublicKey#registeredOnPChain}.
     *
     * @param compressed 48 bytes
     * @throws MalformedBytesException if they are not a valid key
     * @throws BlsUnavailableException if the native library does not load
     */
    public ProvenPublicKey registeredOnPChain(Bytes compressed) {
        ProvenPublicKey key = cache.get(Objects.requireNonNull(compressed, "compressed"));
        if (key == null) {
            // two threads may both decode it, with the same result
            key = ProvenPublicKey.registeredOnPChain(BlsPublicKey.parse(compressed));
            cache.put(compressed, key);
        }
        return key;
    }

    /** {@return the number of cached keys} */
    public int size() {
        return cache.size();
    }
}
