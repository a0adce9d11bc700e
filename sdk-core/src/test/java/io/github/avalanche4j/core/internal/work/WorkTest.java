package io.github.avalanche4j.core.internal.work;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.github.avalanche4j.testing.HeldResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Several calls in sequence as one call: their order, threads, deadline and end. */
@ExtendWith(FakeNodeExtension.class)
class WorkTest {
    private static Call<String> twice(TestClient client) {
        return WorkRunner.call(
                "twice",
                work -> work.ask(client.get())
                        .thenCompose(first -> work.ask(client.get()).thenApply(second -> first + ", " + second)));
    }

    @Test
    void the_calls_follow_each_other_in_both_ways_of_running(FakeNode node) throws Exception {
        node.onAny().respond("1").then().respond("2").then().respond("3").then().respond("4");
        try (TestClient client = TestClient.of(node)) {
            assertThat(twice(client).execute()).isEqualTo("1, 2");
            assertThat(twice(client).executeAsync().get(60, SECONDS)).isEqualTo("3, 4");
            assertThat(twice(client)).hasToString("Call[twice]");
        }
    }

    @Test
    void a_blocking_run_stays_on_the_calling_thread() {
        Thread[] thread = new Thread[1];
        Call<Integer> call = WorkRunner.call(
                "pause",
                work -> work.pause(Duration.ofMillis(1)).thenCompose(paused -> {
                    thread[0] = Thread.currentThread();
                    return work.ask(Call.completed(7));
                }));
        assertThat(call.execute()).isEqualTo(7);
        assertThat(thread[0]).isSameAs(Thread.currentThread());
    }

    @Test
    void the_exception_of_a_call_ends_the_sequence_as_it_is(FakeNode node) {
        node.onAny().respondStatus(404, "text/plain", "no").always();
        try (TestClient client = TestClient.of(node)) {
            assertThatThrownBy(() -> twice(client).execute()).isInstanceOf(ApiException.NotFound.class);
            assertThatThrownBy(() -> twice(client).executeAsync().get(60, SECONDS))
                    .hasCauseInstanceOf(ApiException.NotFound.class);
        }
        assertThat(node.receivedCount()).isEqualTo(2);
    }

    @Test
    void the_timeout_is_the_deadline_of_the_whole_sequence(FakeNode node) {
        node.onAny().hold();
        try (TestClient client = TestClient.of(node)) {
            Call<String> call = twice(client).timeout(Duration.ofMillis(50));
            ConnectionException late = catchThrowableOfType(ConnectionException.class, call::execute);
            assertThat(late.timedOut()).isTrue();
        }
        AtomicReference<Work> begun = new AtomicReference<>();
        WorkRunner.<Void>call("pause", work -> {
                    begun.set(work);
                    return work.pause(Duration.ofDays(1));
                })
                .timeout(Duration.ofMillis(500))
                .execute();
        assertThat(begun.get().isOver()).isTrue();
        assertThat(new Work(true, Duration.ofDays(1)).isOver()).isFalse();
        assertThat(begun.get().elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(500));
    }

    @Test
    void cancelling_drops_the_current_request_and_begins_no_other(FakeNode node) {
        HeldResponse held = node.onAny().hold();
        AtomicReference<CompletableFuture<?>> next = new AtomicReference<>();
        try (TestClient client = TestClient.of(node)) {
            CompletableFuture<String> future = WorkRunner.<String>call(
                            "cancelled",
                            work -> work.ask(client.get()).handle((value, failure) -> {
                                next.set(work.ask(client.get()));
                                return "";
                            }))
                    .executeAsync();
            assertThat(held.awaitReceived(TestClient.SOON)).isTrue();
            future.cancel(true);
            assertThat(held.awaitDisconnect(TestClient.SOON)).isTrue();
        }
        assertThat(next.get()).isCompletedExceptionally();
        assertThatThrownBy(() -> next.get().join()).isInstanceOf(CancellationException.class);
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @Test
    void an_interrupted_wait_ends_the_sequence_and_says_so() {
        CompletableFuture<Integer> never = new CompletableFuture<>();
        Thread.currentThread().interrupt();
        ConnectionException interrupted = catchThrowableOfType(
                ConnectionException.class,
                () -> WorkRunner.call("wait", work -> work.await(() -> never)).execute());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(interrupted.interrupted()).isTrue();
        assertThat(interrupted).hasMessageContaining("interrupted").hasMessageContaining("call again");
        assertThat(never).isCancelled();
    }

    @Test
    void a_step_is_repeated_until_it_has_a_value() throws Exception {
        AtomicInteger rounds = new AtomicInteger();
        Call<Integer> immediate = WorkRunner.call(
                "rounds",
                work -> work.repeat(() -> CompletableFuture.completedFuture(
                        Optional.of(rounds.incrementAndGet()).filter(round -> round == 100_000))));
        assertThat(immediate.execute()).isEqualTo(100_000);

        rounds.set(0);
        Call<Integer> waiting = WorkRunner.call(
                "rounds",
                work -> work.repeat(() -> work.pause(Duration.ofMillis(1))
                        .thenApply(
                                paused -> Optional.of(rounds.incrementAndGet()).filter(round -> round == 3))));
        assertThat(waiting.executeAsync().get(60, SECONDS)).isEqualTo(3);
    }

    @Test
    void a_round_that_fails_is_the_last() {
        AtomicInteger rounds = new AtomicInteger();
        Call<Integer> call = WorkRunner.call(
                "rounds",
                work -> work.repeat(() -> {
                    rounds.incrementAndGet();
                    return CompletableFuture.failedFuture(new IllegalStateException("no"));
                }));
        for (Call<Integer> each : List.of(call, call.map(value -> value))) {
            assertThatThrownBy(each::execute)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("no");
        }
        assertThat(rounds).hasValue(2);
    }
}
