package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Objects;

/**
 * One entry of a {@link CanonicalValidatorSet}: a public key, the nodes that share it, and their weight.
 *
 * @param weight the weight of all nodes with this key
 * @param nodeIds those nodes, in no particular order
 */
@NoJson("write the response that the set was made from")
public record CanonicalValidator(ProvenPublicKey publicKey, UInt64 weight, List<NodeId> nodeIds) {
    public CanonicalValidator {
        Objects.requireNonNull(publicKey, "publicKey");
        Objects.requireNonNull(weight, "weight");
        nodeIds = List.copyOf(Objects.requireNonNull(nodeIds, "nodeIds"));
    }
}
