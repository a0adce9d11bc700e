package io.github.avalanche4j.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.internal.call.NodeAndClient;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.internal.retry.RateLimitGate;
import io.github.avalanche4j.core.log.Log;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The headers that the client, its supplier, the call and the instrumentation add, and the body. */
class RequestTest extends NodeAndClient {
    @Test
    void the_trace_of_a_request_says_its_verb_once() {
        node.onCustom(TestClient.READ).respond("1");
        try (Log log = new Log()) {
            client.read().execute();

            assertThat(log.text())
                    .containsOnlyOnce(TestClient.READ + ": sending POST /")
                    .doesNotContain("POST POST");
        }
    }

    @Test
    void headers_are_those_of_the_client_the_supplier_the_call_and_the_instrumentation() {
        node.onCustom(TestClient.READ)
                .respondStatus(500, "text/plain", "")
                .then()
                .respond("1");
        AtomicInteger requests = new AtomicInteger();
        Instrumentation tracing = (endpoint, server) -> new Instrumentation.Observation() {
            @Override
            public Map<String, String> attemptStarted(int attempt) {
                return Map.of("traceparent", "00-" + attempt);
            }
        };
        try (TestClient client = TestClient.of(
                node,
                options -> options.header("X-A", "one")
                        .header("x-a", "two")
                        .headers(() -> Map.of("X-B", "token-" + requests.incrementAndGet()))
                        .instrumentation(tracing))) {
            client.read().header("X-C", "three").header("User-Agent", "mine/1").execute();
        }
        List<ReceivedRequest> received = node.received();
        assertThat(received)
                .extracting(request -> request.header("X-B").orElseThrow())
                .containsExactly("token-1", "token-2");
        assertThat(received)
                .extracting(request -> request.header("traceparent").orElseThrow())
                .containsExactly("00-1", "00-2");
        assertThat(received.get(1).headers().get("X-A")).containsExactly("two");
        assertThat(received.get(1).header("X-C")).contains("three");
        assertThat(received.get(1).header("User-Agent")).contains("mine/1");
    }

    @Test
    void a_request_says_who_sends_what() {
        node.onCustom(TestClient.READ).respond("1");
        client.read().execute();
        ReceivedRequest request = node.received().get(0);
        assertThat(request.method() + " " + request.path()).isEqualTo("POST " + TestClient.PATH);
        assertThat(request.header("User-Agent").orElseThrow()).startsWith("avalanche4j");
        assertThat(request.header("Content-Type")).contains("application/json");
        assertThat(request.header("Accept")).contains("application/json");
        assertThat(request.body()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"test.read\",\"params\":{}}");
    }

    @Test
    void a_header_of_an_instrumentation_that_is_invalid_is_left_out() {
        node.onCustom(TestClient.READ).respond("1");
        Instrumentation smuggling = (endpoint, server) -> new Instrumentation.Observation() {
            @Override
            public Map<String, String> attemptStarted(int attempt) {
                return Map.of("bad name", "bad\nvalue");
            }
        };
        try (TestClient client = TestClient.of(node, options -> options.instrumentation(smuggling))) {
            assertThat(client.read().execute()).hasToString("1");
        }
        assertThat(node.received().get(0).headers().keySet()).noneMatch(name -> name.startsWith("bad"));
    }

    /** Throws the given exception at each call. */
    private static final class Throwing implements Instrumentation.Observation {
        private final Throwable thrown;

        Throwing(Throwable thrown) {
            this.thrown = thrown;
        }

        @Override
        public Map<String, String> attemptStarted(int attempt) {
            throw sneaky(thrown);
        }

        @Override
        public void attemptEnded(int attempt, OptionalInt status, Duration elapsed) {
            throw sneaky(thrown);
        }

        @Override
        public void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {
            throw sneaky(thrown);
        }
    }

    /** Throws checked exceptions too, as code in Kotlin does. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException sneaky(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private static Stream<Throwable> thrown() {
        return Stream.of(
                new IllegalStateException("thrown by a test"),
                new NoSuchMethodError("meter of another version"),
                new AssertionError("thrown by a test"),
                new StackOverflowError("a listener that calls itself"),
                new IOException("thrown from Kotlin"));
    }

    @ParameterizedTest
    @MethodSource("thrown")
    void an_exception_of_an_instrumentation_is_logged_once_and_the_call_continues(Throwable thrown) {
        node.onCustom(TestClient.READ).respondStatus(500, "text/plain", "");
        node.onCustom(TestClient.READ).respond("1").always();
        try (Log log = new Log();
                TestClient client = TestClient.of(
                        node, options -> options.instrumentation((endpoint, server) -> new Throwing(thrown)));
                TestClient hopeless = TestClient.of(
                        node,
                        options -> options.instrumentation((endpoint, server) -> {
                            throw sneaky(thrown);
                        }))) {
            for (TestClient each : List.of(client, hopeless)) {
                assertThat(each.read().execute()).hasToString("1");
                assertThat(each.read().executeAsync().join()).hasToString("1");
            }
            assertThat(log.text().lines().filter(line -> line.startsWith("WARN")))
                    .as("one for each client")
                    .hasSize(2)
                    .allMatch(line -> line.contains("The instrumentation failed"));
        }
    }

    @Test
    void an_instrumentation_that_runs_out_of_memory_ends_the_call_and_frees_its_place() {
        node.onCustom(TestClient.READ).respond("1").always();
        Error thrown = new OutOfMemoryError("thrown by a test");
        AtomicBoolean failing = new AtomicBoolean(true);
        Instrumentation.Observation broken = new Throwing(thrown);
        try (TestClient client = TestClient.limited(
                node.url(),
                RateLimitGate.beginningWith(1),
                options -> options.instrumentation(
                        (endpoint, server) -> failing.get() ? broken : new Instrumentation.Observation() {}))) {
            assertThatThrownBy(client.read()::execute).isSameAs(thrown);
            assertThatThrownBy(() -> client.read().executeAsync().join()).hasCause(thrown);

            failing.set(false);
            assertThat(client.read().execute()).as("the one place is free").hasToString("1");
        }
    }

    @ParameterizedTest
    @MethodSource("thrown")
    void a_failing_header_supplier_is_logged_and_the_request_is_sent_without_its_headers(Throwable thrown) {
        node.onCustom(TestClient.READ).respond("1").always();
        try (Log log = new Log();
                TestClient client = TestClient.of(
                        node,
                        options -> options.header("X-Fixed", "kept").headers(() -> {
                            throw sneaky(thrown);
                        }))) {
            assertThat(client.read().execute()).hasToString("1");
            assertThat(client.read().executeAsync().join()).hasToString("1");
            assertThat(log.text().lines().filter(line -> line.startsWith("WARN")))
                    .singleElement()
                    .asString()
                    .contains("The header supplier failed", thrown.getMessage());
        }
        assertThat(node.received())
                .hasSize(2)
                .allMatch(request -> request.header("X-Fixed").isPresent());
    }

    @Test
    void a_call_that_fails_after_its_header_supplier_names_what_that_threw() {
        node.onCustom(TestClient.READ).respondStatus(401, "text/plain", "").always();
        RuntimeException mine = new IllegalStateException("no token");
        try (TestClient client = TestClient.of(
                node,
                options -> options.headers(() -> {
                    throw mine;
                }))) {
            assertThatThrownBy(client.read()::execute)
                    .isInstanceOf(ApiException.Unauthorized.class)
                    .satisfies(refused -> assertThat(refused.getSuppressed()).containsExactly(mine));
        }
    }
}
