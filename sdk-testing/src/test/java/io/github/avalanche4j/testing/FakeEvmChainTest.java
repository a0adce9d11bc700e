package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A chain that grows gives what recorded nodes give, before and since Helicon. */
@ExtendWith(FakeNodeExtension.class)
class FakeEvmChainTest {
    private static final String C = "/ext/bc/C/rpc";
    private static final FakeLog LOG = FakeLog.of("0x" + "05".repeat(20), "0x01", "0x" + "56".repeat(32));

    private static JsonNode result(FakeNode node, String method, String params) {
        return Client.result(node, C, method, params);
    }

    private static String error(FakeNode node, String method, String params) {
        return Client.error(node, C, method, params);
    }

    private static String recordedError(String name) {
        return response(name).at("/error/message").asText();
    }

    private static List<String> names(JsonNode object) {
        return object.properties().stream().map(java.util.Map.Entry::getKey).toList();
    }

    private static JsonNode recorded(String name) {
        return response(name).path("result");
    }

    private static JsonNode response(String recording) {
        return Objects.requireNonNull(
                Json.parseOrNull(FakeNode.recording(recording).body()));
    }

    @Test
    void a_node_has_one_chain_one_ledger_and_one_index_at_a_path(FakeNode node) {
        assertThat(node.evm("C")).isSameAs(node.evm("C")).isNotSameAs(node.evm("games"));
        assertThat(node.ledger()).isSameAs(node.ledger());
        node.index("/ext/index/C/block").append(3);
        assertThat(node.index("/ext/index/C/block").lastIndex()).isEqualTo(2);

        FakeEvmChain chain = new FakeEvmChain();
        FakeLedger ledger = new FakeLedger();
        node.evm("C", chain).ledger(ledger);

        assertThat(node.evm("C")).isSameAs(chain);
        assertThat(node.ledger()).isSameAs(ledger);
    }

    @Test
    void blocks_receipts_and_logs_have_the_fields_of_recorded_ones(FakeNode node) {
        FakeEvmChain chain = node.evm("C").helicon();
        chain.appendBlock(LOG);

        JsonNode block = result(node, "eth_getBlockByNumber", "[\"0x1\",true]");

        assertThat(names(block)).isEqualTo(names(recorded("helicon/C.eth_getBlockByNumber.withTx")));
        assertThat(block.get("hash").asText()).isEqualTo(chain.hash(1));
        assertThat(block.get("parentHash").asText()).isEqualTo(chain.hash(0));
        JsonNode receipt = result(node, "eth_getBlockReceipts", "[\"0x1\"]").get(0);
        assertThat(names(receipt))
                .isEqualTo(names(recorded("helicon/C.eth_getBlockReceipts.head").get(0)));
        JsonNode log = result(node, "eth_getLogs", "[{\"fromBlock\":\"0x0\",\"toBlock\":\"0x1\"}]")
                .get(0);
        assertThat(log).isEqualTo(receipt.get("logs").get(0));
        assertThat(names(log))
                .containsExactlyElementsOf(
                        names(recorded("evm/chain1.logsForWarp").get(0)));
        assertThat(result(node, "eth_getBlockByHash", "[\"" + chain.hash(1) + "\",true]"))
                .isEqualTo(block);
    }

    @Test
    void above_the_head_a_chain_before_helicon_returns_the_recorded_errors(FakeNode node) {
        node.evm("C").appendBlocks(22, LOG);

        assertThat(error(node, "eth_getBlockByNumber", "[\"0x7e6\",false]"))
                .isEqualTo(recordedError("helicon/L1.eth_getBlockByNumber.above"));
        assertThat(error(node, "eth_getLogs", "[{\"fromBlock\":\"0x17\",\"toBlock\":\"0x1f\"}]"))
                .isEqualTo(recordedError("helicon/L1.eth_getLogs.above"));
        assertThat(result(node, "eth_getBlockByNumber", "[\"accepted\",false]")
                        .get("number")
                        .asText())
                .isEqualTo("0x16");
    }

    @Test
    void above_the_head_a_chain_since_helicon_returns_null_and_empty_lists(FakeNode node) {
        FakeEvmChain chain = node.evm("C").helicon().appendBlocks(10, LOG);
        chain.acceptBlock(LOG);

        assertThat(result(node, "eth_getBlockByNumber", "[\"0x876\",true]").isNull())
                .isTrue();
        assertThat(result(node, "eth_getBlockReceipts", "[\"0xb\"]").isNull()).isTrue();
        assertThat(result(node, "eth_getLogs", "[{\"fromBlock\":\"0x9\",\"toBlock\":\"0xb\"}]"))
                .hasSize(2);
        assertThat(error(node, "eth_getLogs", "[{\"fromBlock\":\"0x9\",\"toBlock\":\"0xb\"}]"))
                .as("the second time; wire/evm-live.md")
                .matches("failed to get logs for block #11 \\(0x[0-9a-f]{6}\\.\\.[0-9a-f]{6}\\)");
        assertThat(error(node, "eth_getBlockByNumber", "[\"accepted\",true]"))
                .isEqualTo(recordedError("helicon/C.eth_getBlockByNumber.full.accepted"));
        assertThat(error(node, "eth_getLogs", "[{\"blockHash\":\"0x" + "11".repeat(32) + "\"}]"))
                .isEqualTo(recordedError("helicon/C.eth_getLogs.blockHash.unknown"));
        JsonNode pending = result(node, "eth_getBlockByNumber", "[\"pending\",false]");
        assertThat(pending.get("number").asText()).isEqualTo("0xa");
        assertThat(pending.get("hash").isNull()).isTrue();
        assertThat(result(node, "eth_getBlockByNumber", "[\"finalized\",false]")
                        .get("number")
                        .asText())
                .isEqualTo("0x7");
        assertThat(result(node, "eth_blockNumber", "[]").asText()).isEqualTo("0xa");
    }

    /** wire/evm-live.md, and AvalancheGo graft/coreth/eth/gasprice/feehistory.go for the fees before Helicon. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "eth_getBalance           | [\"0x00\",\"0x876\"]     | 1",
                "eth_getCode              | [\"0x00\",\"0x876\"]     | 1",
                "eth_getTransactionCount  | [\"0x00\",\"0x876\"]     | 1",
                "eth_getStorageAt         | [\"0x00\",\"0x0\",\"0x876\"] | 2",
                "eth_call                 | [{},\"0x876\"]           | 1",
                "eth_estimateGas          | [{},\"0x876\"]           | 1",
                "eth_createAccessList     | [{},\"0x876\"]           | 1",
                "eth_feeHistory           | [\"0x1\",\"0x876\",[]]   | 1"
            })
    void state_above_the_head_is_refused_as_a_node_refuses_it(String method, String params, int index, FakeNode node) {
        node.evm("L1").appendBlocks(22, LOG);
        node.evm("C").helicon().appendBlocks(22, LOG).acceptBlock();
        node.ledger();

        assertThat(Client.error(node, "/ext/bc/L1/rpc", method, params))
                .isEqualTo(
                        method.equals("eth_feeHistory")
                                ? "request beyond head block: requested 2166, head 22"
                                : recordedError("helicon/L1.eth_getBlockByNumber.above"));
        assertThat(error(node, method, params)).isEqualTo(recordedError("helicon/C.eth_getBalance.above1"));
        assertThat(error(node, method, params.replace("0x876", "accepted")))
                .isEqualTo("invalid argument " + index + ": hex string without 0x prefix");
        assertThat(Client.call(node, C, method, params.replace("0x876", "0x17")))
                .as("an accepted block is executed first")
                .doesNotContain("not accepted yet");
    }

    @Test
    void receipts_above_the_head_are_absent_on_every_kind_of_chain(FakeNode node) {
        node.evm("L1").appendBlocks(22, LOG);
        node.evm("C").helicon().appendBlocks(22, LOG);

        assertThat(Client.result(node, "/ext/bc/L1/rpc", "eth_getBlockReceipts", "[\"0x17\"]")
                        .isNull())
                .isTrue();
        assertThat(result(node, "eth_getBlockReceipts", "[\"0x17\"]").isNull()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "eth_getBadBlocks",
                "eth_feeConfig",
                "eth_getActiveRulesAt",
                "eth_getActivePrecompilesAt",
                "warp_getMessage",
                "admin_setLogLevel"
            })
    void methods_that_helicon_has_removed_are_unknown_since_then(String method, FakeNode node) {
        node.evm("C");
        assertThat(result(node, "eth_getBadBlocks", "[]")).isEqualTo(recorded("evm/C.eth_getBadBlocks"));

        node.evm("C").helicon();

        assertThat(error(node, method, "[]")).isEqualTo("the method " + method + " does not exist/is not available");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void logs_from_pending_to_pending_are_none_although_the_block_has_some(boolean helicon, FakeNode node) {
        FakeEvmChain chain = node.evm("C").appendBlocks(10, LOG);
        if (helicon) {
            chain.helicon();
        }

        assertThat(logs(node, "pending", "pending")).isEmpty();
        assertThat(logs(node, "latest", "latest")).hasSize(1);
        assertThat(logs(node, "latest", "pending")).hasSize(1);
        assertThat(logs(node, "0x9", "pending")).hasSize(2);
        assertThat(error(node, "eth_getLogs", "[{\"fromBlock\":\"pending\",\"toBlock\":\"latest\"}]"))
                .isEqualTo("invalid block range params");
    }

    private static JsonNode logs(FakeNode node, String from, String to) {
        return result(node, "eth_getLogs", "[{\"fromBlock\":\"" + from + "\",\"toBlock\":\"" + to + "\"}]");
    }

    /** AvalancheGo vms/saevm/sae/rpc/indexing.go: the bloom filter of a block without receipts is empty. */
    @Test
    void an_accepted_block_is_served_by_its_hash_before_it_is_executed_and_its_logs_are_not(FakeNode node) {
        FakeEvmChain chain = node.evm("C").helicon().appendBlocks(10, LOG);
        String hash = chain.hash(chain.acceptBlock(LOG));

        assertThat(result(node, "eth_getBlockByHash", "[\"" + hash + "\",false]")
                        .get("number")
                        .asText())
                .isEqualTo("0xb");
        String address = ",\"address\":\"0x" + "05".repeat(20) + "\"";
        assertThat(result(node, "eth_getLogs", "[{\"blockHash\":\"" + hash + "\"" + address + "}]"))
                .isEmpty();
        assertThat(error(node, "eth_getLogs", "[{\"blockHash\":\"" + hash + "\"}]"))
                .startsWith("failed to get logs for block #11");
    }

    @Test
    void a_filter_chooses_by_contract_and_topics(FakeNode node) {
        String other = "0x" + "06".repeat(20);
        node.evm("C").appendBlock(LOG, FakeLog.of(other, "0x02"), LOG);

        String all = "\"fromBlock\":\"0x0\",\"toBlock\":\"latest\"";
        assertThat(result(node, "eth_getLogs", "[{" + all + "}]")).hasSize(3);
        assertThat(result(node, "eth_getLogs", "[{" + all + ",\"address\":\"" + other + "\"}]"))
                .singleElement()
                .satisfies(log -> assertThat(log.get("logIndex").asText()).isEqualTo("0x1"));
        assertThat(result(node, "eth_getLogs", "[{" + all + ",\"topics\":[[\"0x" + "56".repeat(32) + "\"]]}]"))
                .hasSize(2);
        assertThat(result(node, "eth_getLogs", "[{" + all + ",\"topics\":[null,[\"0x" + "56".repeat(32) + "\"]]}]"))
                .isEmpty();
    }

    @Test
    void every_second_request_goes_to_a_replica_that_lags(FakeNode node) {
        node.evm("C").appendBlocks(10, LOG).lag(4);

        assertThat(result(node, "eth_blockNumber", "[]").asText()).isEqualTo("0x6");
        assertThat(result(node, "eth_blockNumber", "[]").asText()).isEqualTo("0xa");
    }

    @Test
    void a_chain_that_is_replaced_has_other_hashes_and_one_that_is_truncated_has_the_same(FakeNode node) {
        FakeEvmChain chain = node.evm("C").appendBlocks(10, LOG);
        List<String> before = List.of(chain.hash(4), chain.hash(5), chain.hash(10));

        chain.truncate(7);
        assertThat(chain.head()).isEqualTo(7);
        chain.appendBlocks(3, LOG);
        assertThat(List.of(chain.hash(4), chain.hash(5), chain.hash(10))).isEqualTo(before);

        chain.replaceFrom(5);
        assertThat(chain.hash(4)).isEqualTo(before.get(0));
        assertThat(List.of(chain.hash(5), chain.hash(10))).doesNotContainAnyElementsOf(before);
    }
}
