package io.github.avalanche4j.node.proposervm;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.Epoch;

/** The methods of {@code /ext/bc/…/proposervm}. */
final class ProposerVmEndpoints {
    static final Endpoint.Rpc<UInt64> GET_PROPOSED_HEIGHT =
            Endpoint.rpc("proposervm.getProposedHeight", Decoder.field("height", UInt64.class));
    static final Endpoint.Rpc<Epoch> GET_CURRENT_EPOCH = Endpoint.rpc("proposervm.getCurrentEpoch", Epoch.class);

    private ProposerVmEndpoints() {}
}
