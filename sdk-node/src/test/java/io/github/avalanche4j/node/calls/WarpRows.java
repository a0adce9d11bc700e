package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_PARAMS;
import static io.github.avalanche4j.core.JsonRpcException.Reason.NOT_FOUND;
import static io.github.avalanche4j.node.calls.RecordedNode.NO_ID;
import static io.github.avalanche4j.node.calls.RecordedNode.id;
import static io.github.avalanche4j.node.calls.RecordedNode.raw;
import static io.github.avalanche4j.node.calls.RecordedNode.warp;
import static io.github.avalanche4j.node.calls.Row.fails;
import static io.github.avalanche4j.node.calls.Row.refuses;
import static io.github.avalanche4j.node.calls.Row.refusesNull;
import static io.github.avalanche4j.node.calls.Row.responds;

import io.github.avalanche4j.core.value.Id;
import java.util.List;

/** Calls of the Warp interface. */
final class WarpRows {
    private WarpRows() {}

    static List<Row> rows() {
        return List.of(
                responds("warp/C.getMessage", (node, name) -> warp(node, name).getMessage(id(name, "0"))),
                responds(
                        "warp/chain2.getMessage",
                        (node, name) -> warp(node, name).getMessage(id(name, "0"))),
                responds(
                        "warp/chain1.getMessageSignature",
                        (node, name) -> warp(node, name).getMessageSignature(id(name, "0"))),
                responds(
                        "warp/chain2.getMessageSignature",
                        (node, name) -> warp(node, name).getMessageSignature(id(name, "0"))),
                responds(
                        "warp/C.getBlockSignature",
                        (node, name) -> warp(node, name).getBlockSignature(id(name, "0"))),
                responds(
                        "warp/chain1.getBlockSignature",
                        (node, name) -> warp(node, name).getBlockSignature(id(name, "0"))),
                responds(
                        "warp/chain2.getBlockSignature",
                        (node, name) -> warp(node, name).getBlockSignature(id(name, "0"))),
                responds(
                        "warp/C.getMessageAggregateSignature.67",
                        (node, name) -> warp(node, name).getMessageAggregateSignature(id(name, "0"), 67)),
                responds(
                        "warp/chain1.getMessageAggregateSignature.67",
                        (node, name) -> warp(node, name).getMessageAggregateSignature(id(name, "0"), 67)),
                responds(
                        "warp/chain2.getMessageAggregateSignature.67",
                        (node, name) -> warp(node, name).getMessageAggregateSignature(id(name, "0"), 67)),
                responds(
                        "warp/C.getMessageAggregateSignature.100",
                        (node, name) -> warp(node, name).getMessageAggregateSignature(id(name, "0"), 100)),
                responds(
                        "warp/chain1.getMessageAggregateSignature.100",
                        (node, name) -> warp(node, name).getMessageAggregateSignature(id(name, "0"), 100)),
                responds(
                        "warp/chain2.getMessageAggregateSignature.100",
                        (node, name) -> warp(node, name).getMessageAggregateSignature(id(name, "0"), 100)),
                responds(
                        "warp/C.getBlockAggregateSignature.67",
                        (node, name) -> warp(node, name).getBlockAggregateSignature(id(name, "0"), 67)),
                responds(
                        "warp/chain1.getBlockAggregateSignature.67",
                        (node, name) -> warp(node, name).getBlockAggregateSignature(id(name, "0"), 67)),
                responds(
                        "warp/chain2.getBlockAggregateSignature.67",
                        (node, name) -> warp(node, name).getBlockAggregateSignature(id(name, "0"), 67)),
                responds(
                        "warp/C.getBlockAggregateSignature.100",
                        (node, name) -> warp(node, name).getBlockAggregateSignature(id(name, "0"), 100)),
                responds(
                        "warp/chain1.getBlockAggregateSignature.100",
                        (node, name) -> warp(node, name).getBlockAggregateSignature(id(name, "0"), 100)),
                responds(
                        "warp/chain2.getBlockAggregateSignature.100",
                        (node, name) -> warp(node, name).getBlockAggregateSignature(id(name, "0"), 100)),
                responds(
                        "warp/C.getMessageAggregateSignature.primary",
                        (node, name) -> warp(node, name).getMessageAggregateSignature(id(name, "0"), 67, Id.EMPTY)),
                responds(
                        "warp/chain1.getMessageAggregateSignature.primary",
                        (node, name) -> warp(node, name).getMessageAggregateSignature(id(name, "0"), 67, Id.EMPTY)),
                fails("warp/C.getMessage.hexId", INVALID_PARAMS, (node, name) -> raw(node, name)),
                fails("warp/chain1.getMessage.hexId", INVALID_PARAMS, (node, name) -> raw(node, name)),
                fails(
                        "warp/C.getMessageAggregateSignature.missingArg",
                        INVALID_PARAMS,
                        (node, name) -> raw(node, name)),
                fails(
                        "warp/chain2.getMessageAggregateSignature.missingArg",
                        INVALID_PARAMS,
                        (node, name) -> raw(node, name)),
                fails(
                        "warp/chain1.getMessage.unknown",
                        NOT_FOUND,
                        (node, name) -> warp(node, name).getMessage(id(name, "0"))),
                fails(
                        "warp/chain2.getMessage.unknown",
                        NOT_FOUND,
                        (node, name) -> warp(node, name).getMessage(id(name, "0"))),
                // malformed ids and addresses of a response are not sent
                refuses("messageID", node -> node.evm("C").warp().getMessage(NO_ID)),
                // EVM chains
                refuses("quorumNum", node -> node.evm("C").warp().getMessageAggregateSignature(Id.EMPTY, 0)),
                refuses("quorumNum", node -> node.evm("C").warp().getBlockAggregateSignature(Id.EMPTY, 101, Id.EMPTY)),
                refusesNull("messageID", node -> node.evm("C").warp().getMessage(null)),
                refusesNull("blockID", node -> node.evm("C").warp().getBlockAggregateSignature(null, 67)));
    }
}
