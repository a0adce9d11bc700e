package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import java.util.List;
import java.util.Set;

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

    private static final Set<String> OTHER_THAN_READS = Set.of(
            "eth_getFilterChanges", // returns them only once
            WarpEndpoints.GET_MESSAGE_AGGREGATE_SIGNATURE.id(),
            WarpEndpoints.GET_BLOCK_AGGREGATE_SIGNATURE.id());

    private OtherMethods() {}

    static <T> Endpoint.Rpc<T> endpoint(String method, Decoder<T> decoder) {
        Endpoint.Rpc<T> endpoint = Endpoint.rpc(Require.notBlank("method", method), decoder);
        boolean reads = READS.stream().anyMatch(method::startsWith) && !OTHER_THAN_READS.contains(method);
        return reads ? endpoint : endpoint.notIdempotent();
    }
}
