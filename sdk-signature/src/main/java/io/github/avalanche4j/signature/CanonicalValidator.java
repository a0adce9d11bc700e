package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.UInt64;
import java.util.List;
import java.util.Objects;

/**
 * One place in a {@link CanonicalValidatorSet}: a key, the nodes that use it, and what they weigh together.
 *
 * @param publicKey the key
 * @param weight the weight of all nodes with this key
 * @param nodeIds those nodes, in no particular order of theirs
 */
public record CanonicalValidator(ProvenPublicKey publicKey, UInt64 weight, List<NodeId> nodeIds) {
    /**
     * A place in a set.
     *
     * @param publicKey the key
     * @param weight the weight of all nodes with this key
     * @param nodeIds those nodes
     */
    public CanonicalValidator {
        Objects.requireNonNull(publicKey, "publicKey");
        Objects.requireNonNull(weight, "weight");
        nodeIds = List.copyOf(Objects.requireNonNull(nodeIds, "nodeIds"));
    }
}
