package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.eth.EvmCallTrace;
import io.github.avalanche4j.node.eth.EvmTransactionTrace;
import java.util.List;

/** The methods {@code debug_…} of {@code /ext/bc/…/rpc}. */
final class DebugEndpoints {
    static final Endpoint.Rpc<EvmCallTrace> TRACE_TRANSACTION =
            Endpoint.rpc("debug_traceTransaction", EvmCallTrace.class);
    static final Endpoint.Rpc<List<EvmTransactionTrace>> TRACE_BLOCK_BY_NUMBER =
            Endpoint.rpc("debug_traceBlockByNumber", Decoder.listOf(EvmTransactionTrace.class));
    static final Endpoint.Rpc<JsonTree> TRACE_TRANSACTION_BY = Endpoint.rpc(TRACE_TRANSACTION.id(), JsonTree.class);
    static final Endpoint.Rpc<JsonTree> TRACE_BLOCK_BY = Endpoint.rpc(TRACE_BLOCK_BY_NUMBER.id(), JsonTree.class);

    private DebugEndpoints() {}
}
