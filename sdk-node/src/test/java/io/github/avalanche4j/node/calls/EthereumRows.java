package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.node.calls.RecordedNode.ADDRESS;
import static io.github.avalanche4j.node.calls.Row.refuses;
import static io.github.avalanche4j.node.calls.Row.refusesNull;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.node.evm.BlockRef;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;

/** Calls of EVM chains. */
final class EthereumRows {
    private static final BlockRef HASH = BlockRef.hash("0x" + "ab".repeat(32));
    private static final BigInteger TOO_LARGE = BigInteger.TWO.pow(256);
    private static final EvmAddress NO_ADDRESS = Json.read(EvmAddress.class, "\"0x12\"");
    private static final EvmHash NO_HASH = Json.read(EvmHash.class, "\"0x12\"");

    private EthereumRows() {}

    @SuppressWarnings("deprecation") // deprecated methods are tested too
    static List<Row> rows() {
        return List.of(
                // Ethereum's methods
                refuses("hash", node -> node.evm("C").getTransactionByHash(NO_HASH)),
                refuses("hash", node -> node.evm("C").getTransactionReceipt(NO_HASH)),
                refuses("blockHash", node -> node.evm("C").getBlock(BlockRef.hash(NO_HASH))),
                refuses("address", node -> node.evm("C").getBalance(NO_ADDRESS, BlockRef.LATEST)),
                refuses("address", node -> node.evm("C").getCode(NO_ADDRESS, BlockRef.LATEST)),
                refuses("address", node -> node.evm("C").getStorageAt(NO_ADDRESS, BigInteger.ZERO, BlockRef.LATEST)),
                refuses("slot", node -> node.evm("C").getStorageAt(ADDRESS, BigInteger.valueOf(-1), BlockRef.LATEST)),
                refuses("slot", node -> node.evm("C").getStorageAt(ADDRESS, TOO_LARGE, BlockRef.LATEST)),
                refuses("value", node -> node.evm("C").ethCall(m -> m.value(BigInteger.valueOf(-1)), HASH)),
                refuses("value", node -> node.evm("C").ethCall(m -> m.value(TOO_LARGE), HASH)),
                refuses("gas", node -> node.evm("C").estimateGas(m -> m.gas(-1L), HASH)),
                refuses("to", node -> node.evm("C").ethCall(m -> m.to(NO_ADDRESS), HASH)),
                refuses("from", node -> node.evm("C").ethCall(m -> m.from(NO_ADDRESS), HASH)),
                refuses(
                        "gasPrice",
                        node -> node.evm("C")
                                .ethCall(
                                        m -> m.gasPrice(BigInteger.ONE).maxFeePerGas(BigInteger.ONE), BlockRef.LATEST)),
                refuses(
                        "gasPrice",
                        node -> node.evm("C")
                                .estimateGas(
                                        m -> m.gasPrice(BigInteger.ONE).maxPriorityFeePerGas(BigInteger.ONE), HASH)),
                refuses("from", node -> node.evm("C").getLogs(HASH, BlockRef.LATEST, f -> {})),
                refuses("to", node -> node.evm("C").getLogs(BlockRef.EARLIEST, HASH, f -> {})),
                refuses("to", node -> node.evm("C").getLogs(BlockRef.number(10), BlockRef.number(9), f -> {})),
                refuses("fromBlock", node -> node.evm("C").logs(-1, 5, f -> {})),
                refuses("toBlock", node -> node.evm("C").logs(6, 5, f -> {})),
                refuses("pageSize", node -> node.evm("C").logs(0, 5, f -> {}).pageSize(65_537)),
                refuses("place", node -> node.evm("C").getLogs(HASH, f -> f.topic(4))),
                refuses("place", node -> node.evm("C").getLogs(HASH, f -> f.topic(-1))),
                refuses("anyOf", node -> node.evm("C").getLogs(HASH, f -> f.topic(0, NO_HASH))),
                refuses("contracts", node -> node.evm("C").getLogs(HASH, f -> f.addAddresses(NO_ADDRESS))),
                refuses(
                        "addresses",
                        node -> node.evm("C")
                                .getLogs(
                                        HASH,
                                        f -> f.addAddresses(Collections.nCopies(1001, ADDRESS)
                                                .toArray(new EvmAddress[0])))),
                refuses("blockCount", node -> node.evm("C").feeHistory(0, BlockRef.LATEST)),
                refuses("newest", node -> node.evm("C").feeHistory(1, HASH)),
                refuses("percentiles", node -> node.evm("C").feeHistory(1, BlockRef.LATEST, 100.5)),
                refuses("percentiles", node -> node.evm("C").feeHistory(1, BlockRef.LATEST, -1)),
                refuses("percentiles", node -> node.evm("C").feeHistory(1, BlockRef.LATEST, Double.NaN)),
                refuses("percentiles", node -> node.evm("C").feeHistory(1, BlockRef.LATEST, 50, 10)),
                refuses("percentiles", node -> node.evm("C").feeHistory(1, BlockRef.LATEST, 50, 50)),
                refuses(
                        "percentiles",
                        node -> node.evm("C")
                                .feeHistory(
                                        1,
                                        BlockRef.LATEST,
                                        DoubleStream.iterate(0, p -> p + 0.5)
                                                .limit(101)
                                                .toArray())),
                refuses("transaction", node -> node.evm("C").sendRawTransaction(Bytes.EMPTY)),
                refusesNull("block", node -> node.evm("C").getBlock(null)),
                refusesNull("block", node -> node.evm("C").getFullBlock(null)),
                refusesNull("block", node -> node.evm("C").getBlockReceipts(null)),
                refusesNull("hash", node -> node.evm("C").getTransactionByHash(null)),
                refusesNull("hash", node -> node.evm("C").getTransactionReceipt(null)),
                refusesNull("block", node -> node.evm("C").getLogs(null, f -> {})),
                refusesNull("filter", node -> node.evm("C").getLogs(HASH, null)),
                refusesNull("from", node -> node.evm("C").getLogs(null, BlockRef.LATEST, f -> {})),
                refusesNull("to", node -> node.evm("C").getLogs(BlockRef.LATEST, null, f -> {})),
                refusesNull("filter", node -> node.evm("C").logs(0, 5, null)),
                refusesNull(
                        "contracts[0]", node -> node.evm("C").getLogs(HASH, f -> f.addAddresses((EvmAddress) null))),
                refusesNull("anyOf[0]", node -> node.evm("C").getLogs(HASH, f -> f.topic(0, (EvmHash) null))),
                refusesNull("address", node -> node.evm("C").getBalance(null, BlockRef.LATEST)),
                refusesNull("block", node -> node.evm("C").getBalance(ADDRESS, null)),
                refusesNull("address", node -> node.evm("C").getCode(null, BlockRef.LATEST)),
                refusesNull("slot", node -> node.evm("C").getStorageAt(ADDRESS, null, BlockRef.LATEST)),
                refusesNull("block", node -> node.evm("C").getStorageAt(ADDRESS, BigInteger.ONE, null)),
                refusesNull("block", node -> node.evm("C").getTransactionCount(ADDRESS, null)),
                refusesNull("message", node -> node.evm("C").ethCall(null, BlockRef.LATEST)),
                refusesNull("block", node -> node.evm("C").ethCall(m -> {}, null)),
                refusesNull("message", node -> node.evm("C").estimateGas(null, BlockRef.LATEST)),
                refusesNull("newest", node -> node.evm("C").feeHistory(1, null)),
                refusesNull("percentiles", node -> node.evm("C").feeHistory(1, BlockRef.LATEST, (double[]) null)),
                refusesNull("transaction", node -> node.evm("C").sendRawTransaction(null)),
                // EVM chains
                refuses("blockNumber", node -> BlockRef.number(-1)),
                refuses("blockHash", node -> BlockRef.hash("0x12")),
                refuses("blockHash", node -> BlockRef.hash("0x" + "zz".repeat(32))),
                refusesNull("blk", node -> node.evm("C").feeConfig(null)),
                refuses("timestamp", node -> node.evm("C").getActiveRulesAt(Instant.ofEpochSecond(-1))),
                refusesNull("timestamp", node -> node.evm("C").getActivePrecompilesAt(null)),
                refuses("method", node -> node.evm("C").call(" ", String.class)),
                refuses("params[0]", node -> node.evm("C").call("eth_call", String.class, new Object())),
                refuses(
                        "params[0].to[0]",
                        node -> node.evm("C")
                                .call("eth_call", String.class, Map.of("to", List.of(new StringBuilder())))),
                refusesNull("type", node -> node.evm("C").call("eth_call", null)),
                refuses("chain", node -> node.evm("../admin")),
                // blocks and logs that are followed
                refuses("fromBlock", node -> node.evm("C").blocks(-1, 5)),
                refuses("toBlock", node -> node.evm("C").blocks(6, 5)),
                refuses("toBlock", node -> node.evm("C").blocksWithReceipts(6, 5)),
                refuses("fromBlock", node -> node.evm("C").followBlocks(-1, Duration.ofSeconds(1))),
                refuses("interval", node -> node.evm("C").followBlocks(0, Duration.ZERO)),
                refuses("interval", node -> node.evm("C").followBlocksWithReceipts(0, Duration.ZERO)),
                refuses("fromBlock", node -> node.evm("C").followLogs(-1, Duration.ofSeconds(1), filter -> {})),
                refuses("interval", node -> node.evm("C").followLogs(0, Duration.ofSeconds(-1), filter -> {})),
                refusesNull("head", node -> node.evm("C").head(null)),
                // messages, traces and transactions
                refuses(
                        "storageKeys",
                        node -> node.evm("C").ethCall(m -> m.addAccessList(ADDRESS, List.of(Bytes.EMPTY)), HASH)),
                refuses("block", node -> node.evm("C").debug().traceBlockByNumber(HASH)),
                refuses(
                        "tracer",
                        node -> node.evm("C")
                                .debug()
                                .traceTransaction(EvmHash.parse("0x" + "ab".repeat(32)), " ", Map.of())));
    }
}
