package io.github.avalanche4j.node.validators;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.RecordedResponses;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ValidatorsRecordingsTest {
    private static final String CHAIN_1 = "2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX";
    private static final String CHAIN_2 = "2qaDZt3fX46j4Yqt7awrf5RBFQnm7GHggTt2CwASeJNjoG2tQd";
    private static final String SYBIL_OFF = "2wfqxT1WVXAFpigEfo9H4Yz56w2GnxZ7GFtksim6r2zrAwCPzo";
    private static final List<NodeId> STRANGER = List.of(NodeId.parse("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"));
    private static final List<NodeId> ONE = List.of(NodeId.parse("NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme"));
    private static final String ALL = "getCurrentValidators";

    @TestFactory
    Stream<DynamicTest> recorded_responses_of_validators() {
        RecordedResponses recorded = new RecordedResponses("validators");
        for (String chain : List.of(CHAIN_1, CHAIN_2)) {
            String name = (chain.equals(CHAIN_1) ? "chain1." : "chain2.") + ALL;
            recorded.response(name, node -> node.validators(chain).getCurrentValidators())
                    .response(name + ".empty", node -> node.validators(chain).getCurrentValidators(List.of()));
        }
        return recorded.response(
                        "chain1.getCurrentValidators.unknown",
                        node -> node.validators(CHAIN_1).getCurrentValidators(STRANGER))
                .response(
                        "chain2.getCurrentValidators.one",
                        node -> node.validators(CHAIN_2).getCurrentValidators(ONE))
                .response(
                        "chain2.getCurrentValidators.sybilOff",
                        node -> node.validators(SYBIL_OFF).getCurrentValidators())
                .error(
                        "chain2.getCurrentValidators.malformed",
                        Reason.INVALID_PARAMS,
                        node -> node.validators(CHAIN_2)
                                .call("validators." + ALL, JsonTree.class, Map.of("nodeIDs", List.of("x"))))
                .fails(
                        "C.getCurrentValidators",
                        InterfaceUnavailableException.class,
                        "the C-Chain does not",
                        node -> node.validators("C").getCurrentValidators())
                .fails(
                        "C.getCurrentValidators.unknown",
                        InterfaceUnavailableException.class,
                        "validators-api-enabled",
                        node -> node.validators("C").getCurrentValidators(STRANGER))
                .fails(
                        "C.getCurrentValidators.malformed",
                        InterfaceUnavailableException.class,
                        "diagnose(\"C\")",
                        node -> node.validators("C")
                                .call("validators." + ALL, JsonTree.class, Map.of("nodeIDs", List.of("x"))))
                .tests();
    }

    @Test
    void wrong_arguments_fail_where_they_are_made() {
        try (NodeClient node = NodeClient.create("http://127.0.0.1:1")) {
            assertThatThrownBy(() -> node.validators(" ")).isInstanceOf(InvalidRequestException.class);
            assertThatThrownBy(() -> node.validators("a/b")).isInstanceOf(InvalidRequestException.class);
            assertThatThrownBy(() -> node.validators("C").getCurrentValidators(Arrays.asList((NodeId) null)))
                    .isInstanceOf(NullPointerException.class)
                    .hasMessage("nodeIDs[0]");
        }
    }
}
