package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.internal.call.SimulatedServer.Reply;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.internal.retry.RateLimitGate;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.github.avalanche4j.testing.HeldResponse;
import io.github.avalanche4j.testing.ScriptedResponse;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A message about a timeout names the timeout and its setting. */
@ExtendWith(FakeNodeExtension.class)
class TimeLimitTest {
    private static final Duration SHORT = Duration.ofMillis(100);

    /** A server that does not respond within an hour, in virtual time. */
    private static void assertTimesOut(Consumer<TestClient> calls) {
        try (Simulation time = new Simulation(0)) {
            SimulatedServer server = new SimulatedServer(time);
            server.behave(request -> Reply.ok(Duration.ofHours(1)));
            try (TestClient client =
                    TestClient.of("http://server.test", options -> options.httpClient(server.http()), time)) {
                calls.accept(client);
            }
        }
    }

    @Test
    void a_deadline_that_passes_names_timeout() {
        assertTimesOut(client -> {
            assertThatThrownBy(client.read().timeout(SHORT)::execute)
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("timed out while waiting for the response: the call's deadline passed")
                    .hasMessageEndingWith("allow more time with timeout()");
        });
    }

    @Test
    void an_attempt_that_takes_too_long_names_its_own_limit() {
        assertTimesOut(client -> {
            assertThatThrownBy(client.read().attemptTimeout(SHORT).retries(0)::execute)
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("the time limit of one attempt passed")
                    .hasMessageEndingWith("allow more time with attemptTimeout()");
        });
    }

    @Test
    void a_limit_of_a_users_own_http_client_is_reported_as_such(FakeNode node) {
        node.onCustom(TestClient.READ).hold();
        OkHttpClient users = new OkHttpClient.Builder().callTimeout(SHORT).build();
        try (TestClient client = TestClient.of(node, options -> options.httpClient(users))) {
            assertThatThrownBy(client.read().retries(0)::execute)
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("a time limit of your OkHttpClient passed");
        } finally {
            users.dispatcher().executorService().shutdown();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void forever_is_a_time_limit_like_any_other(boolean background, FakeNode node) throws Exception {
        Duration forever = ChronoUnit.FOREVER.getDuration();
        node.onAny().respond("1").always();
        try (TestClient client = TestClient.of(
                        node,
                        options ->
                                options.timeout(forever).attemptTimeout(forever).connectTimeout(forever));
                TestClient usual = TestClient.of(node)) {
            for (Call<JsonTree> call : List.of(
                    client.act(),
                    client.act().then(first -> client.act()),
                    usual.act().timeout(forever),
                    usual.act().attemptTimeout(forever),
                    usual.act().then(first -> usual.act()).timeout(forever))) {
                assertThat(TestClient.run(call, background)).hasToString("1");
            }
        }
    }

    @Test
    void a_time_limit_for_connecting_may_be_shorter_than_okhttp_allows(FakeNode node) {
        TestClient.of(node, options -> options.connectTimeout(Duration.ofNanos(1)))
                .close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_users_own_limit_of_a_read_is_reported_as_such_before_and_in_the_response(boolean begun, FakeNode node) {
        ScriptedResponse reply = node.onCustom(TestClient.READ).respond("\"" + "x".repeat(10_000) + "\"");
        if (begun) {
            reply.throttleBody(5_000, Duration.ofMinutes(5));
        } else {
            reply.delay(Duration.ofMinutes(5));
        }
        OkHttpClient users = new OkHttpClient.Builder().readTimeout(SHORT).build();
        try (TestClient client = TestClient.of(node, options -> options.httpClient(users))) {
            assertThatThrownBy(client.read().retries(0)::execute)
                    .isInstanceOfSatisfying(ConnectionException.class, late -> {
                        assertThat(late.timedOut()).isTrue();
                        assertThat(late.phase()).isEqualTo(begun ? Phase.READING_RESPONSE : Phase.AWAITING_RESPONSE);
                    })
                    .hasMessageContaining("a time limit of your OkHttpClient passed")
                    .hasMessageEndingWith("allow more time with the OkHttpClient's own settings");
        } finally {
            users.dispatcher().executorService().shutdown();
        }
    }

    private final VirtualTime time = new VirtualTime();

    private Transport transport(FakeNode node, RateLimitGate gate) {
        ClientSettings options = TestOptions.of(builder -> builder.retries(0));
        return new Transport(node.url(), options, new ApiErrorDecoder(), gate, time);
    }

    private static Call<JsonTree> get(Transport transport) {
        return new RestChannel(transport).call(TestClient.GETTING, null);
    }

    @Test
    void a_call_that_waits_with_another_after_contradictory_headers_reports_the_known_limit(FakeNode node) {
        node.onCustom("GET", "/get")
                .respond("1")
                .header("ratelimit-limit", "10")
                .header("ratelimit-remaining", "0"); // without a policy, so the end of the period is unknown
        HeldResponse held = node.onCustom("GET", "/get").hold();
        try (Transport transport = transport(node, RateLimitGate.open())) {
            get(transport).execute();
            CompletableFuture<JsonTree> other =
                    get(transport).timeout(Duration.ofHours(1)).executeAsync();
            assertThat(held.awaitReceived(TestClient.SOON)).isTrue();

            assertThatThrownBy(get(transport).timeout(Duration.ofSeconds(5))::execute)
                    .hasMessageContaining("held back by the rate limit until the deadline (limit 10, 0 left; "
                            + "when the next request can be sent is not known)")
                    .isInstanceOfSatisfying(ConnectionException.class, late -> {
                        assertThat(late.timedOut()).isTrue();
                        assertThat(late.phase()).isEqualTo(Phase.WAITING);
                    });
            other.cancel(true);
        }
        assertThat(node.receivedCount()).isEqualTo(2);
    }

    @Test
    void a_call_that_leaves_a_moment_before_its_deadline_names_the_limit_and_not_the_server(FakeNode node) {
        node.onCustom("GET", "/get").respond("1");
        node.onCustom("GET", "/get").hold();
        try (Transport transport = transport(node, RateLimitGate.limitedTo(1, Duration.ofSeconds(10)))) {
            get(transport).execute();

            assertThatThrownBy(get(transport).timeout(Duration.ofMillis(10_001))::execute)
                    .hasMessageContaining("the rate limit held the call back for 10000 ms (limit 1 per 10 s, 0 left; "
                            + "the next request can be sent in 10000 ms) and left 1 ms for the request")
                    .hasMessageNotContaining("overloaded")
                    .isInstanceOfSatisfying(
                            ConnectionException.class,
                            late -> assertThat(late.timedOut()).isTrue());
        }
    }
}
