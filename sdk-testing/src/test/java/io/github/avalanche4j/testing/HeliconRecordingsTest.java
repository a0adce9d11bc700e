package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.codec.Resources;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Exchanges with a C-Chain in November 2026 (recordings/live/helicon-november), sent again to a chain that has accepted,
 * executed and settled the same blocks.
 */
@ExtendWith(FakeNodeExtension.class)
class HeliconRecordingsTest {
    private static final String C = "/ext/bc/C/rpc";
    private static final FakeLog LOG = FakeLog.of("0x" + "05".repeat(20), "0x01", "0x" + "56".repeat(32));
    private static final Set<String> NOT_SERVED = Set.of("eth_getBlockTransactionCountByNumber");

    static List<JsonNode> exchanges() {
        return Resources.read(HeliconRecordingsTest.class, "/helicon-pending.jsonl")
                .lines()
                .map(Json::parseOrNull)
                .toList();
    }

    /** What a response says, relative to the head: who made the block and when, and what is in it, is the chain's own. */
    private static String essence(JsonNode response, long head) {
        JsonNode error = response.path("error");
        JsonNode result = response.path("result");
        if (error.isObject()) {
            return error.path("code").asLong() + " " + error.path("message").asText();
        } else if (result.isObject()) {
            return block(result.path("number"), head) + " hash "
                    + !result.path("hash").isNull() + " miner "
                    + !result.path("miner").isNull() + " nonce "
                    + !result.path("nonce").isNull() + " difficulty " + result.path("totalDifficulty");
        } else if (result.isArray()) {
            List<String> blocks = new ArrayList<>();
            result.forEach(each -> blocks.add(block(each.path("blockNumber"), head)));
            return blocks.toString();
        }
        return "a value";
    }

    private static String block(JsonNode number, long head) {
        long above = Long.decode(number.asText()) - head;
        return above < 0 ? "below the head" : "head+" + above;
    }

    private static List<String> essences(JsonNode requests, JsonNode responses, long head) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < requests.size(); i++) {
            String method = requests.get(i).path("method").asText();
            if (!NOT_SERVED.contains(method)) {
                all.add(method + requests.get(i).path("params") + " -> " + essence(responses.get(i), head));
            }
        }
        return all;
    }

    private static JsonNode json(String text) {
        return Objects.requireNonNull(Json.parseOrNull(text));
    }

    @ParameterizedTest
    @MethodSource("exchanges")
    void a_fake_chain_responds_as_the_node_did(JsonNode recorded, FakeNode node) {
        JsonNode request = recorded.path("request");
        JsonNode response = json(recorded.path("response").asText());
        node.ledger().fundEvm("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC", BigInteger.TEN);
        FakeEvmChain chain = node.evm("C").helicon();
        long head = 10;
        if (request.isArray()) {
            head = Long.decode(response.get(0).path("result").asText());
            chain.appendBlocks(head - 1).appendBlock(LOG);
            long pending = Long.decode(response.get(1).at("/result/number").asText());
            if (recorded.path("note").asText().contains("state not available")) {
                chain.pendingIsAccepted();
            } else {
                node.on("eth_call").respond("\"0x\""); // the chain has no contracts
            }
            for (long above = head; above < pending; above++) {
                chain.acceptBlock(LOG);
            }
        } else {
            chain.appendBlocks(head);
        }

        JsonNode received =
                json(Client.send(Client.post(node, C, request.toString())).body());

        if (request.isArray()) {
            assertThat(essences(request, received, head)).isEqualTo(essences(request, response, head));
        } else {
            assertThat(essence(received, head)).isEqualTo(essence(response, head));
        }
    }
}
