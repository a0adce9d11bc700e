package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.List;
import java.util.Optional;

/** Recorded requests of Ethereum's methods as calls of this client. */
final class EthRequests {
    private EthRequests() {}

    /** The call that sends the same request; empty if no method of this client does. */
    static Optional<Call<?>> of(EvmClient chain, String method, List<JsonTree> params) {
        return switch (method) {
            case "eth_blockNumber" -> Optional.of(chain.blockNumber());
            case "eth_chainId" -> Optional.of(chain.chainId());
            case "eth_gasPrice" -> Optional.of(chain.gasPrice());
            case "eth_baseFee" -> Optional.of(chain.baseFee());
            case "net_version" -> Optional.of(chain.netVersion());
            case "web3_clientVersion" -> Optional.of(chain.clientVersion());
            case "eth_getBlockByNumber" -> {
                BlockRef block = block(text(params.get(0)));
                boolean full = params.get(1).asBoolean().orElseThrow();
                yield Optional.of(full ? chain.getFullBlock(block) : chain.getBlock(block));
            }
            case "eth_getBlockByHash" -> Optional.of(chain.getFullBlock(block(text(params.get(0)))));
            case "eth_getBlockReceipts" -> Optional.of(chain.getBlockReceipts(block(text(params.get(0)))));
            case "eth_getTransactionCount" ->
                Optional.of(chain.getTransactionCount(address(params.get(0)), block(text(params.get(1)))));
            case "eth_maxPriorityFeePerGas" -> Optional.of(chain.maxPriorityFeePerGas());
            case "eth_syncing" -> Optional.of(chain.syncing());
            case "eth_getTransactionByHash" -> Optional.of(chain.getTransactionByHash(hash(params.get(0))));
            case "eth_getTransactionReceipt" -> Optional.of(chain.getTransactionReceipt(hash(params.get(0))));
            case "eth_getLogs" -> Optional.of(logs(chain, params.get(0)));
            case "eth_getBalance" ->
                params.isEmpty()
                        ? Optional.empty()
                        : Optional.of(chain.getBalance(address(params.get(0)), block(text(params.get(1)))));
            case "debug_traceBlockByNumber" ->
                // without a tracer it was asked for the default one, which has no method here
                params.size() > 1
                        ? Optional.of(chain.debug().traceBlockByNumber(block(text(params.get(0)))))
                        : Optional.empty();
            case "eth_call" -> Optional.of(call(chain, params.get(0), block(text(params.get(1)))));
            default -> Optional.empty();
        };
    }

    private static Call<?> logs(EvmClient chain, JsonTree filter) {
        if (filter.get("address").asText().isEmpty()) {
            Optional<String> hash = filter.get("blockHash").asText();
            return hash.isPresent()
                    ? chain.getLogs(BlockRef.hash(hash.get()), any -> {})
                    : alone(chain, block(text(filter.get("fromBlock"))), block(text(filter.get("toBlock"))));
        }
        return chain.getLogs(
                block(text(filter.get("fromBlock"))),
                block(text(filter.get("toBlock"))),
                f -> f.addAddresses(address(filter.get("address"))));
    }

    /** A call for logs up to a number also asks for the head, see {@link LogsAboveHeadTest}. */
    private static Call<?> alone(EvmClient chain, BlockRef from, BlockRef to) {
        return chain.channel.call(EthEndpoints.GET_LOGS, EthParams.logs(from, to, LogFilter.of(any -> {})));
    }

    private static Call<?> call(EvmClient chain, JsonTree message, BlockRef block) {
        return chain.ethCall(
                m -> m.to(address(message.get("to"))).data(Bytes.fromHex(text(message.get("data")))), block);
    }

    static BlockRef block(String text) {
        return switch (text) {
            case "latest" -> BlockRef.LATEST;
            case "pending" -> BlockRef.PENDING;
            case "accepted" -> BlockRef.ACCEPTED;
            case "finalized" -> BlockRef.FINALIZED;
            case "safe" -> BlockRef.SAFE;
            case "earliest" -> BlockRef.EARLIEST;
            default -> text.length() == 66 ? BlockRef.hash(text) : BlockRef.number(Long.decode(text));
        };
    }

    private static String text(JsonTree value) {
        return value.asText().orElseThrow();
    }

    private static EvmHash hash(JsonTree value) {
        return EvmHash.parse(text(value));
    }

    private static EvmAddress address(JsonTree value) {
        return EvmAddress.parse(text(value));
    }
}
