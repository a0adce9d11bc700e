package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The cache of decoded keys. */
class PublicKeyCacheTest {
    @Test
    void cached_keys_are_decoded_once_and_the_least_recently_used_are_dropped_first() {
        List<Bytes> some = Vectors.message("n3_all_signed").validators().validators().stream()
                .map(v -> v.publicKey().bytes())
                .toList();
        PublicKeyCache keys = new PublicKeyCache(2);
        ProvenPublicKey first = keys.registeredOnPChain(some.get(0));
        ProvenPublicKey second = keys.registeredOnPChain(some.get(1));
        assertThat(keys.registeredOnPChain(some.get(0))).isSameAs(first);
        keys.registeredOnPChain(some.get(2));
        assertThat(keys.size()).isEqualTo(2);
        assertThat(keys.registeredOnPChain(some.get(0))).isSameAs(first);
        assertThat(keys.registeredOnPChain(some.get(1))).isNotSameAs(second).isEqualTo(second);
        assertThatThrownBy(() -> keys.registeredOnPChain(Bytes.EMPTY)).isInstanceOf(MalformedBytesException.class);
        assertThatThrownBy(() -> new PublicKeyCache(0)).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void each_use_leaves_the_cache_free_for_another_thread() throws Exception {
        LruCache<String, String> cache = new LruCache<>(2);
        ExecutorService other = Executors.newSingleThreadExecutor();
        try {
            cache.put("a", "1");
            assertThat(other.submit(() -> cache.get("a")).get(60, TimeUnit.SECONDS))
                    .isEqualTo("1");
            assertThat(cache.get("a")).isEqualTo("1");
            assertThat(other.submit(cache::size).get(60, TimeUnit.SECONDS)).isOne();
            assertThat(cache.size()).isOne();
            assertThat(other.submit(() -> cache.get("b")).get(60, TimeUnit.SECONDS))
                    .isNull();
        } finally {
            other.shutdownNow();
        }
    }
}
