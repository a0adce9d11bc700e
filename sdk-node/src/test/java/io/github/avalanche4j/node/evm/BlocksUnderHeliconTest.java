package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.EvmAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Single blocks of chains that execute them before or after acceptance. */
class BlocksUnderHeliconTest extends EvmChainTestBase {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_block_above_the_head_is_absent_on_every_kind_of_chain(boolean helicon) {
        grown(helicon, 7);

        assertThat(evm.getBlock(BlockRef.number(7)).execute()).isPresent();
        assertThat(evm.getBlock(BlockRef.number(8)).execute()).isEmpty();
        assertThat(evm.getFullBlock(BlockRef.number(8)).execute()).isEmpty();
        assertThat(evm.getBlockReceipts(BlockRef.number(8)).execute()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void tags_name_the_executed_and_the_settled_block_and_an_accepted_one_has_a_number(boolean helicon) {
        grown(helicon, 10);
        long accepted = chain.acceptBlock();
        if (!helicon) {
            chain.executeAll();
        }

        assertThat(number(BlockRef.PENDING)).isEqualTo(helicon ? 10 : accepted);
        assertThat(number(BlockRef.ACCEPTED)).isEqualTo(helicon ? 10 : accepted);
        assertThat(number(BlockRef.number(11))).as("by its number").isEqualTo(accepted);
        assertThat(number(BlockRef.hash(chain.hash(11)))).as("by its hash").isEqualTo(accepted);
        assertThat(number(BlockRef.LATEST)).isEqualTo(helicon ? 10 : accepted);
        assertThat(number(BlockRef.FINALIZED)).isEqualTo(helicon ? 7 : accepted);
        assertThat(number(BlockRef.SAFE)).isEqualTo(helicon ? 7 : accepted);
    }

    private long number(BlockRef block) {
        return evm.getBlock(block).execute().orElseThrow().number().longValueExact();
    }

    @Test
    void the_state_above_the_head_is_a_transient_error() {
        EvmAddress account = EvmAddress.parse("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC");
        fake.on("eth_getBalance")
                .respondRecording("helicon/C.eth_getBalance.above1")
                .always();

        assertThatThrownBy(() -> evm.getBalance(account, BlockRef.number(2166))
                        .retries(0)
                        .execute())
                .isInstanceOfSatisfying(JsonRpcException.class, e -> {
                    assertThat(e.reason()).isEqualTo(JsonRpcException.Reason.ABOVE_HEAD);
                    assertThat(e.isTransient()).isTrue();
                });
    }
}
