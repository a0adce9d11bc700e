package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.data.evm.EvmBlockDetails;
import io.github.avalanche4j.data.model.RateLimit;
import io.github.avalanche4j.data.model.RateLimitTier;
import io.github.avalanche4j.testing.ErrorFormat;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** The services' rate-limit headers, and the client's behaviour when the allowance is used up. */
class RateLimitTest extends DataTestBase {
    private static final String BLOCKS = "/v1/chains/43114/blocks";

    private Page<EvmBlockDetails> firstPage() {
        return data.chain("43114").blocks().retries(0).pages().iterator().next();
    }

    @Test
    void every_response_says_what_is_left() {
        service.list(BLOCKS, "blocks");
        service.rateLimit(5, Duration.ofSeconds(60));

        RateLimit first = RateLimit.of(firstPage().headers()).orElseThrow();
        ApiResponse<JsonTree> second =
                data.get(BLOCKS, Map.of(), JsonTree.class).withResponse().execute();

        assertThat(first.limit()).hasValue(5);
        assertThat(first.remaining()).hasValue(4);
        assertThat(first.policy()).contains("5;w=60");
        assertThat(first.reset()).isEmpty();
        assertThat(RateLimit.of(second.headers()).orElseThrow().remaining()).hasValue(3);
    }

    @Test
    void a_refusal_says_when_to_retry() {
        service.list(BLOCKS, "blocks");
        service.rateLimit(0, Duration.ofSeconds(60));

        ApiException.RateLimited refused = catchThrowableOfType(ApiException.RateLimited.class, this::firstPage);

        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.retryAfter().orElseThrow()).isBetween(Duration.ofSeconds(1), Duration.ofSeconds(60));
        assertThat(RateLimit.of(refused.headers()).orElseThrow().reset()).isEqualTo(refused.retryAfter());
        assertThat(refused).hasMessageContaining("Rate limit exceeded").hasMessageContaining("call again in");
    }

    @Test
    void the_drafts_word_for_the_wait_is_enough() {
        service.respondError(BLOCKS, 429, ErrorFormat.MESSAGE, "slow down").header("ratelimit-reset", "45");

        ApiException.RateLimited refused = catchThrowableOfType(ApiException.RateLimited.class, this::firstPage);

        assertThat(refused.retryAfter()).contains(Duration.ofSeconds(45));
    }

    @Test
    void a_wait_that_is_too_long_is_an_error_without_waiting() {
        service.respondError(BLOCKS, 429, ErrorFormat.MESSAGE, "until tomorrow")
                .header("retry-after", "86400")
                .always();

        ApiException.RateLimited refused = catchThrowableOfType(
                ApiException.RateLimited.class,
                () -> data.chain("43114").blocks().iterator().hasNext());

        assertThat(refused.retryAfter()).contains(Duration.ofDays(1));
        assertThat(refused).hasMessageContaining("86400 s");
        assertThat(service.receivedCount()).isEqualTo(1);
    }

    @Test
    void headers_that_say_nothing_readable_are_absent() {
        assertThat(RateLimit.of(Headers.of(Map.of()))).isEmpty();
        assertThat(RateLimit.of(Headers.of(Map.of("ratelimit-limit", List.of("many")))))
                .isEmpty();
        RateLimit told = RateLimit.of(Headers.of(Map.of("RateLimit-Limit", List.of("8000, 8000;w=60"))))
                .orElseThrow();
        assertThat(told.limit()).hasValue(8000);
        assertThat(told.remaining()).isEmpty();
    }

    @Test
    void fifty_threads_wait_together_until_the_given_time_and_all_succeed() throws Exception {
        int threads = 50;
        Duration closed = Duration.ofSeconds(2);
        service.list(BLOCKS, "blocks");
        service.exhaustRateLimit(closed);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Callable<List<EvmBlockDetails>>> tasks = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                tasks.add(() -> data.chain("43114").blocks().stream().toList());
            }
            for (Future<List<EvmBlockDetails>> done : pool.invokeAll(tasks)) {
                assertThat(done.get()).isEmpty();
            }
        } finally {
            pool.shutdownNow();
        }

        List<ReceivedRequest> received = service.received();
        Instant opens = received.get(0).at().plus(closed);
        // the first requests may be sent before the first response; no other follows until the gate opens
        List<ReceivedRequest> early = received.stream()
                .filter(request -> request.at().isBefore(opens))
                .toList();
        assertThat(early).hasSizeLessThanOrEqualTo(threads);
        assertThat(received).hasSize(early.size() + threads);
        System.out.println(threads + " threads: " + early.size()
                + " requests before the gate shut, none until it opened, " + threads + " afterwards, all served");
    }

    @Test
    void the_period_of_a_limit_may_be_forever() {
        service.list(BLOCKS, "blocks");
        Duration forever = ChronoUnit.FOREVER.getDuration();
        try (DataClient limited = DataClient.create(
                service.url(), options -> options.limit(10, forever).limitMetrics(10, forever))) {
            assertThat(limited.chain("43114").blocks().iterator().hasNext()).isFalse();
        }
    }

    @Test
    void a_call_that_cannot_be_served_before_its_deadline_fails_at_once_and_says_when_it_could() {
        service.list(BLOCKS, "blocks");
        try (DataClient limited =
                DataClient.create(service.url(), options -> options.limit(10, Duration.ofMinutes(1)))) {
            limited.chain("43114").blocks().iterator().hasNext();

            assertThatThrownBy(() -> limited.chain("43114")
                            .blocks()
                            .timeout(Duration.ofSeconds(30))
                            .iterator()
                            .hasNext())
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("rate limit");

            assertThat(service.receivedCount()).isEqualTo(1);
        }
    }

    @Test
    void the_plans_are_those_of_the_services_pages() {
        assertThat(RateLimitTier.values())
                .extracting(RateLimitTier::unitsPerMinute)
                .containsExactly(6_000L, 8_000L, 10_000L, 14_000L, 20_000L, 8_000L);
    }
}
