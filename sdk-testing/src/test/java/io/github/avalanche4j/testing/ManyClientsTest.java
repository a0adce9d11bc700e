package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FakeNodeExtension.class)
@Timeout(60)
class ManyClientsTest {
    @Test
    void concurrent_calls_get_their_own_responses_and_each_scripted_response_is_used_once(FakeNode node) {
        IntStream.range(0, 50).forEach(i -> node.onCustom("info.count").respond("\"reply " + i + "\""));

        List<CompletableFuture<HttpResponse<String>>> responses = IntStream.range(0, 100)
                .mapToObj(id -> Client.sendAsync(Client.post(
                        node,
                        "/ext/info",
                        "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\""
                                + (id % 2 == 0 ? "info.count" : "info.getNodeID") + "\"}")))
                .toList();

        Set<String> replies = new HashSet<>();
        for (int id = 0; id < responses.size(); id++) {
            String body = responses.get(id).join().body();
            assertThat(body).endsWith(",\"id\":" + id + "}\n");
            if (id % 2 == 0) {
                replies.add(body.substring(0, body.indexOf(",\"id\"")));
            } else {
                assertThat(body).contains("nodePOP");
            }
        }
        assertThat(replies).hasSize(50);
        assertThat(node.receivedCount("info.count")).isEqualTo(50);
        assertThat(node.receivedCount()).isEqualTo(100);
    }
}
