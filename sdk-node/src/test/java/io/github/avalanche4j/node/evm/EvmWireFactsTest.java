package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeTestBase;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Where EVM chains differ from their specification, in requests and responses. */
class EvmWireFactsTest extends NodeTestBase {
    private static final String CHAIN_1 = "2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX";

    private static JsonRpcException error(Call<?> call) {
        return catchThrowableOfType(JsonRpcException.class, call::execute);
    }

    private String sent() {
        return fake.received().get(fake.receivedCount() - 1).body();
    }

    @Test
    void rules_hold_a_number_among_truths_and_more_names() {
        ActiveRules rules = node.evm(CHAIN_1).getActiveRulesAt().execute();

        assertThat(rules.chainId()).hasValueSatisfying(id -> assertThat(id).isEqualTo(99999));
        assertThat(rules.ethRules()).containsKeys("IsLondon", "IsVerkle").doesNotContainKey("ChainID");
        assertThat(rules.avalancheRules()).containsKeys("IsFortuna", "IsGranite", "IsHelicon");
    }

    @Test
    void a_block_goes_out_as_hex_since_the_node_takes_no_number() {
        EvmClient chain = node.evm(CHAIN_1);

        chain.feeConfig(BlockRef.number(1)).execute();

        assertThat(sent()).contains("[\"0x1\"]");
        assertThat(error(chain.call("eth_feeConfig", JsonTree.class, 1)).reason())
                .isEqualTo(Reason.INVALID_PARAMS);
    }

    @Test
    void a_time_goes_out_as_a_number_since_the_node_takes_no_text() {
        EvmClient chain = node.evm(CHAIN_1);

        chain.getActiveRulesAt(Instant.ofEpochSecond(1795206690)).execute();

        assertThat(sent()).contains("[1795206690]");
        assertThat(error(chain.call("eth_getActiveRulesAt", JsonTree.class, "latest"))
                        .reason())
                .isEqualTo(Reason.INVALID_PARAMS);
    }

    @Test
    void events_need_a_websocket_which_this_client_does_not_open() {
        fake.on("eth_subscribe").respondError(-32601, "notifications not supported"); // node.md, section 2b

        assertThat(error(node.evm("C").call("eth_subscribe", String.class, "newHeads"))
                        .reason())
                .isEqualTo(Reason.UNKNOWN_METHOD);
    }
}
