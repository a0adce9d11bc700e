package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.race.Race;
import io.github.avalanche4j.core.value.JsonTree;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Async calls that are cancelled, closed or expire while something else happens to them: each ends once and releases
 * everything. They run on real threads even under a model checker, because the HTTP client has its own timers.
 */
class DriverRaceTest {
    /** A call that has begun and whose request is pending. */
    private static final class Begun implements Race.Scenario {
        private final HeldClient client;
        private final CompletableFuture<JsonTree> future;
        private final Consumer<Begun> one;
        private final Consumer<Begun> other;

        Begun(int status, Consumer<Begun> one, Consumer<Begun> other) {
            this.client = new HeldClient(100, status);
            this.future = client.call().executeAsync();
            this.one = one;
            this.other = other;
        }

        @Override
        public void one() {
            one.accept(this);
        }

        @Override
        public void other() {
            other.accept(this);
        }

        @Override
        public void check() {
            client.work();
            assertThat(future).isDone();
            client.assertIdle();
        }
    }

    @Test
    void cancel_against_completion() {
        Race.manyTimes(() -> new Begun(200, call -> call.client.work(), call -> call.future.cancel(true)));
    }

    @Test
    void cancel_against_the_wait_for_the_next_attempt() {
        Race.manyTimes(() -> new Begun(503, call -> call.client.work(), call -> call.future.cancel(true)));
    }

    @Test
    void cancel_against_the_end_of_the_wait_for_the_next_attempt() {
        Race.manyTimes(() -> {
            Begun waiting = new Begun(503, call -> call.client.timers.advance(1), call -> call.future.cancel(true));
            waiting.client.work();
            assertThat(waiting.client.timers.pending()).isEqualTo(1);
            return waiting;
        });
    }

    @Test
    void close_against_completion() {
        Race.manyTimes(() -> new Begun(200, call -> call.client.work(), call -> call.client.transport.close()));
    }

    @Test
    void close_against_the_wait_for_the_next_attempt() {
        Race.manyTimes(() -> new Begun(503, call -> call.client.work(), call -> call.client.transport.close()));
    }

    @Test
    void cancel_against_close() {
        Race.manyTimes(() -> new Begun(200, call -> call.future.cancel(true), call -> call.client.transport.close()));
    }

    @Test
    void close_against_start() {
        Race.manyTimes(() -> new Race.Scenario() {
            private final HeldClient client = new HeldClient(100, 200);
            private @Nullable CompletableFuture<JsonTree> future;

            @Override
            public void one() {
                try {
                    future = client.call().executeAsync();
                } catch (IllegalStateException closed) {
                    assertThat(closed).hasMessageContaining("is closed");
                }
            }

            @Override
            public void other() {
                client.transport.close();
            }

            @Override
            public void check() {
                client.work();
                if (future != null) {
                    assertThat(future).isDone();
                }
                client.assertIdle();
            }
        });
    }

    @Test
    void the_deadline_against_the_turn_in_the_queue() {
        Race.manyTimes(() -> new Race.Scenario() {
            private final HeldClient client = new HeldClient(1, 200);
            private final CompletableFuture<JsonTree> first = client.call().executeAsync();
            private final CompletableFuture<JsonTree> second =
                    client.call().timeout(Duration.ofSeconds(2)).executeAsync();

            @Override
            public void one() {
                client.work();
            }

            @Override
            public void other() {
                client.timers.advance(2);
            }

            @Override
            public void check() {
                client.work();
                assertThat(first).isCompletedWithValueMatching(value -> value.size() == 0);
                assertThat(second).isDone();
                client.timers.advance(100);
                client.assertIdle();
            }
        });
    }
}
