package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.data.model.RateLimitTier;
import io.github.avalanche4j.testing.FakeDataService;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Many callers of a service that limits again and again: all are served, hardly any refused, and none of them starves. */
class RecurringLimitTest {
    private static final String BLOCKS = "/v1/chains/43114/blocks";
    private static final int CALLERS = 50;

    private final FakeDataService service = FakeDataService.start();

    @AfterEach
    void close() {
        service.close();
    }

    /** Runs {@code calls} of them by 50 threads; gives how long it took. */
    private static Duration run(int calls, Supplier<?> call) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(CALLERS);
        try {
            List<Callable<Object>> tasks = new ArrayList<>();
            for (int i = 0; i < calls; i++) {
                tasks.add(call::get);
            }
            long started = System.nanoTime();
            for (Future<Object> done : pool.invokeAll(tasks)) {
                assertThat(done.get()).isNotNull();
            }
            return Duration.ofNanos(System.nanoTime() - started);
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    @Tag("long")
    void a_hundred_calls_on_twenty_per_two_seconds_are_all_served_in_little_more_than_the_least_time()
            throws Exception {
        int calls = 100;
        service.list(BLOCKS, "blocks");
        service.rateLimit(20, Duration.ofSeconds(2));
        try (DataClient data = DataClient.create(service.url(), options -> options.timeout(Duration.ofSeconds(120)))) {
            Duration took =
                    run(calls, () -> data.get(BLOCKS, Map.of(), JsonTree.class).execute());

            int refused = service.receivedCount() - calls;
            System.out.printf("%d of %d served in %d ms, %d refused%n", calls, calls, took.toMillis(), refused);
            assertThat(refused).isLessThanOrEqualTo(calls / 10);
            // five periods, of which the last one need not end
            assertThat(took).isLessThan(Duration.ofMillis((long) (8_000 * 1.2)));
        }
    }

    @Test
    @Tag("long")
    void a_limiter_keeps_within_the_units_of_the_service_and_uses_nearly_all_of_them() throws Exception {
        // blocks cost 10 units each, so 30 of them fit into a second
        service.list(BLOCKS, "blocks");
        service.rateLimitUnits(300, Duration.ofSeconds(1));
        try (DataClient data = DataClient.create(
                service.url(),
                options -> options.limit(300, Duration.ofSeconds(1)).timeout(Duration.ofMinutes(2)))) {
            int calls = 120;
            Duration took =
                    run(calls, () -> data.chain("43114").blocks().stream().toList());

            int refused = service.receivedCount() - calls;
            System.out.printf("limiter: %d calls in %d ms, %d refused%n", calls, took.toMillis(), refused);
            assertThat(refused).isZero();
            // four seconds' worth
            assertThat(took).isLessThan(Duration.ofMillis((long) (4_000 / 0.95)));
        }
    }

    @Test
    void a_call_that_cannot_be_served_before_its_deadline_fails_at_once_and_says_when_it_could() {
        service.list(BLOCKS, "blocks");
        try (DataClient data = DataClient.create(service.url(), options -> options.limit(10, Duration.ofMinutes(1)))) {
            data.chain("43114").blocks().iterator().hasNext();

            assertThatThrownBy(() -> data.chain("43114")
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
