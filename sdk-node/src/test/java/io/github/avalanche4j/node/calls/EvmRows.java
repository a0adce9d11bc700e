package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.core.InterfaceUnavailableException.Reason.NOT_SERVED;
import static io.github.avalanche4j.core.JsonRpcException.Reason.ABOVE_HEAD;
import static io.github.avalanche4j.core.JsonRpcException.Reason.BATCH_LIMIT;
import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_PARAMS;
import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_REQUEST;
import static io.github.avalanche4j.core.JsonRpcException.Reason.REVERTED;
import static io.github.avalanche4j.core.JsonRpcException.Reason.UNKNOWN_METHOD;
import static io.github.avalanche4j.node.calls.RecordedNode.ACCOUNT;
import static io.github.avalanche4j.node.calls.RecordedNode.CHAIN_1;
import static io.github.avalanche4j.node.calls.RecordedNode.CHAIN_2;
import static io.github.avalanche4j.node.calls.RecordedNode.two;
import static io.github.avalanche4j.node.calls.Row.fails;
import static io.github.avalanche4j.node.calls.Row.hasStatus;
import static io.github.avalanche4j.node.calls.Row.holds;
import static io.github.avalanche4j.node.calls.Row.isUnavailable;
import static io.github.avalanche4j.node.calls.Row.isUnreadable;
import static io.github.avalanche4j.node.calls.Row.responds;
import static io.github.avalanche4j.node.calls.Row.unused;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.evm.ActiveRules;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.FeeConfigAt;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Calls of EVM chains. */
final class EvmRows {
    private static final EvmAddress WARP_PRECOMPILE = EvmAddress.parse("0x0200000000000000000000000000000000000005");

    private EvmRows() {}

    @SuppressWarnings("deprecation") // deprecated methods are tested too
    static List<Row> rows() {
        return List.of(
                // EVM chains; EvmRecordingsTest has batches and what is no call
                isUnavailable(
                        "evm/C.admin.getVMConfig",
                        NOT_SERVED,
                        "\"admin-api-enabled\": true",
                        node -> node.admin("C").getVmConfig()),
                fails(
                        "evm/C.disabledNamespace",
                        UNKNOWN_METHOD,
                        node -> node.evm("C").call("debug_traceBlockByNumber", JsonTree.class, "0x1")),
                responds("evm/C.eth_baseFee", node -> node.evm("C").baseFee()),
                responds("evm/C.eth_blockNumber", node -> node.evm("C").blockNumber()),
                fails(
                        "evm/C.eth_call.revert",
                        REVERTED,
                        node -> node.evm("C")
                                .ethCall(
                                        m -> m.to(EvmAddress.parse("0x55a4eDd8A2c051079b426E9fbdEe285368824a89"))
                                                .data(Bytes.fromHex("0x")),
                                        BlockRef.LATEST)),
                responds(
                        "evm/C.eth_callDetailed",
                        node -> node.evm("C")
                                .call(
                                        "eth_callDetailed",
                                        JsonTree.class,
                                        Map.of("to", "0x55a4eDd8A2c051079b426E9fbdEe285368824a89"),
                                        "latest")),
                responds("evm/C.eth_chainId", node -> node.evm("C").chainId()),
                fails(
                        "evm/C.eth_feeConfig",
                        UNKNOWN_METHOD,
                        node -> node.evm("C").feeConfig()),
                fails(
                        "evm/C.eth_feeConfig.latest",
                        UNKNOWN_METHOD,
                        node -> node.evm("C").feeConfig(BlockRef.LATEST)),
                responds("evm/C.eth_gasPrice", node -> node.evm("C").gasPrice()),
                fails(
                        "evm/C.eth_getActivePrecompilesAt",
                        UNKNOWN_METHOD,
                        node -> node.evm("C").getActivePrecompilesAt()),
                fails(
                        "evm/C.eth_getActivePrecompilesAt.string",
                        UNKNOWN_METHOD,
                        node -> node.evm("C").call("eth_getActivePrecompilesAt", JsonTree.class, "latest")),
                fails(
                        "evm/C.eth_getActiveRulesAt.string",
                        UNKNOWN_METHOD,
                        node -> node.evm("C").call("eth_getActiveRulesAt", ActiveRules.class, "latest")),
                responds("evm/C.eth_getBadBlocks", node -> node.evm("C").call("eth_getBadBlocks", JsonTree.class)),
                fails(
                        "evm/C.eth_getBalance.missingArg",
                        INVALID_PARAMS,
                        node -> node.evm("C").call("eth_getBalance", JsonTree.class)),
                responds(
                        "evm/C.eth_getBlockByNumber.latest",
                        node -> node.evm("C").getBlock(BlockRef.LATEST)),
                responds("evm/C.eth_getChainConfig", node -> node.evm("C").getChainConfig()),
                responds("evm/C.eth_getChainConfig.local", node -> node.evm("C").getChainConfig()),
                responds(
                        "evm/C.eth_getLogs",
                        node -> node.evm("C")
                                .getLogs(BlockRef.number(0), BlockRef.LATEST, f -> f.addAddresses(WARP_PRECOMPILE))),
                responds(
                        "evm/C.eth_getTransactionByHash",
                        node -> node.evm("C")
                                .getTransactionByHash(EvmHash.parse(
                                        "0xc04765d8d10bfa552450158544687c0dfd47b31b8c9d84b1e90a05c05659cb1f"))),
                responds(
                        "evm/C.eth_getTransactionReceipt",
                        node -> node.evm("C")
                                .getTransactionReceipt(EvmHash.parse(
                                        "0xc04765d8d10bfa552450158544687c0dfd47b31b8c9d84b1e90a05c05659cb1f"))),
                responds(
                        "evm/C.eth_getTransactionReceipt.none",
                        node -> node.evm("C").getTransactionReceipt(EvmHash.parse("0x" + "22".repeat(32)))),
                responds("evm/C.eth_suggestPriceOptions", node -> node.evm("C").suggestPriceOptions()),
                responds(
                        "evm/C.logsForWarp",
                        node -> node.evm("C")
                                .getLogs(BlockRef.number(0), BlockRef.LATEST, f -> f.addAddresses(WARP_PRECOMPILE))),
                responds("evm/C.net_version", node -> node.evm("C").netVersion()),
                fails(
                        "evm/C.unknownMethod",
                        UNKNOWN_METHOD,
                        node -> node.evm("C").call("eth_noSuchMethod", JsonTree.class)),
                responds("evm/C.web3_clientVersion", node -> node.evm("C").clientVersion()),
                responds(
                        "evm/chain1.admin.getVMConfig",
                        node -> node.admin(CHAIN_1).getVmConfig()),
                responds("evm/chain1.eth_baseFee", node -> node.evm(CHAIN_1).baseFee()),
                responds("evm/chain1.eth_blockNumber", node -> node.evm(CHAIN_1).blockNumber()),
                fails(
                        "evm/chain1.eth_call.revert",
                        REVERTED,
                        node -> node.evm(CHAIN_1)
                                .ethCall(
                                        m -> m.to(EvmAddress.parse("0x95CA0a568236fC7413Cd2b794A7da24422c2BBb6"))
                                                .data(Bytes.fromHex("0x")),
                                        BlockRef.LATEST)),
                responds(
                        "evm/chain1.eth_callDetailed",
                        node -> node.evm(CHAIN_1)
                                .call(
                                        "eth_callDetailed",
                                        JsonTree.class,
                                        Map.of("to", "0x95CA0a568236fC7413Cd2b794A7da24422c2BBb6"),
                                        "latest")),
                responds("evm/chain1.eth_chainId", node -> node.evm(CHAIN_1).chainId()),
                responds("evm/chain1.eth_feeConfig", node -> node.evm(CHAIN_1).feeConfig()),
                responds(
                        "evm/chain1.eth_feeConfig.0x1",
                        node -> node.evm(CHAIN_1).feeConfig(BlockRef.number(1))),
                responds(
                        "evm/chain1.eth_feeConfig.accepted",
                        node -> node.evm(CHAIN_1).feeConfig(BlockRef.ACCEPTED)),
                responds(
                        "evm/chain1.eth_feeConfig.earliest",
                        node -> node.evm(CHAIN_1).feeConfig(BlockRef.EARLIEST)),
                responds(
                        "evm/chain1.eth_feeConfig.finalized",
                        node -> node.evm(CHAIN_1).feeConfig(BlockRef.FINALIZED)),
                responds(
                        "evm/chain1.eth_feeConfig.latest",
                        node -> node.evm(CHAIN_1).feeConfig(BlockRef.LATEST)),
                responds(
                        "evm/chain1.eth_feeConfig.null",
                        node -> node.evm(CHAIN_1).call("eth_feeConfig", FeeConfigAt.class, (Object) null)),
                fails(
                        "evm/chain1.eth_feeConfig.number",
                        INVALID_PARAMS,
                        node -> node.evm(CHAIN_1).call("eth_feeConfig", FeeConfigAt.class, 1)),
                responds(
                        "evm/chain1.eth_feeConfig.object.blockHash",
                        node -> node.evm(CHAIN_1)
                                .call(
                                        "eth_feeConfig",
                                        FeeConfigAt.class,
                                        Map.of(
                                                "blockHash",
                                                "0x703cf01dcccdf4f309b199096cffc635f430e9b3c19cfdba7bcb0623263ac00a",
                                                "requireCanonical",
                                                false))),
                responds(
                        "evm/chain1.eth_feeConfig.safe",
                        node -> node.evm(CHAIN_1).feeConfig(BlockRef.SAFE)),
                fails(
                        "evm/chain1.eth_feeConfig.tooMany",
                        INVALID_PARAMS,
                        node -> node.evm(CHAIN_1).call("eth_feeConfig", FeeConfigAt.class, "latest", 1)),
                fails(
                        "evm/chain1.eth_feeConfig.unfinalized",
                        ABOVE_HEAD,
                        node -> node.evm(CHAIN_1).feeConfig(BlockRef.number(16777215))),
                responds("evm/chain1.eth_gasPrice", node -> node.evm(CHAIN_1).gasPrice()),
                responds(
                        "evm/chain1.eth_getActivePrecompilesAt",
                        node -> node.evm(CHAIN_1).getActivePrecompilesAt()),
                responds(
                        "evm/chain1.eth_getActivePrecompilesAt.future",
                        node -> node.evm(CHAIN_1).getActivePrecompilesAt(Instant.ofEpochSecond(1822854690))),
                fails(
                        "evm/chain1.eth_getActivePrecompilesAt.hex",
                        INVALID_PARAMS,
                        node -> node.evm(CHAIN_1).call("eth_getActivePrecompilesAt", JsonTree.class, "0x5")),
                responds(
                        "evm/chain1.eth_getActivePrecompilesAt.number",
                        node -> node.evm(CHAIN_1).getActivePrecompilesAt(Instant.ofEpochSecond(1795206690))),
                fails(
                        "evm/chain1.eth_getActivePrecompilesAt.string",
                        INVALID_PARAMS,
                        node -> node.evm(CHAIN_1).call("eth_getActivePrecompilesAt", JsonTree.class, "latest")),
                responds(
                        "evm/chain1.eth_getActivePrecompilesAt.zero",
                        node -> node.evm(CHAIN_1).getActivePrecompilesAt(Instant.ofEpochSecond(0))),
                responds(
                        "evm/chain1.eth_getActiveRulesAt",
                        node -> node.evm(CHAIN_1).getActiveRulesAt()),
                fails(
                        "evm/chain1.eth_getActiveRulesAt.hex",
                        INVALID_PARAMS,
                        node -> node.evm(CHAIN_1).call("eth_getActiveRulesAt", ActiveRules.class, "0x5")),
                responds(
                        "evm/chain1.eth_getActiveRulesAt.null",
                        node -> node.evm(CHAIN_1).call("eth_getActiveRulesAt", ActiveRules.class, (Object) null)),
                responds(
                        "evm/chain1.eth_getActiveRulesAt.number",
                        node -> node.evm(CHAIN_1).getActiveRulesAt(Instant.ofEpochSecond(1795206690))),
                fails(
                        "evm/chain1.eth_getActiveRulesAt.string",
                        INVALID_PARAMS,
                        node -> node.evm(CHAIN_1).call("eth_getActiveRulesAt", ActiveRules.class, "latest")),
                responds(
                        "evm/chain1.eth_getActiveRulesAt.zero",
                        node -> node.evm(CHAIN_1).getActiveRulesAt(Instant.ofEpochSecond(0))),
                responds(
                        "evm/chain1.eth_getBadBlocks",
                        node -> node.evm(CHAIN_1).call("eth_getBadBlocks", JsonTree.class)),
                responds("evm/chain1.eth_getBalance", node -> node.evm(CHAIN_1).getBalance(ACCOUNT, BlockRef.LATEST)),
                fails(
                        "evm/chain1.eth_getBalance.missingArg",
                        INVALID_PARAMS,
                        node -> node.evm(CHAIN_1).call("eth_getBalance", JsonTree.class)),
                responds(
                        "evm/chain1.eth_getBlockByNumber.full",
                        node -> node.evm(CHAIN_1).getFullBlock(BlockRef.number(1))),
                responds(
                        "evm/chain1.eth_getBlockByNumber.latest",
                        node -> node.evm(CHAIN_1).getBlock(BlockRef.LATEST)),
                responds(
                        "evm/chain1.eth_getChainConfig",
                        node -> node.evm(CHAIN_1).getChainConfig()),
                responds(
                        "evm/chain1.eth_getChainConfig.noParams",
                        node -> node.evm(CHAIN_1).getChainConfig()),
                responds(
                        "evm/chain1.eth_getLogs",
                        node -> node.evm(CHAIN_1)
                                .getLogs(BlockRef.number(0), BlockRef.LATEST, f -> f.addAddresses(WARP_PRECOMPILE))),
                responds(
                        "evm/chain1.eth_getTransactionByHash",
                        node -> node.evm(CHAIN_1)
                                .getTransactionByHash(EvmHash.parse(
                                        "0xefdab616388cfb494acb4c071a7b080684791f2f10304a65e507c0f8edb5c699"))),
                responds(
                        "evm/chain1.eth_getTransactionReceipt",
                        node -> node.evm(CHAIN_1)
                                .getTransactionReceipt(EvmHash.parse(
                                        "0xefdab616388cfb494acb4c071a7b080684791f2f10304a65e507c0f8edb5c699"))),
                responds(
                        "evm/chain1.eth_getTransactionReceipt.none",
                        node -> node.evm(CHAIN_1).getTransactionReceipt(EvmHash.parse("0x" + "22".repeat(32)))),
                fails(
                        "evm/chain1.eth_suggestPriceOptions",
                        UNKNOWN_METHOD,
                        node -> node.evm(CHAIN_1).suggestPriceOptions()),
                responds(
                        "evm/chain1.logsForWarp",
                        node -> node.evm(CHAIN_1)
                                .getLogs(BlockRef.number(0), BlockRef.LATEST, f -> f.addAddresses(WARP_PRECOMPILE))),
                responds("evm/chain1.net_version", node -> node.evm(CHAIN_1).netVersion()),
                responds(
                        "evm/chain1.web3_clientVersion",
                        node -> node.evm(CHAIN_1).clientVersion()),
                isUnavailable(
                        "evm/chain2.admin.getVMConfig",
                        NOT_SERVED,
                        "\"admin-api-enabled\": true",
                        node -> node.admin(CHAIN_2).getVmConfig()),
                responds("evm/chain2.eth_baseFee", node -> node.evm(CHAIN_2).baseFee()),
                responds("evm/chain2.eth_blockNumber", node -> node.evm(CHAIN_2).blockNumber()),
                fails(
                        "evm/chain2.eth_call.revert",
                        REVERTED,
                        node -> node.evm(CHAIN_2)
                                .ethCall(
                                        m -> m.to(EvmAddress.parse("0xA4cD3b0Eb6E5Ab5d8CE4065BcCD70040ADAB1F00"))
                                                .data(Bytes.fromHex("0x")),
                                        BlockRef.LATEST)),
                responds(
                        "evm/chain2.eth_callDetailed",
                        node -> node.evm(CHAIN_2)
                                .call(
                                        "eth_callDetailed",
                                        JsonTree.class,
                                        Map.of("to", "0xA4cD3b0Eb6E5Ab5d8CE4065BcCD70040ADAB1F00"),
                                        "latest")),
                responds("evm/chain2.eth_chainId", node -> node.evm(CHAIN_2).chainId()),
                responds("evm/chain2.eth_feeConfig", node -> node.evm(CHAIN_2).feeConfig()),
                responds(
                        "evm/chain2.eth_feeConfig.0x1",
                        node -> node.evm(CHAIN_2).feeConfig(BlockRef.number(1))),
                responds(
                        "evm/chain2.eth_feeConfig.accepted",
                        node -> node.evm(CHAIN_2).feeConfig(BlockRef.ACCEPTED)),
                responds(
                        "evm/chain2.eth_feeConfig.earliest",
                        node -> node.evm(CHAIN_2).feeConfig(BlockRef.EARLIEST)),
                responds(
                        "evm/chain2.eth_feeConfig.finalized",
                        node -> node.evm(CHAIN_2).feeConfig(BlockRef.FINALIZED)),
                responds(
                        "evm/chain2.eth_feeConfig.hash",
                        node -> node.evm(CHAIN_2)
                                .feeConfig(BlockRef.hash(
                                        "0x7ebbef727ba12de085c16ca0c0bf9872d033b99190f40b60c7d6db5c76d6a124"))),
                responds(
                        "evm/chain2.eth_feeConfig.latest",
                        node -> node.evm(CHAIN_2).feeConfig(BlockRef.LATEST)),
                responds(
                        "evm/chain2.eth_feeConfig.object.blockNumber",
                        node -> node.evm(CHAIN_2)
                                .call("eth_feeConfig", FeeConfigAt.class, Map.of("blockNumber", "0x1"))),
                responds(
                        "evm/chain2.eth_feeConfig.safe",
                        node -> node.evm(CHAIN_2).feeConfig(BlockRef.SAFE)),
                fails(
                        "evm/chain2.eth_feeConfig.tooMany",
                        INVALID_PARAMS,
                        node -> node.evm(CHAIN_2).call("eth_feeConfig", FeeConfigAt.class, "latest", 1)),
                fails(
                        "evm/chain2.eth_feeConfig.unfinalized",
                        ABOVE_HEAD,
                        node -> node.evm(CHAIN_2).feeConfig(BlockRef.number(16777215))),
                responds(
                        "evm/chain2.eth_getActivePrecompilesAt",
                        node -> node.evm(CHAIN_2).getActivePrecompilesAt()),
                responds(
                        "evm/chain2.eth_getActivePrecompilesAt.null",
                        node -> node.evm(CHAIN_2).getActivePrecompilesAt()),
                responds(
                        "evm/chain2.eth_getActivePrecompilesAt.number",
                        node -> node.evm(CHAIN_2).getActivePrecompilesAt(Instant.ofEpochSecond(1795206399))),
                fails(
                        "evm/chain2.eth_getActivePrecompilesAt.string",
                        INVALID_PARAMS,
                        node -> node.evm(CHAIN_2).call("eth_getActivePrecompilesAt", JsonTree.class, "latest")),
                responds(
                        "evm/chain2.eth_getActiveRulesAt",
                        node -> node.evm(CHAIN_2).getActiveRulesAt()),
                responds(
                        "evm/chain2.eth_getActiveRulesAt.null",
                        node -> node.evm(CHAIN_2).call("eth_getActiveRulesAt", ActiveRules.class, (Object) null)),
                responds(
                        "evm/chain2.eth_getActiveRulesAt.zero",
                        node -> node.evm(CHAIN_2).getActiveRulesAt(Instant.ofEpochSecond(0))),
                responds("evm/chain2.eth_getBalance", node -> node.evm(CHAIN_2).getBalance(ACCOUNT, BlockRef.LATEST)),
                fails(
                        "evm/chain2.eth_getBalance.missingArg",
                        INVALID_PARAMS,
                        node -> node.evm(CHAIN_2).call("eth_getBalance", JsonTree.class)),
                responds(
                        "evm/chain2.eth_getBlockByNumber.full",
                        node -> node.evm(CHAIN_2).getFullBlock(BlockRef.number(1))),
                responds(
                        "evm/chain2.eth_getChainConfig",
                        node -> node.evm(CHAIN_2).getChainConfig()),
                responds(
                        "evm/chain2.eth_getChainConfig.noParams",
                        node -> node.evm(CHAIN_2).getChainConfig()),
                responds(
                        "evm/chain2.eth_getLogs",
                        node -> node.evm(CHAIN_2)
                                .getLogs(BlockRef.number(0), BlockRef.LATEST, f -> f.addAddresses(WARP_PRECOMPILE))),
                responds(
                        "evm/chain2.eth_getTransactionByHash",
                        node -> node.evm(CHAIN_2)
                                .getTransactionByHash(EvmHash.parse(
                                        "0x5718502efbb3ca8855516a18af6116dcce80460436ff19b94da89089d4f1dfa4"))),
                responds(
                        "evm/chain2.eth_getTransactionReceipt",
                        node -> node.evm(CHAIN_2)
                                .getTransactionReceipt(EvmHash.parse(
                                        "0x5718502efbb3ca8855516a18af6116dcce80460436ff19b94da89089d4f1dfa4"))),
                responds(
                        "evm/chain2.eth_getTransactionReceipt.none",
                        node -> node.evm(CHAIN_2).getTransactionReceipt(EvmHash.parse("0x" + "22".repeat(32)))),
                fails(
                        "evm/chain2.eth_suggestPriceOptions",
                        UNKNOWN_METHOD,
                        node -> node.evm(CHAIN_2).suggestPriceOptions()),
                responds(
                        "evm/chain2.logsForWarp",
                        node -> node.evm(CHAIN_2)
                                .getLogs(BlockRef.number(0), BlockRef.LATEST, f -> f.addAddresses(WARP_PRECOMPILE))),
                responds("evm/chain2.net_version", node -> node.evm(CHAIN_2).netVersion()),
                fails(
                        "evm/chain2.unknownMethod",
                        UNKNOWN_METHOD,
                        node -> node.evm(CHAIN_2).call("eth_noSuchMethod", JsonTree.class)),
                responds(
                        "evm/chain2.web3_clientVersion",
                        node -> node.evm(CHAIN_2).clientVersion()),
                // EVM chains: requests that this client does not send, and batches; EvmBatchTest has the rest
                hasStatus("evm/C.badContentType", 415, node -> node.evm("C").chainId()),
                hasStatus("evm/C.put", 405, node -> node.evm("C").chainId()),
                hasStatus(
                        "evm/chain1.badContentType", 415, node -> node.evm("C").chainId()),
                hasStatus("evm/chain1.put", 405, node -> node.evm("C").chainId()),
                hasStatus(
                        "evm/chain2.badContentType", 415, node -> node.evm("C").chainId()),
                hasStatus("evm/chain2.put", 405, node -> node.evm("C").chainId()),
                isUnreadable("evm/C.get", "empty", node -> node.evm("C").chainId()),
                isUnreadable("evm/chain1.get", "empty", node -> node.evm("C").chainId()),
                isUnreadable("evm/chain2.get", "empty", node -> node.evm("C").chainId()),
                fails("evm/C.notJson", INVALID_REQUEST, node -> node.evm("C").chainId()),
                fails(
                        "evm/chain1.notJson",
                        INVALID_REQUEST,
                        node -> node.evm("C").chainId()),
                fails(
                        "evm/chain1.objectParams",
                        INVALID_PARAMS,
                        node -> node.evm("C").chainId()),
                fails(
                        "evm/chain2.objectParams",
                        INVALID_PARAMS,
                        node -> node.evm("C").chainId()),
                holds(
                        "evm/chain2.eth_getBlockByNumber.none",
                        node -> node.evm(CHAIN_2)
                                .getBlock(BlockRef.number(0xffffff))
                                .execute()
                                .isEmpty()),
                fails("evm/chain1.batch.1001", BATCH_LIMIT, node -> two(node.evm(CHAIN_1))),
                fails("evm/chain1.batch.empty", INVALID_REQUEST, node -> two(node.evm(CHAIN_1))),
                isUnreadable("evm/C.batch.onlyNotifications", "empty", node -> two(node.evm("C"))),
                isUnreadable("evm/chain1.batch.onlyNotifications", "empty", node -> two(node.evm("C"))),
                isUnreadable("evm/chain2.batch.onlyNotifications", "empty", node -> two(node.evm("C"))),
                unused("evm/C.batch", "EvmBatchTest"),
                unused("evm/chain1.batch", "EvmBatchTest"),
                unused("evm/chain2.batch", "EvmBatchTest"),
                unused("evm/C.batch.withNotification", "EvmBatchTest"),
                unused("evm/chain2.batch.withNotification", "EvmBatchTest"));
    }
}
