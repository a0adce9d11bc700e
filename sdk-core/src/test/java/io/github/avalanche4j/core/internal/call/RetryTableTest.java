package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.Script;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.net.ssl.SSLException;
import okhttp3.OkHttpClient;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every kind of failure, for idempotent and other endpoints, with both drivers, without waiting. */
class RetryTableTest {
    private static final int MAX_ATTEMPTS = 3;

    /** A failure and the number of attempts for an idempotent endpoint and for another one. */
    enum Failure {
        REFUSED(MAX_ATTEMPTS, MAX_ATTEMPTS, "http://127.0.0.1:1"),
        NO_SUCH_HOST(MAX_ATTEMPTS, MAX_ATTEMPTS, "http://no.such.host"),
        NO_TLS(1, 1, "https"),
        RATE_LIMITED(MAX_ATTEMPTS, 1, status(429)),
        UNAVAILABLE(MAX_ATTEMPTS, 1, status(503)),
        UNAVAILABLE_UNTIL(MAX_ATTEMPTS, MAX_ATTEMPTS, status(503, "1")),
        // an hour after the beginning of virtual time
        UNAVAILABLE_UNTIL_A_DATE(1, 1, status(503, "Thu, 01 Jan 1970 01:16:40 GMT")),
        UNAVAILABLE_NO_MORE(MAX_ATTEMPTS, MAX_ATTEMPTS, status(503, "0")),
        RATE_LIMITED_TOO_LONG(1, 1, status(429, "61")),
        READ_TIME_OUT(
                MAX_ATTEMPTS,
                1,
                script -> script.respondDefault().delay(Duration.ofMinutes(5)).always()),
        CUT(MAX_ATTEMPTS, 1, script -> script.disconnect().always()),
        CUT_IN_THE_BODY(
                MAX_ATTEMPTS,
                1,
                script -> script.respond("\"some text\"").disconnectAfter(20).always()),
        REQUEST_TIMEOUT(MAX_ATTEMPTS, 1, status(408)),
        REQUEST_TIMEOUT_UNTIL(MAX_ATTEMPTS, 1, status(408, "0")),
        SERVER_ERROR(MAX_ATTEMPTS, 1, status(500)),
        BAD_GATEWAY(MAX_ATTEMPTS, 1, status(502)),
        GATEWAY_TIMEOUT(MAX_ATTEMPTS, 1, status(504)),
        NOT_IMPLEMENTED(1, 1, status(501)),
        BAD_REQUEST(1, 1, status(400)),
        UNAUTHORIZED(1, 1, status(401)),
        FORBIDDEN(1, 1, status(403)),
        NOT_FOUND(1, 1, status(404)),
        TOO_LARGE(1, 1, status(413)),
        REDIRECT(1, 1, status(307)),
        RPC_ERROR(1, 1, script -> script.respondError(-32000, "no").always()),
        NOT_JSON(1, 1, script -> script.respondRaw("<html>").always()),
        TRUNCATED_JSON(
                1,
                1,
                script -> script.respondRaw("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":[1,")
                        .always()),
        WRONG_ID(1, 1, script -> script.respondRaw("{\"id\":0,\"result\":1}").always()),
        TOO_LONG(1, 1, script -> script.respond("\"" + "x".repeat(5000) + "\"").always());

        private final int safe;
        private final int unsafe;
        private final String url;
        private final Consumer<Script> reply;

        Failure(int safe, int unsafe, String url) {
            this.safe = safe;
            this.unsafe = unsafe;
            this.url = url;
            this.reply = script -> {};
        }

        Failure(int safe, int unsafe, Consumer<Script> reply) {
            this.safe = safe;
            this.unsafe = unsafe;
            this.url = "";
            this.reply = reply;
        }

        boolean reachesServer() {
            return url.isEmpty();
        }
    }

    private static Consumer<Script> status(int status) {
        return script -> script.respondStatus(status, "text/plain", "no").always();
    }

    private static Consumer<Script> status(int status, String retryAfter) {
        return script -> TestClient.fail(script, status, retryAfter);
    }

    /** Everything observable of a run. */
    private record Outcome(List<String> events, List<Duration> waits, String message, int earlier, int received) {}

    private static Outcome run(
            Failure failure, boolean idempotent, Function<Call<JsonTree>, AvalancheException> driver) {
        try (FakeNode node = FakeNode.start()) {
            Trace trace = new Trace();
            VirtualTime time = new VirtualTime();
            TestClient.know(node);
            failure.reply.accept(node.onAny());
            String url = failure.reachesServer()
                    ? node.url()
                    : failure.url.equals("https") ? node.url().replace("http:", "https:") : failure.url;
            try (TestClient client = TestClient.of(url, options(failure, trace), time)) {
                AvalancheException thrown = driver.apply(idempotent ? client.read() : client.act());
                if (failure == Failure.READ_TIME_OUT) { // the server may not have read the request yet
                    node.awaitReceived(
                            idempotent ? TestClient.READ : TestClient.ACT,
                            ((ConnectionException) thrown).attempts(),
                            TestClient.SOON);
                }
                return new Outcome(
                        trace.events(),
                        time.waits(),
                        thrown.getMessage()
                                .replaceAll("127\\.0\\.0\\.1[:/]\\d+", "host")
                                .replaceAll("\\d+\\.\\d s", "t"),
                        thrown.getSuppressed().length,
                        node.receivedCount());
            }
        }
    }

    private static Consumer<TestOptions> options(Failure failure, Trace trace) {
        return options -> {
            options.instrumentation(trace).timeout(Duration.ofHours(1)).maxResponseBytes(2000);
            if (failure == Failure.READ_TIME_OUT) {
                TestClient.limitReads(options);
            }
            if (failure == Failure.NO_TLS) {
                options.httpClient(TestClient.failing(new SSLException("no common version")));
            }
            if (failure == Failure.NO_SUCH_HOST) {
                options.httpClient(new OkHttpClient.Builder()
                        .dns(host -> {
                            throw new UnknownHostException(host);
                        })
                        .build());
            }
        };
    }

    private static AvalancheException blocking(Call<JsonTree> call) {
        return catchThrowableOfType(AvalancheException.class, call::execute);
    }

    private static AvalancheException background(Call<JsonTree> call) {
        Throwable thrown = catchThrowableOfType(
                CompletionException.class, () -> call.executeAsync().join());
        return (AvalancheException) thrown.getCause();
    }

    @ParameterizedTest
    @EnumSource
    void each_failure_gets_its_attempts_and_both_drivers_do_the_same(Failure failure) {
        for (boolean idempotent : new boolean[] {true, false}) {
            int attempts = idempotent ? failure.safe : failure.unsafe;
            Outcome blocking = run(failure, idempotent, RetryTableTest::blocking);
            Outcome background = run(failure, idempotent, RetryTableTest::background);
            assertThat(blocking.received()).isEqualTo(failure.reachesServer() ? attempts : 0);
            assertThat(blocking.events().stream().filter(event -> event.matches("attempt \\d+")))
                    .hasSize(attempts);
            assertThat(blocking.events()).last().asString().startsWith("call ended after " + attempts + " with ");
            assertThat(blocking.earlier()).isEqualTo(attempts - 1);
            assertThat(blocking.waits()).hasSize(attempts - 1);
            assertThat(blocking.message()).contains("attempt " + attempts + " of " + MAX_ATTEMPTS);
            assertThat(background).isEqualTo(blocking);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"CUT", "READ_TIME_OUT", "CUT_IN_THE_BODY", "REFUSED"})
    void an_exception_says_how_far_the_request_got(Failure failure) {
        List<ConnectionException> failures = new ArrayList<>();
        run(failure, false, call -> {
            AvalancheException thrown = blocking(call);
            failures.add((ConnectionException) thrown);
            return thrown;
        });
        assertThat(failures.get(0).phase())
                .isEqualTo(
                        switch (failure) {
                            case REFUSED -> ConnectionException.Phase.CONNECTING;
                            case CUT_IN_THE_BODY -> ConnectionException.Phase.READING_RESPONSE;
                            default -> ConnectionException.Phase.AWAITING_RESPONSE;
                        });
        assertThat(failures.get(0).timedOut()).isEqualTo(failure == Failure.READ_TIME_OUT);
        assertThat(failures.get(0).attempts()).isEqualTo(failure.unsafe);
    }
}
