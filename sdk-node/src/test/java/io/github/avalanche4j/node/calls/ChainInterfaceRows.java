package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.core.InterfaceUnavailableException.Reason.NOT_SERVED;
import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_PARAMS;
import static io.github.avalanche4j.node.calls.RecordedNode.CHAIN_1;
import static io.github.avalanche4j.node.calls.RecordedNode.CHAIN_2;
import static io.github.avalanche4j.node.calls.Row.fails;
import static io.github.avalanche4j.node.calls.Row.isUnavailable;
import static io.github.avalanche4j.node.calls.Row.refuses;
import static io.github.avalanche4j.node.calls.Row.refusesNull;
import static io.github.avalanche4j.node.calls.Row.responds;

import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NodeId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Calls of the proposervm and validators interfaces of a chain. */
final class ChainInterfaceRows {
    private static final String SYBIL_OFF = "2wfqxT1WVXAFpigEfo9H4Yz56w2GnxZ7GFtksim6r2zrAwCPzo";
    private static final List<NodeId> STRANGER = List.of(NodeId.parse("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"));
    private static final List<NodeId> ONE = List.of(NodeId.parse("NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme"));

    private ChainInterfaceRows() {}

    static List<Row> rows() {
        return List.of(
                // proposervm
                responds(
                        "proposervm/C.getCurrentEpoch",
                        node -> node.proposervm("C").getCurrentEpoch()),
                responds(
                        "proposervm/C.getProposedHeight",
                        node -> node.proposervm("C").getProposedHeight()),
                responds(
                        "proposervm/P.getCurrentEpoch",
                        node -> node.proposervm("P").getCurrentEpoch()),
                responds(
                        "proposervm/P.getProposedHeight",
                        node -> node.proposervm("P").getProposedHeight()),
                responds(
                        "proposervm/chain1.getCurrentEpoch",
                        node -> node.proposervm(CHAIN_1).getCurrentEpoch()),
                responds(
                        "proposervm/chain2.getCurrentEpoch",
                        node -> node.proposervm(CHAIN_2).getCurrentEpoch()),
                isUnavailable(
                        "proposervm/X.getCurrentEpoch",
                        NOT_SERVED,
                        "nothing is served at this path",
                        node -> node.proposervm("X").getCurrentEpoch()),
                isUnavailable(
                        "proposervm/X.getProposedHeight",
                        NOT_SERVED,
                        "nothing is served at this path",
                        node -> node.proposervm("X").getProposedHeight()),
                // validators
                responds(
                        "validators/chain1.getCurrentValidators",
                        node -> node.validators(CHAIN_1).getCurrentValidators()),
                responds(
                        "validators/chain1.getCurrentValidators.empty",
                        node -> node.validators(CHAIN_1).getCurrentValidators(List.of())),
                responds(
                        "validators/chain2.getCurrentValidators",
                        node -> node.validators(CHAIN_2).getCurrentValidators()),
                responds(
                        "validators/chain2.getCurrentValidators.empty",
                        node -> node.validators(CHAIN_2).getCurrentValidators(List.of())),
                responds(
                        "validators/chain1.getCurrentValidators.unknown",
                        node -> node.validators(CHAIN_1).getCurrentValidators(STRANGER)),
                responds(
                        "validators/chain2.getCurrentValidators.one",
                        node -> node.validators(CHAIN_2).getCurrentValidators(ONE)),
                responds(
                        "validators/chain2.getCurrentValidators.sybilOff",
                        node -> node.validators(SYBIL_OFF).getCurrentValidators()),
                fails(
                        "validators/chain2.getCurrentValidators.malformed",
                        INVALID_PARAMS,
                        node -> node.validators(CHAIN_2)
                                .call(
                                        "validators.getCurrentValidators",
                                        JsonTree.class,
                                        Map.of("nodeIDs", List.of("x")))),
                isUnavailable(
                        "validators/C.getCurrentValidators",
                        NOT_SERVED,
                        "the C-Chain does not",
                        node -> node.validators("C").getCurrentValidators()),
                isUnavailable(
                        "validators/C.getCurrentValidators.unknown",
                        NOT_SERVED,
                        "validators-api-enabled",
                        node -> node.validators("C").getCurrentValidators(STRANGER)),
                isUnavailable(
                        "validators/C.getCurrentValidators.malformed",
                        NOT_SERVED,
                        "diagnose(\"C\")",
                        node -> node.validators("C")
                                .call(
                                        "validators.getCurrentValidators",
                                        JsonTree.class,
                                        Map.of("nodeIDs", List.of("x")))),
                // interfaces of one chain
                refuses("chain", node -> node.proposervm("../admin")),
                refuses("chain", node -> node.proposervm(" ")),
                refusesNull("chain", node -> node.proposervm(null)),
                refuses("chain", node -> node.validators(" ")),
                refuses("chain", node -> node.validators("a/b")),
                refusesNull(
                        "nodeIDs[0]", node -> node.validators("C").getCurrentValidators(Arrays.asList((NodeId) null))));
    }
}
