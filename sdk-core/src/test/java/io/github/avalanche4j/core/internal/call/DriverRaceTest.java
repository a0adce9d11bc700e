package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.race.Race;
import io.github.avalanche4j.core.value.JsonTree;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * Async calls that are cancelled, closed or expire while something else happens to them: each ends once and releases
 * everything. They run on real threads even under a model checker, because the HTTP client has its own timers.
 */
class DriverRaceTest {
    /** A call that has begun and whose request is pending. */
    private record Begun(HeldClient client, CompletableFuture<JsonTree> future) {
        static Begun with(int status) {
            HeldClient client = new HeldClient(100, status);
            return new Begun(client, client.call().executeAsync());
        }

        void work() {
            client.work();
        }

        void cancel() {
            future.cancel(true);
        }

        void close() {
            client.transport.close();
        }

        Race.Scenario race(Consumer<Begun> one, Consumer<Begun> other) {
            return new Race.Scenario(() -> one.accept(this), () -> other.accept(this), () -> {
                work();
                assertThat(future).isDone();
                client.assertIdle();
            });
        }
    }

    @Test
    void cancel_against_completion() {
        Race.manyTimes(() -> Begun.with(200).race(Begun::work, Begun::cancel));
    }

    @Test
    void cancel_against_the_wait_for_the_next_attempt() {
        Race.manyTimes(() -> Begun.with(503).race(Begun::work, Begun::cancel));
    }

    @Test
    void cancel_against_the_end_of_the_wait_for_the_next_attempt() {
        Race.manyTimes(() -> {
            Begun waiting = Begun.with(503);
            waiting.work();
            assertThat(waiting.client().timers.pending()).isEqualTo(1);
            return waiting.race(call -> call.client().timers.advance(1), Begun::cancel);
        });
    }

    @Test
    void close_against_completion() {
        Race.manyTimes(() -> Begun.with(200).race(Begun::work, Begun::close));
    }

    @Test
    void close_against_the_wait_for_the_next_attempt() {
        Race.manyTimes(() -> Begun.with(503).race(Begun::work, Begun::close));
    }

    @Test
    void cancel_against_close() {
        Race.manyTimes(() -> Begun.with(200).race(Begun::cancel, Begun::close));
    }

    @Test
    void close_against_start() {
        Race.manyTimes(() -> {
            HeldClient client = new HeldClient(100, 200);
            AtomicReference<CompletableFuture<JsonTree>> started =
                    new AtomicReference<>(CompletableFuture.completedFuture(JsonTree.NULL));
            Runnable start = () -> {
                try {
                    started.set(client.call().executeAsync());
                } catch (IllegalStateException closed) {
                    assertThat(closed).hasMessageContaining("is closed");
                }
            };
            return new Race.Scenario(start, client.transport::close, () -> {
                client.work();
                assertThat(started.get()).isDone();
                client.assertIdle();
            });
        });
    }

    @Test
    void the_deadline_against_the_turn_in_the_queue() {
        Race.manyTimes(() -> {
            HeldClient client = new HeldClient(1, 200);
            CompletableFuture<JsonTree> first = client.call().executeAsync();
            CompletableFuture<JsonTree> second =
                    client.call().timeout(Duration.ofSeconds(2)).executeAsync();
            return new Race.Scenario(client::work, () -> client.timers.advance(2), () -> {
                client.work();
                assertThat(first).isCompletedWithValueMatching(value -> value.size() == 0);
                assertThat(second).isDone();
                client.timers.advance(100);
                client.assertIdle();
            });
        });
    }
}
