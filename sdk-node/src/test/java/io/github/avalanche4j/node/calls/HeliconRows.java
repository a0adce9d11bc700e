package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.core.InterfaceUnavailableException.Reason.NOT_SERVED;
import static io.github.avalanche4j.core.JsonRpcException.Reason.ABOVE_HEAD;
import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_PARAMS;
import static io.github.avalanche4j.core.JsonRpcException.Reason.NOT_FOUND;
import static io.github.avalanche4j.core.JsonRpcException.Reason.UNKNOWN_METHOD;
import static io.github.avalanche4j.node.calls.RecordedNode.ACCOUNT;
import static io.github.avalanche4j.node.calls.RecordedNode.raw;
import static io.github.avalanche4j.node.calls.Row.fails;
import static io.github.avalanche4j.node.calls.Row.holds;
import static io.github.avalanche4j.node.calls.Row.isUnavailable;
import static io.github.avalanche4j.node.calls.Row.responds;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.evm.BlockRef;
import java.util.List;
import java.util.Map;

/** Calls of a node whose C-Chain runs Helicon, beside an L1 that does not. */
final class HeliconRows {
    private static final EvmAddress IDENTITY = EvmAddress.parse("0x0000000000000000000000000000000000000004");
    private static final Id AVAX_HELICON_TX = Id.parse("c2Ek8QviuHvzjto2cQ6b5qyRMzsqcfWGncbYgtrNzEXXb8PyC");
    private static final String L1 = "naEXcQpDUwLVPTcHL4RY71AjKZL41kwQbCZj7TD8gcTj1cV4x";

    private HeliconRows() {}

    static List<Row> rows() {
        return List.of(
                responds("helicon/avax.getAtomicTx", node -> node.avax().getAtomicTx(AVAX_HELICON_TX)),
                fails(
                        "helicon/avax.getAtomicTx.pooled",
                        NOT_FOUND,
                        node -> node.avax().getAtomicTx(AVAX_HELICON_TX)),
                fails(
                        "helicon/avax.getAtomicTx.unknown",
                        NOT_FOUND,
                        node -> node.avax().getAtomicTx(Id.EMPTY)),
                isUnavailable(
                        "helicon/C.admin",
                        NOT_SERVED,
                        "the C-Chain does not since Helicon",
                        node -> node.admin("C").getVmConfig()),
                fails(
                        "helicon/C.admin_setLogLevel",
                        UNKNOWN_METHOD,
                        node -> node.evm("C").call("admin_setLogLevel", JsonTree.class, Map.of("level", "info"))),
                responds(
                        "helicon/C.debug_traceBlockByNumber",
                        node -> node.evm("C").debug().traceBlockByNumber(BlockRef.number(166))),
                responds("helicon/C.eth_baseFee", node -> node.evm("C").baseFee()),
                responds("helicon/C.eth_blockNumber", node -> node.evm("C").blockNumber()),
                fails(
                        "helicon/C.eth_call.above1",
                        ABOVE_HEAD,
                        node -> node.evm("C")
                                .ethCall(m -> m.to(IDENTITY).data(Bytes.fromHex("0x01")), BlockRef.number(2166))),
                fails(
                        "helicon/C.eth_call.accepted",
                        INVALID_PARAMS,
                        node -> node.evm("C")
                                .call(
                                        "eth_call",
                                        JsonTree.class,
                                        Map.of("to", "0x0000000000000000000000000000000000000004", "data", "0x01"),
                                        "accepted")),
                responds(
                        "helicon/C.eth_call.earliest",
                        node -> node.evm("C")
                                .ethCall(m -> m.to(IDENTITY).data(Bytes.fromHex("0x01")), BlockRef.EARLIEST)),
                responds(
                        "helicon/C.eth_call.finalized",
                        node -> node.evm("C")
                                .ethCall(m -> m.to(IDENTITY).data(Bytes.fromHex("0x01")), BlockRef.FINALIZED)),
                responds(
                        "helicon/C.eth_call.genesis",
                        node -> node.evm("C")
                                .ethCall(m -> m.to(IDENTITY).data(Bytes.fromHex("0x01")), BlockRef.number(0))),
                responds(
                        "helicon/C.eth_call.head-1",
                        node -> node.evm("C")
                                .ethCall(m -> m.to(IDENTITY).data(Bytes.fromHex("0x01")), BlockRef.number(165))),
                responds(
                        "helicon/C.eth_call.latest",
                        node -> node.evm("C")
                                .ethCall(m -> m.to(IDENTITY).data(Bytes.fromHex("0x01")), BlockRef.LATEST)),
                responds(
                        "helicon/C.eth_call.pending",
                        node -> node.evm("C")
                                .ethCall(m -> m.to(IDENTITY).data(Bytes.fromHex("0x01")), BlockRef.PENDING)),
                responds(
                        "helicon/C.eth_call.safe",
                        node -> node.evm("C").ethCall(m -> m.to(IDENTITY).data(Bytes.fromHex("0x01")), BlockRef.SAFE)),
                responds("helicon/C.eth_chainId", node -> node.evm("C").chainId()),
                responds(
                        "helicon/C.eth_estimateGas",
                        node -> node.evm("C")
                                .call(
                                        "eth_estimateGas",
                                        JsonTree.class,
                                        Map.of("to", "0x0000000000000000000000000000000000000004", "data", "0x01"))),
                responds(
                        "helicon/C.eth_feeHistory.genesis",
                        node -> node.evm("C").call("eth_feeHistory", JsonTree.class, "0x4", "0x0", List.of(10, 50))),
                responds(
                        "helicon/C.eth_feeHistory.head",
                        node -> node.evm("C").call("eth_feeHistory", JsonTree.class, "0x4", "0xa6", List.of(10, 50))),
                responds("helicon/C.eth_gasPrice", node -> node.evm("C").gasPrice()),
                fails(
                        "helicon/C.eth_getActivePrecompilesAt",
                        UNKNOWN_METHOD,
                        node -> node.evm("C").call("eth_getActivePrecompilesAt", JsonTree.class)),
                fails(
                        "helicon/C.eth_getActiveRulesAt",
                        UNKNOWN_METHOD,
                        node -> node.evm("C").call("eth_getActiveRulesAt", JsonTree.class)),
                fails(
                        "helicon/C.eth_getBalance.above1",
                        ABOVE_HEAD,
                        node -> node.evm("C").getBalance(ACCOUNT, BlockRef.number(2166))),
                responds(
                        "helicon/C.eth_getBalance.earliest",
                        node -> node.evm("C").getBalance(ACCOUNT, BlockRef.EARLIEST)),
                responds(
                        "helicon/C.eth_getBalance.finalized",
                        node -> node.evm("C").getBalance(ACCOUNT, BlockRef.FINALIZED)),
                responds(
                        "helicon/C.eth_getBalance.genesis",
                        node -> node.evm("C").getBalance(ACCOUNT, BlockRef.number(0))),
                responds(
                        "helicon/C.eth_getBalance.head-1",
                        node -> node.evm("C").getBalance(ACCOUNT, BlockRef.number(165))),
                responds(
                        "helicon/C.eth_getBalance.pending",
                        node -> node.evm("C").getBalance(ACCOUNT, BlockRef.PENDING)),
                responds("helicon/C.eth_getBalance.safe", node -> node.evm("C").getBalance(ACCOUNT, BlockRef.SAFE)),
                responds(
                        "helicon/C.eth_getBlockByHash",
                        node -> node.evm("C")
                                .getFullBlock(BlockRef.hash(
                                        "0xf888390eb68bdf8d48bf0cdaa3918c3fd05ea914dc501160876f98efbf65b253"))),
                responds(
                        "helicon/C.eth_getBlockByHash.unknown",
                        node -> node.evm("C").getFullBlock(BlockRef.hash("0x" + "11".repeat(32)))),
                responds(
                        "helicon/C.eth_getBlockByNumber.above1",
                        node -> node.evm("C").getFullBlock(BlockRef.number(2166))),
                responds(
                        "helicon/C.eth_getBlockByNumber.earliest",
                        node -> node.evm("C").getBlock(BlockRef.EARLIEST)),
                responds(
                        "helicon/C.eth_getBlockByNumber.finalized",
                        node -> node.evm("C").getBlock(BlockRef.FINALIZED)),
                fails(
                        "helicon/C.eth_getBlockByNumber.full.accepted",
                        INVALID_PARAMS,
                        node -> node.evm("C").call("eth_getBlockByNumber", JsonTree.class, "accepted", true)),
                responds(
                        "helicon/C.eth_getBlockByNumber.full.earliest",
                        node -> node.evm("C").getFullBlock(BlockRef.EARLIEST)),
                responds(
                        "helicon/C.eth_getBlockByNumber.full.finalized",
                        node -> node.evm("C").getFullBlock(BlockRef.FINALIZED)),
                responds(
                        "helicon/C.eth_getBlockByNumber.full.latest",
                        node -> node.evm("C").getFullBlock(BlockRef.LATEST)),
                responds(
                        "helicon/C.eth_getBlockByNumber.full.safe",
                        node -> node.evm("C").getFullBlock(BlockRef.SAFE)),
                responds(
                        "helicon/C.eth_getBlockByNumber.head",
                        node -> node.evm("C").getFullBlock(BlockRef.number(166))),
                responds(
                        "helicon/C.eth_getBlockByNumber.latest",
                        node -> node.evm("C").getBlock(BlockRef.LATEST)),
                responds(
                        "helicon/C.eth_getBlockByNumber.pending",
                        node -> node.evm("C").getBlock(BlockRef.PENDING)),
                responds(
                        "helicon/C.eth_getBlockByNumber.safe",
                        node -> node.evm("C").getBlock(BlockRef.SAFE)),
                responds(
                        "helicon/C.eth_getBlockByNumber.withTx",
                        node -> node.evm("C").getFullBlock(BlockRef.number(166))),
                responds(
                        "helicon/C.eth_getBlockReceipts.above1",
                        node -> node.evm("C").getBlockReceipts(BlockRef.number(2166))),
                responds(
                        "helicon/C.eth_getBlockReceipts.finalized",
                        node -> node.evm("C").getBlockReceipts(BlockRef.FINALIZED)),
                responds(
                        "helicon/C.eth_getBlockReceipts.head-1",
                        node -> node.evm("C").getBlockReceipts(BlockRef.number(165))),
                responds(
                        "helicon/C.eth_getBlockReceipts.head",
                        node -> node.evm("C").getBlockReceipts(BlockRef.number(166))),
                responds(
                        "helicon/C.eth_getBlockReceipts.pending",
                        node -> node.evm("C").getBlockReceipts(BlockRef.PENDING)),
                responds(
                        "helicon/C.eth_getChainConfig",
                        node -> node.evm("C").call("eth_getChainConfig", JsonTree.class)),
                holds(
                        "helicon/C.eth_getLogs.blockHash",
                        node -> node.evm("C")
                                        .call(
                                                "eth_getLogs",
                                                JsonTree.class,
                                                Map.of(
                                                        "blockHash",
                                                        "0xf888390eb68bdf8d48bf0cdaa3918c3fd05ea914dc501160876f98efbf65b253"))
                                        .execute()
                                        .size()
                                == 0),
                fails(
                        "helicon/C.eth_getLogs.blockHash.unknown",
                        NOT_FOUND,
                        node -> node.evm("C")
                                .call("eth_getLogs", JsonTree.class, Map.of("blockHash", "0x" + "11".repeat(32)))),
                responds(
                        "helicon/C.eth_getTransactionByHash",
                        node -> node.evm("C")
                                .getTransactionByHash(EvmHash.parse(
                                        "0x42b844d1bfeb14d28ed71fa56834e1f21f5e943414ca6d0a69fcd2fd18b13282"))),
                responds(
                        "helicon/C.eth_getTransactionByHash.unknown",
                        node -> node.evm("C").getTransactionByHash(EvmHash.parse("0x" + "22".repeat(32)))),
                fails(
                        "helicon/C.eth_getTransactionCount.accepted",
                        INVALID_PARAMS,
                        node -> node.evm("C")
                                .call(
                                        "eth_getTransactionCount",
                                        JsonTree.class,
                                        "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
                                        "accepted")),
                responds(
                        "helicon/C.eth_getTransactionCount.earliest",
                        node -> node.evm("C").getTransactionCount(ACCOUNT, BlockRef.EARLIEST)),
                responds(
                        "helicon/C.eth_getTransactionCount.finalized",
                        node -> node.evm("C").getTransactionCount(ACCOUNT, BlockRef.FINALIZED)),
                responds(
                        "helicon/C.eth_getTransactionCount.latest",
                        node -> node.evm("C").getTransactionCount(ACCOUNT, BlockRef.LATEST)),
                responds(
                        "helicon/C.eth_getTransactionCount.safe",
                        node -> node.evm("C").getTransactionCount(ACCOUNT, BlockRef.SAFE)),
                responds(
                        "helicon/C.eth_getTransactionReceipt",
                        node -> node.evm("C")
                                .getTransactionReceipt(EvmHash.parse(
                                        "0x42b844d1bfeb14d28ed71fa56834e1f21f5e943414ca6d0a69fcd2fd18b13282"))),
                responds(
                        "helicon/C.eth_maxPriorityFeePerGas",
                        node -> node.evm("C").maxPriorityFeePerGas()),
                fails(
                        "helicon/C.eth_sendRawTransaction.garbage",
                        INVALID_PARAMS,
                        node -> node.evm("C").call("eth_sendRawTransaction", JsonTree.class, "0x010203")),
                fails(
                        "helicon/C.eth_simulateV1",
                        UNKNOWN_METHOD,
                        node -> node.evm("C").call("eth_simulateV1", JsonTree.class)),
                responds("helicon/C.eth_syncing", node -> node.evm("C").syncing()),
                fails(
                        "helicon/C.issueTx.garbage",
                        INVALID_PARAMS,
                        node -> node.avax()
                                .call(
                                        "avax.issueTx",
                                        JsonTree.class,
                                        Map.of("tx", "0x010203011cfb81", "encoding", "hex"))),
                responds("helicon/C.net_version", node -> node.evm("C").netVersion()),
                responds("helicon/C.rpc_modules", node -> node.evm("C").call("rpc_modules", JsonTree.class)),
                responds("helicon/C.txpool_status", node -> node.evm("C").call("txpool_status", JsonTree.class)),
                responds("helicon/C.web3_clientVersion", node -> node.evm("C").clientVersion()),
                responds("helicon/L1.eth_blockNumber", node -> node.evm(L1).blockNumber()),
                responds(
                        "helicon/L1.eth_getBlockByNumber.accepted",
                        node -> node.evm(L1).call("eth_getBlockByNumber", JsonTree.class, "accepted", false)),
                responds(
                        "helicon/L1.eth_getBlockByNumber.finalized",
                        node -> node.evm(L1).getBlock(BlockRef.FINALIZED)),
                responds(
                        "helicon/L1.eth_getBlockByNumber.safe",
                        node -> node.evm(L1).getBlock(BlockRef.SAFE)),
                fails(
                        "helicon/P.issueTx.garbage",
                        INVALID_PARAMS,
                        node -> node.platform()
                                .call(
                                        "platform.issueTx",
                                        JsonTree.class,
                                        Map.of("tx", "0x010203011cfb81", "encoding", "hex"))),
                fails(
                        "helicon/X.issueTx.garbage",
                        INVALID_PARAMS,
                        node -> node.avm()
                                .call(
                                        "avm.issueTx",
                                        JsonTree.class,
                                        Map.of("tx", "0x010203011cfb81", "encoding", "hex"))),
                responds(
                        "helicon/platform.getCurrentValidators.autoRenewed",
                        node -> node.platform().getCurrentValidators()),
                holds(
                        "helicon/L1.eth_getBlockByNumber.above",
                        node -> node.evm(L1)
                                .getBlock(BlockRef.number(0x7e6))
                                .execute()
                                .isEmpty()),
                responds(
                        "helicon/C.eth_getLogs.aboveHead",
                        (node, name) -> raw(node, name).map(JsonTree::elements)),
                responds(
                        "helicon/C.eth_getLogs.farAbove",
                        (node, name) -> raw(node, name).map(JsonTree::elements)),
                fails("helicon/L1.eth_getLogs.above", ABOVE_HEAD, (node, name) -> raw(node, name)));
    }
}
