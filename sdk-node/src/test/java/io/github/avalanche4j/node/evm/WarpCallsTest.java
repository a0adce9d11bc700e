package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.NodeTestBase;
import org.junit.jupiter.api.Test;

class WarpCallsTest extends NodeTestBase {
    private static final Id MESSAGE = Id.parse("2Mt7xk5v4PUKtuSX6JuQpCL2MkvvhXtZtza2hUETAL33aGJvch");

    private final WarpClient warp = node.evm("C").warp();

    @Test
    void an_aggregated_signature_that_a_node_gives_empty_is_an_error_that_says_so() {
        fake.on("warp_getMessageAggregateSignature").respond("\"\"").always(); // evm-live.md, seen once

        assertThatThrownBy(() -> warp.getMessageAggregateSignature(MESSAGE, 67).execute())
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("the node gathered no signatures in time");
    }

    @Test
    void a_block_is_known_by_its_ethereum_hash() {
        Id block = WarpClient.blockId("0x0000000000000000000000000000000000000000000000000000000000000000");

        assertThat(block).isEqualTo(Id.EMPTY);
        assertThat(WarpClient.blockId(EvmHash.parse("0x" + "0".repeat(64)))).isEqualTo(Id.EMPTY);
        assertThatThrownBy(() -> WarpClient.blockId("0x12"))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("64 hex digits");
    }
}
