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
    void eachCallIsAnsweredFromItsRecording(FakeNode node) {
        assertThat(send(node, CHAIN, TWO_CALLS))
                .isEqualTo("[{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"result\":\"0x15b38\"},"
                        + "{\"jsonrpc\":\"2.0\",\"id\":22,\"result\":\"0x11\"}]\n");
        assertThat(node.receivedCount("eth_blockNumber")).isOne();
        assertThat(node.received().get(0).rpcMethods()).containsExactly("eth_chainId", "eth_blockNumber");
        assertThat(node.received().get(0).rpcMethod()).isEmpty();
    }

    @Test
    void aScriptAnswersItsCallOnly(FakeNode node) {
        node.on("eth_blockNumber").respondError(-32000, "busy");

        assertThat(send(node, CHAIN, TWO_CALLS))
                .isEqualTo("[{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"result\":\"0x15b38\"},"
                        + "{\"jsonrpc\":\"2.0\",\"id\":22,\"error\":{\"code\":-32000,\"message\":\"busy\"}}]\n");
        assertThat(send(node, CHAIN, TWO_CALLS)).doesNotContain("busy");
    }

    @Test
    void aScriptedChainNeedsNoRecordings(FakeNode node) {
        node.on("eth_chainId").at("/ext/bc/mine/rpc").respond("\"0x1\"").always();
        node.on("eth_blockNumber").at("/ext/bc/mine/rpc").respond("\"0x2\"").always();

        assertThat(send(node, "/ext/bc/mine/rpc", TWO_CALLS)).contains("\"0x1\"", "\"0x2\"");
    }

    @Test
    void aWholeAnswerMayBeScripted(FakeNode node) {
        node.onPath(CHAIN).respondRaw("[]").then().respondStatus(503, "text/plain", "later");

        assertThat(send(node, CHAIN, TWO_CALLS)).isEqualTo("[]");
        assertThat(Client.send(Client.post(node, CHAIN, TWO_CALLS)).statusCode())
                .isEqualTo(503);
        assertThat(send(node, CHAIN, TWO_CALLS)).contains("0x15b38");
    }

    @Test
    void aStatusForOneCallIsTheStatusOfAll(FakeNode node) {
        node.on("eth_blockNumber").respondStatus(502, "text/html", "<html>");

        HttpResponse<String> answer = Client.send(Client.post(node, CHAIN, TWO_CALLS));

        assertThat(answer.statusCode()).isEqualTo(502);
        assertThat(answer.body()).isEqualTo("<html>");
    }

    @Test
    void noMoreThanAThousand(FakeNode node) {
        assertThat(send(node, CHAIN, RecordedResponsesTest.batchOf(1000))).contains("{\"jsonrpc\":\"2.0\",\"id\":999,");
        assertThat(send(node, CHAIN, RecordedResponsesTest.batchOf(1001)))
                .isEqualTo(
                        "[{\"jsonrpc\":\"2.0\",\"id\":0,\"error\":{\"code\":-32600,\"message\":\"batch too large\"}}]");
    }

    @Test
    void callsWithoutAnIdGetNoEntry(FakeNode node) {
        String notification = "{\"jsonrpc\":\"2.0\",\"method\":\"eth_blockNumber\"}";

        assertThat(send(
                        node,
                        CHAIN,
                        "[" + notification + ",{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"eth_chainId\"}]"))
                .isEqualTo("[{\"jsonrpc\":\"2.0\",\"id\":5,\"result\":\"0x15b38\"}]\n");
        assertThat(send(node, CHAIN, "[" + notification + "]")).isEmpty();
        assertThat(send(node, CHAIN, notification)).isEmpty();
    }

    @Test
    void anEmptyBatchIsOneError(FakeNode node) {
        assertThat(send(node, CHAIN, "[]"))
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32600,\"message\":\"empty batch\"}}");
    }

    @Test
    void aServiceReadsNoBatches(FakeNode node) {
        assertThat(send(node, "/ext/info", TWO_CALLS)).contains("-32700", "cannot unmarshal array");
    }

    private static String send(FakeNode node, String path, String body) {
        return Client.send(Client.post(node, path, body)).body();
    }
}
