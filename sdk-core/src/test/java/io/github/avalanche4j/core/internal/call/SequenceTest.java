package io.github.avalanche4j.core.internal.call;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.HeldResponse;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several calls as one call: their order, threads, options, deadline and end. */
class SequenceTest extends NodeAndClient {
    private static Call<String> twice(TestClient client) {
        return client.get().then(first -> client.get().map(second -> first + ", " + second));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void the_calls_follow_each_other(boolean background) throws Exception {
        node.onAny().respond("1").then().respond("2");
        assertThat(TestClient.run(twice(client), background)).isEqualTo("1, 2");
        assertThat(twice(client).toString()).startsWith("Call[test.get at ");
    }

    @Test
    void a_blocking_run_stays_on_the_calling_thread() {
        AtomicReference<Thread> thread = new AtomicReference<>();
        Call<Integer> call = Sequence.repeat(Duration.ofMillis(1), () -> {
            boolean isSecond = thread.getAndSet(Thread.currentThread()) != null;
            return Call.completed(Optional.of(7).filter(seven -> isSecond));
        });
        assertThat(call.execute()).isEqualTo(7);
        assertThat(thread.get()).isSameAs(Thread.currentThread());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void options_reach_each_request_and_the_response_has_the_sum(boolean background) throws Exception {
        node.onAny()
                .respondStatus(503, "text/plain", "no")
                .then()
                .respond("1")
                .then()
                .respond("2");
        ApiResponse<String> response =
                TestClient.run(twice(client).header("Trace", "7").withResponse(), background);

        assertThat(response.value()).isEqualTo("1, 2");
        assertThat(response.attempts()).isEqualTo(3);
        assertThat(response.status()).isEqualTo(200);
        assertThat(response.headers().first("content-type")).isPresent();
        assertThat(response.elapsed()).isPositive();
        assertThat(response.body().size()).isPositive();
        assertThat(node.received()).hasSize(3).allMatch(SequenceTest::isTraced);
    }

    private static boolean isTraced(ReceivedRequest request) {
        return request.header("Trace").filter("7"::equals).isPresent();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void retries_of_the_whole_are_those_of_each_request_that_has_none_of_its_own(boolean background) {
        node.onAny().respond("1").then().respondStatus(503, "text/plain", "no").always();
        assertThatThrownBy(() -> TestClient.run(twice(client).retries(0), background))
                .isInstanceOf(ApiException.ServerError.class);
        assertThat(node.receivedCount()).isEqualTo(2);

        assertThatThrownBy(() -> TestClient.run(
                        client.get().retries(0).then(Call::completed).retries(2), background))
                .isInstanceOf(ApiException.ServerError.class);
        assertThat(node.receivedCount()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void the_deadline_is_that_of_the_client_and_covers_all_requests(boolean background) {
        node.onAny().respond("1").then().hold();
        try (TestClient client = TestClient.of(node, options -> options.timeout(Duration.ofMillis(200)))) {
            Throwable late = catchThrowable(() -> TestClient.run(twice(client), background));
            assertThat(late)
                    .isInstanceOfSatisfying(
                            ConnectionException.class,
                            e -> assertThat(e.timedOut()).isTrue());
            assertThat(late).hasMessageNotContaining("rate limit");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_step_that_would_begin_after_the_deadline_does_not_begin(boolean background) {
        node.onAny().respond("1").always();
        VirtualTime time = new VirtualTime();
        try (TestClient client = TestClient.of(node.url(), options -> {}, time)) {
            Call<JsonTree> call = client.get().then(first -> {
                time.pass(Duration.ofSeconds(10));
                return client.get();
            });
            Throwable late = catchThrowable(() -> TestClient.run(call.timeout(Duration.ofSeconds(5)), background));
            assertThat(late)
                    .isInstanceOfSatisfying(ConnectionException.class, e -> {
                        assertThat(e.timedOut()).isTrue();
                        assertThat(e.isTransient()).isTrue();
                        assertThat(e.attempts()).isEqualTo(1);
                    })
                    .hasMessageContaining("test.get")
                    .hasMessageContaining("timeout()");
        }
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_failure_that_is_known_at_the_deadline_is_not_hidden_by_it(boolean background) {
        node.onAny().respond("1").always();
        VirtualTime time = new VirtualTime();
        AvalancheException known = new InvalidRequestException("amount", "0", "more");
        try (TestClient client = TestClient.of(node.url(), options -> {}, time)) {
            Call<JsonTree> call = client.get().then(first -> {
                time.pass(Duration.ofSeconds(10));
                return Call.failed(known);
            });
            assertThatThrownBy(() -> TestClient.run(call.timeout(Duration.ofSeconds(5)), background))
                    .isSameAs(known);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void what_is_done_elsewhere_ends_at_the_deadline_too(boolean background) {
        CompletableFuture<Integer> never = new CompletableFuture<>();
        Call<Integer> call = Sequence.await("signature", () -> never).timeout(Duration.ofMillis(100));

        Throwable late = catchThrowable(() -> TestClient.run(call, background));

        assertThat(late)
                .isInstanceOfSatisfying(
                        ConnectionException.class, e -> assertThat(e.timedOut()).isTrue());
        assertThat(late).hasMessageContaining("signature");
        assertThatThrownBy(() -> never.get(60, SECONDS)).isInstanceOf(CancellationException.class);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void another_call_may_follow_a_failure(boolean background) throws Exception {
        node.onAny().respondStatus(404, "text/plain", "no").then().respond("2");
        Call<JsonTree> call = Sequence.recover(client.get(), failure -> client.get());
        ApiResponse<JsonTree> response = TestClient.run(call.withResponse(), background);
        assertThat(response.value()).hasToString("2");
        assertThat(response.attempts()).isEqualTo(2);
    }

    @Test
    void cancelling_drops_the_current_request_and_begins_no_other() {
        HeldResponse held = node.onAny().hold();
        AtomicInteger later = new AtomicInteger();
        CompletableFuture<JsonTree> future = Sequence.recover(client.get(), failure -> {
                    later.incrementAndGet();
                    return client.get();
                })
                .executeAsync();
        assertThat(held.awaitReceived(TestClient.SOON)).isTrue();
        future.cancel(true);
        assertThat(held.awaitDisconnect(TestClient.SOON)).isTrue();
        assertThat(later).hasValue(0);
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @Test
    void closing_the_client_ends_a_wait_for_what_is_done_elsewhere() throws Exception {
        node.onAny().respond("1");
        CompletableFuture<Integer> never = new CompletableFuture<>();
        CompletableFuture<Boolean> begun = new CompletableFuture<>();
        TestClient client = TestClient.of(node);
        CompletableFuture<Integer> future = client.get()
                .then(first -> Sequence.await("signature", () -> {
                    begun.complete(true);
                    return never;
                }))
                .executeAsync();
        assertThat(begun.get(60, SECONDS)).isTrue();

        client.close();

        assertThatThrownBy(() -> future.get(60, SECONDS))
                .hasCauseInstanceOf(ConnectionException.class)
                .hasMessageContaining("closed");
        assertThatThrownBy(() -> never.get(60, SECONDS)).isInstanceOf(CancellationException.class);
    }

    @Test
    void an_interrupted_wait_ends_the_sequence_and_says_so() {
        CompletableFuture<Integer> never = new CompletableFuture<>();
        Thread.currentThread().interrupt();
        ConnectionException interrupted = catchThrowableOfType(
                ConnectionException.class,
                () -> Sequence.await("wait", () -> never).execute());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(interrupted.interrupted()).isTrue();
        assertThat(interrupted.isTransient()).isFalse();
        assertThat(interrupted).hasMessageContaining("interrupted");
    }

    @Test
    void a_handler_of_failures_cannot_continue_an_interrupted_sequence() {
        node.onAny().respond("1").always();
        Call<JsonTree> call = Sequence.recover(Sequence.<JsonTree>failed(new IllegalStateException("no")), failure -> {
            Thread.currentThread().interrupt();
            return client.get();
        });
        ConnectionException interrupted = catchThrowableOfType(ConnectionException.class, call::execute);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(interrupted.interrupted()).isTrue();
        assertThat(node.receivedCount()).isZero();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_round_is_repeated_until_it_has_a_value(boolean background) throws Exception {
        AtomicInteger rounds = new AtomicInteger();
        for (Duration interval : List.of(Duration.ZERO, Duration.ofNanos(1))) {
            rounds.set(0);
            int most = interval.isZero() ? 100_000 : 3;
            Call<Integer> call = Sequence.repeat(
                    interval,
                    () -> Call.completed(Optional.of(rounds.incrementAndGet()).filter(round -> round == most)));
            assertThat(TestClient.run(call, background)).isEqualTo(most);
        }
    }

    @Test
    void a_round_that_fails_is_the_last() {
        AtomicInteger rounds = new AtomicInteger();
        Call<Integer> call = Sequence.repeat(Duration.ZERO, () -> {
            rounds.incrementAndGet();
            return Sequence.failed(new IllegalStateException("no"));
        });
        assertThatThrownBy(call::execute)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no");
        assertThat(rounds).hasValue(1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void several_calls_run_at_once_and_their_values_come_in_order(boolean background) throws Exception {
        HeldResponse first = node.onCustom("GET", "/get").respond("1").hold();
        HeldResponse second = node.onCustom(TestClient.READ).respond("2").hold();
        HeldResponse third = node.onCustom(TestClient.ACT).respond("3").hold();
        Call<List<JsonTree>> all = Call.all(List.of(client.get(), client.read(), client.act()), 2);
        CompletableFuture<List<JsonTree>> values = new CompletableFuture<>();
        Thread running = new Thread(() -> {
            try {
                values.complete(TestClient.run(all, background));
            } catch (Exception e) {
                values.completeExceptionally(e);
            }
        });
        running.start();
        assertThat(first.awaitReceived(TestClient.SOON)).isTrue();
        assertThat(second.awaitReceived(TestClient.SOON)).isTrue();
        assertThat(node.receivedCount()).isEqualTo(2);
        second.release();
        assertThat(third.awaitReceived(TestClient.SOON)).isTrue();
        third.release();
        first.release();
        assertThat(values.get(60, SECONDS)).map(JsonTree::toString).containsExactly("1", "2", "3");
        running.join();
    }

    @Test
    void the_first_failure_of_several_calls_ends_the_others() {
        HeldResponse first = node.onAny().hold();
        node.onAny().respondStatus(404, "text/plain", "no");
        Call<JsonTree> second = Sequence.await(
                        "the first is sent",
                        () -> CompletableFuture.supplyAsync(() -> first.awaitReceived(TestClient.SOON), Runnable::run))
                .then(sent -> client.get());
        assertThatThrownBy(() -> Call.all(List.of(client.get(), second), 2).execute())
                .isInstanceOf(ApiException.NotFound.class);
        assertThat(first.awaitDisconnect(TestClient.SOON)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void an_error_of_users_code_ends_several_calls(boolean background) throws Exception {
        node.onAny().respond("1").always();
        Call<Object> faulty = client.get().map(value -> {
            throw new AssertionError("of the user");
        });
        assertThatThrownBy(() -> TestClient.run(Call.all(List.of(faulty, faulty), 2), background))
                .isInstanceOf(AssertionError.class)
                .hasMessage("of the user");
    }

    @Test
    void values_of_calls_that_send_nothing_need_no_client() {
        List<Call<Integer>> calls =
                IntStream.range(0, 10_000).mapToObj(Call::completed).toList();
        assertThat(Call.all(calls, 4).execute())
                .isEqualTo(IntStream.range(0, 10_000).boxed().toList());
        assertThat(Call.all(List.<Call<Integer>>of(), 4).execute()).isEmpty();
        assertThatThrownBy(() -> Call.all(calls, 0))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("atOnce");
    }
}
