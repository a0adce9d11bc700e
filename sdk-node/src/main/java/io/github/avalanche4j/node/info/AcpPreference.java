package io.github.avalanche4j.node.info;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import java.util.Optional;
import java.util.Set;

/** The validators' preferences about a community proposal (ACP). Weights are stake. */
@Value
public interface AcpPreference {
    /** {@return the weight in favor} */
    Optional<NAvax> supportWeight();

    /** {@return the nodes in favor} */
    Set<NodeId> supporters();

    /** {@return the weight against} */
    Optional<NAvax> objectWeight();

    /** {@return the nodes against} */
    Set<NodeId> objectors();

    /** {@return the weight without a preference} */
    Optional<NAvax> abstainWeight();
}
