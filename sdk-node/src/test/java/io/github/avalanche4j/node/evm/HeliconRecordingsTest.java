package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.node.RecordedResponses;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Recordings of a node whose C-Chain runs Helicon, beside an L1 that does not. */
class HeliconRecordingsTest {
    @TestFactory
    Stream<DynamicTest> recorded_responses_of_chains_under_helicon() {
        String none = "L1.eth_getBlockByNumber.above";
        return new RecordedResponses("helicon")
                .story(none, "absent", () -> BlocksUnderHeliconTest.isAbsent("helicon/" + none))
                .response("C.eth_getLogs.aboveHead", node -> logs(node.evm("C"), 167, 266))
                .response("C.eth_getLogs.farAbove", node -> logs(node.evm("C"), 5166, 5266))
                .error(
                        "L1.eth_getLogs.above",
                        Reason.ABOVE_HEAD,
                        node -> logs(node.evm("naEXcQpDUwLVPTcHL4RY71AjKZL41kwQbCZj7TD8gcTj1cV4x"), 23, 31))
                .tests();
    }

    /** A call of our own for logs up to a number also asks for the head, see {@link LogsAboveHeadTest}. */
    private static Call<?> logs(EvmClient chain, long from, long to) {
        return chain.channel.call(
                EthEndpoints.GET_LOGS,
                EthParams.logs(BlockRef.number(from), BlockRef.number(to), LogFilter.of(any -> {})));
    }
}
