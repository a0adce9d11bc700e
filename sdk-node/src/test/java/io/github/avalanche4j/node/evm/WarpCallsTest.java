package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.NodeTestBase;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

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

    private static Stream<Arguments> aggregations() {
        return Stream.of("warp_getMessageAggregateSignature", "warp_getBlockAggregateSignature")
                .flatMap(method -> Stream.<Function<EvmClient, Call<?>>>of(
                                evm -> method.contains("Block")
                                        ? evm.warp().getBlockAggregateSignature(MESSAGE, 67)
                                        : evm.warp().getMessageAggregateSignature(MESSAGE, 67),
                                evm -> evm.call(method, String.class, MESSAGE, 67, ""),
                                evm -> evm.batch(evm.call(method, String.class, MESSAGE, 67, "")))
                        .map(call -> arguments(method, call)));
    }

    /** The second such request can stop the node. */
    @ParameterizedTest(name = "{index} {0}")
    @MethodSource("aggregations")
    void an_aggregation_whose_response_is_lost_is_not_requested_again(
            String method, Function<EvmClient, Call<?>> aggregation) {
        fake.on(method).disconnect().always();

        ConnectionException lost =
                catchThrowableOfType(ConnectionException.class, aggregation.apply(node.evm("C"))::execute);

        assertThat(fake.receivedCount(method)).isEqualTo(1);
        assertThat(lost.isTransient()).isFalse();
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
