package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.RequestLog;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FakeNodeExtension.class)
class ReceivedTest {
    private static final Duration SOON = Duration.ofSeconds(60);

    @Test
    void received_requests_are_kept_as_they_were_sent(FakeNode node) {
        Client.send(Client.request(node, "/ext/info?x=1")
                .header("content-type", "application/json")
                .header("X-Two", "a")
                .header("x-two", "b")
                .POST(
                        HttpRequest.BodyPublishers.ofString(
                                "{\"id\":\"q-7\",\"jsonrpc\":\"2.0\",\"method\":\"info.peers\",\"params\":{\"nodeIDs\":[\"é\"]}}"))
                .build());
        Client.get(node, "/ext/health?tag=a");

        assertThat(node.received()).hasSize(2);
        ReceivedRequest call = node.received().get(0);
        assertThat(call.method()).isEqualTo("POST");
        assertThat(call.path()).isEqualTo("/ext/info?x=1");
        assertThat(call.header("CONTENT-TYPE")).contains("application/json");
        assertThat(call.headers().get("x-TWO")).containsExactly("a", "b");
        assertThat(call.header("x-three")).isEmpty();
        assertThat(call.body()).contains("é");
        assertThat(call.rpcMethod()).contains("info.peers");
        assertThat(call.rpcMethods()).containsExactly("info.peers");
        assertThat(call.params()).contains("{\"nodeIDs\":[\"é\"]}");
        assertThat(call.id()).contains("\"q-7\"");
        ReceivedRequest get = node.received().get(1);
        assertThat(get.rpcMethod()).isEmpty();
        assertThat(get.id()).isEmpty();
        assertThat(get.body()).isEmpty();
        assertThat(List.of(call.at(), get.at())).doesNotContainNull();
        assertThat(get).hasToString("GET /ext/health?tag=a");
    }

    @Test
    void calls_are_counted(FakeNode node) {
        Client.call(node, "/ext/info", "info.peers", "");
        Client.call(node, "/ext/info", "info.peers", "");

        assertThat(node.receivedCount("info.peers")).isEqualTo(2);
        assertThat(node.receivedCount("info.uptime")).isZero();
        assertThat(node.receivedCount()).isEqualTo(2);
        node.clearReceived();
        assertThat(node.receivedCount("info.peers")).isZero();
        assertThat(node.received()).isEmpty();
    }

    @Test
    void a_test_can_wait_for_requests(FakeNode node) throws Exception {
        FutureTask<ReceivedRequest> first = new FutureTask<>(() -> node.takeReceived(SOON));
        new Thread(first).start();
        Client.call(node, "/ext/info", "info.peers", "");
        Client.call(node, "/ext/info", "info.uptime", "");

        assertThat(first.get(60, TimeUnit.SECONDS).rpcMethod()).contains("info.peers");
        assertThat(node.takeReceived(SOON).rpcMethod()).contains("info.uptime");
        assertThatThrownBy(() -> node.takeReceived(Duration.ofMillis(1))).isInstanceOf(AssertionError.class);
        assertThat(node.awaitReceived("info.uptime", 1, SOON)).isTrue();
        assertThat(node.awaitReceived("info.uptime", 2, Duration.ofMillis(1))).isFalse();
    }

    @Test
    void only_the_last_ten_thousand_requests_are_kept_but_all_are_counted() {
        RequestLog log = new RequestLog();
        for (int i = 0; i < RequestLog.KEPT + 5; i++) {
            log.add(Request.of("GET", "/" + i, java.util.Map.of(), ""));
        }

        assertThat(log.all()).hasSize(RequestLog.KEPT);
        assertThat(log.all().get(0).path()).isEqualTo("/5");
        assertThat(log.total()).isEqualTo(RequestLog.KEPT + 5);
    }
}
