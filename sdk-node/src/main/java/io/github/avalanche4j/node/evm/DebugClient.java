package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.jsonrpc.RpcParams;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.eth.EvmCallTrace;
import io.github.avalanche4j.node.eth.EvmTransactionTrace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Client of a chain's interface {@code debug}: the calls that transactions made. It is on unless the {@code apis} of a
 * C-Chain's configuration lack {@code trace}. On Subnet-EVM, and on the C-Chain before Helicon, it is off unless the {@code
 * eth-apis} contain {@code debug-tracer}. Where it is off, calls fail with a {@link JsonRpcException} with reason {@code
 * UNKNOWN_METHOD}. A node executes the transactions again, which takes a while, and needs the state before them: a
 * pruned node has that of recent blocks only.
 */
public final class DebugClient {
    private static final Map<String, Object> CALL_TRACER = Map.of("tracer", "callTracer");

    private final RpcChannel channel;

    DebugClient(RpcChannel channel) {
        this.channel = channel;
    }

    /**
     * {@return the calls of an accepted transaction; {@code debug_traceTransaction} with the call tracer} An unknown
     * transaction fails with a {@link JsonRpcException}.
     *
     * @param hash the transaction's hash
     */
    public Call<EvmCallTrace> traceTransaction(EvmHash hash) {
        return channel.call(DebugEndpoints.TRACE_TRANSACTION, List.of(WellFormed.require("hash", hash), CALL_TRACER));
    }

    /**
     * {@return what another tracer gives for an accepted transaction, as a tree; {@code debug_traceTransaction}}
     *
     * @param hash the transaction's hash
     * @param tracer such as {@code prestateTracer} or {@code 4byteTracer}
     * @param config the tracer's own settings, such as {@code diffMode}; empty for its defaults
     * @throws InvalidRequestException if the tracer is blank, or a setting is not JSON
     */
    public Call<JsonTree> traceTransaction(EvmHash hash, String tracer, Map<String, ?> config) {
        return channel.call(
                DebugEndpoints.TRACE_TRANSACTION_BY, List.of(WellFormed.require("hash", hash), tracer(tracer, config)));
    }

    /**
     * {@return the calls of each transaction of a block, in order; {@code debug_traceBlockByNumber} with the call
     * tracer} A number above the last executed block fails with a {@link JsonRpcException}.
     *
     * @param block by number or tag
     * @throws InvalidRequestException if the block is given by its hash
     */
    public Call<List<EvmTransactionTrace>> traceBlockByNumber(BlockRef block) {
        return channel.call(
                DebugEndpoints.TRACE_BLOCK_BY_NUMBER, List.of(EthParams.notHash("block", block), CALL_TRACER));
    }

    /**
     * {@return what another tracer gives for each transaction of a block, as a tree; {@code debug_traceBlockByNumber}}
     *
     * @param block by number or tag
     * @param tracer such as {@code prestateTracer} or {@code 4byteTracer}
     * @param config the tracer's own settings, such as {@code diffMode}; empty for its defaults
     * @throws InvalidRequestException if the block is given by its hash, the tracer is blank, or a setting is not JSON
     */
    public Call<JsonTree> traceBlockByNumber(BlockRef block, String tracer, Map<String, ?> config) {
        return channel.call(
                DebugEndpoints.TRACE_BLOCK_BY, List.of(EthParams.notHash("block", block), tracer(tracer, config)));
    }

    private static Object tracer(String tracer, Map<String, ?> config) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("tracer", Require.notBlank("tracer", tracer));
        if (!Objects.requireNonNull(config, "config").isEmpty()) {
            params.put("tracerConfig", RpcParams.copyOf(config));
        }
        return params;
    }
}
