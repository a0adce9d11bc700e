package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import java.util.List;

/** Endpoints for methods that have no constant of their own. */
final class OtherMethods {
    private static final List<String> READS = List.of(
            "eth_get",
            "eth_call",
            "eth_chainId",
            "eth_createAccessList",
            "debug_trace",
            "eth_blockNumber",
            "eth_estimateGas",
            "eth_gasPrice",
            "eth_maxPriorityFeePerGas",
            "eth_feeHistory",
            "eth_feeConfig",
            "eth_baseFee",
            "eth_suggestPriceOptions",
            "net_",
            "web3_",
            "warp_get");

    private OtherMethods() {}

    static <T> Endpoint.Rpc<T> endpoint(String method, Decoder<T> decoder) {
        Endpoint.Rpc<T> endpoint = Endpoint.rpc(Require.notBlank("method", method), decoder);
        // a filter's changes are returned only once
        boolean reads = READS.stream().anyMatch(method::startsWith) && !method.equals("eth_getFilterChanges");
        return reads ? endpoint : endpoint.notIdempotent();
    }
}
