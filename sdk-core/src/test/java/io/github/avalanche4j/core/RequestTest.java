package io.github.avalanche4j.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is sent: headers of the client, its supplier, the call and the instrumentation, and the body. */
@ExtendWith(FakeNodeExtension.class)
class RequestTest {
    @Test
    void headers_come_from_the_client_the_supplier_the_call_and_the_instrumentation(FakeNode node) {
        node.on(TestClient.READ).respondStatus(500, "text/plain", "").then().respond("1");
        AtomicInteger asked = new AtomicInteger();
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
                        .headers(() -> Map.of("X-B", "token-" + asked.incrementAndGet()))
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
    void a_request_says_who_sends_what(FakeNode node) {
        node.on(TestClient.READ).respond("1");
        try (TestClient client = TestClient.of(node)) {
            client.read().execute();
        }
        ReceivedRequest request = node.received().get(0);
        assertThat(request.method() + " " + request.path()).isEqualTo("POST " + TestClient.PATH);
        assertThat(request.header("User-Agent").orElseThrow()).startsWith("avalanche4j");
        assertThat(request.header("Content-Type")).contains("application/json");
        assertThat(request.header("Accept")).contains("application/json");
        assertThat(request.body()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"test.read\",\"params\":{}}");
    }

    @Test
    void instrumentation_that_throws_does_no_harm(FakeNode node) {
        node.on(TestClient.READ)
                .respondStatus(500, "text/plain", "")
                .then()
                .respond("1")
                .then()
                .respond("2")
                .then()
                .respond("3");
        Instrumentation broken = (endpoint, server) -> new Instrumentation.Observation() {
            @Override
            public Map<String, String> attemptStarted(int attempt) {
                throw new IllegalStateException("a");
            }

            @Override
            public void attemptEnded(int attempt, OptionalInt status, Duration elapsed) {
                throw new IllegalStateException("b");
            }

            @Override
            public void callEnded(int attempts, Duration elapsed, Throwable failure) {
                throw new IllegalStateException("c");
            }
        };
        Instrumentation hopeless = (endpoint, server) -> {
            throw new IllegalStateException("d");
        };
        Instrumentation smuggling = (endpoint, server) -> new Instrumentation.Observation() {
            @Override
            public Map<String, String> attemptStarted(int attempt) {
                return Map.of("bad name", "bad\nvalue");
            }
        };
        try (TestClient first = TestClient.of(node, options -> options.instrumentation(broken));
                TestClient second = TestClient.of(node, options -> options.instrumentation(hopeless));
                TestClient third = TestClient.of(node, options -> options.instrumentation(smuggling))) {
            assertThat(first.read().execute()).hasToString("1");
            assertThat(second.read().executeAsync().join()).hasToString("2");
            assertThat(third.read().execute()).hasToString("3");
        }
    }

    @Test
    void what_a_header_supplier_throws_ends_the_call_as_it_is(FakeNode node) {
        RuntimeException mine = new IllegalStateException("no token");
        try (TestClient client = TestClient.of(
                node,
                options -> options.headers(() -> {
                    throw mine;
                }))) {
            assertThatThrownBy(() -> client.read().execute()).isSameAs(mine);
            assertThatThrownBy(() -> client.read().executeAsync().join()).hasCause(mine);
        }
        assertThat(node.receivedCount()).isZero();
    }
}
