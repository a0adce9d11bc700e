package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FakeNodeExtension.class)
class BatchTest {
    private static final String CHAIN = "/ext/bc/C/rpc";
    private static final String TWO_CALLS = "[{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"eth_chainId\"},"
            + "{\"jsonrpc\":\"2.0\",\"id\":22,\"method\":\"eth_blockNumber\"}]";

    @Test
    void each_call_of_a_batch_gets_its_recorded_response(FakeNode node) {
        assertThat(send(node, CHAIN, TWO_CALLS))
                .isEqualTo("[{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"result\":\"0x15b38\"},"
                        + "{\"jsonrpc\":\"2.0\",\"id\":22,\"result\":\"0x11\"}]\n");
        assertThat(node.receivedCount("eth_blockNumber")).isOne();
        assertThat(node.received().get(0).rpcMethods()).containsExactly("eth_chainId", "eth_blockNumber");
        assertThat(node.received().get(0).rpcMethod()).isEmpty();
    }

    @Test
    void a_script_responds_to_its_own_call_only(FakeNode node) {
        node.on("eth_blockNumber").respondError(-32000, "busy");

        assertThat(send(node, CHAIN, TWO_CALLS))
                .isEqualTo("[{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"result\":\"0x15b38\"},"
                        + "{\"jsonrpc\":\"2.0\",\"id\":22,\"error\":{\"code\":-32000,\"message\":\"busy\"}}]\n");
        assertThat(send(node, CHAIN, TWO_CALLS)).doesNotContain("busy");
    }

    @Test
    void the_response_to_a_whole_batch_can_be_scripted(FakeNode node) {
        node.onPath(CHAIN).respondRaw("[]").then().respondStatus(503, "text/plain", "later");

        assertThat(send(node, CHAIN, TWO_CALLS)).isEqualTo("[]");
        assertThat(Client.send(Client.post(node, CHAIN, TWO_CALLS)).statusCode())
                .isEqualTo(503);
        assertThat(send(node, CHAIN, TWO_CALLS)).contains("0x15b38");
    }

    @Test
    void a_scripted_status_of_one_call_is_the_status_of_the_batch(FakeNode node) {
        node.on("eth_blockNumber").respondStatus(502, "text/html", "<html>");

        HttpResponse<String> response = Client.send(Client.post(node, CHAIN, TWO_CALLS));

        assertThat(response.statusCode()).isEqualTo(502);
        assertThat(response.body()).isEqualTo("<html>");
    }

    @Test
    void an_empty_batch_is_one_error(FakeNode node) {
        assertThat(send(node, CHAIN, "[]"))
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32600,\"message\":\"empty batch\"}}");
    }

    private static String send(FakeNode node, String path, String body) {
        return Client.send(Client.post(node, path, body)).body();
    }
}
