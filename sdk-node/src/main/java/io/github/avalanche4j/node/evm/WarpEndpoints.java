package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.value.Bytes;

/** The methods {@code warp_…} of {@code /ext/bc/…/rpc}. */
final class WarpEndpoints {
    static final Endpoint.Rpc<Bytes> GET_MESSAGE = Endpoint.rpc("warp_getMessage", Bytes.class);
    static final Endpoint.Rpc<Bytes> GET_MESSAGE_SIGNATURE = Endpoint.rpc("warp_getMessageSignature", Bytes.class);
    static final Endpoint.Rpc<Bytes> GET_BLOCK_SIGNATURE = Endpoint.rpc("warp_getBlockSignature", Bytes.class);
    static final Endpoint.Rpc<Bytes> GET_MESSAGE_AGGREGATE_SIGNATURE =
            Endpoint.rpc("warp_getMessageAggregateSignature", Bytes.class);
    static final Endpoint.Rpc<Bytes> GET_BLOCK_AGGREGATE_SIGNATURE =
            Endpoint.rpc("warp_getBlockAggregateSignature", Bytes.class);

    private WarpEndpoints() {}
}
