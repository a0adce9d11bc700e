package io.github.avalanche4j.node.info;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;
import java.util.Set;

/** The validators' preferences about a community proposal (ACP). Weights are stake in nAVAX. */
@Value
public interface AcpPreference {
    /** {@return the weight in favor} */
    Optional<UInt64> supportWeight();

    /** {@return the nodes in favor} */
    Set<NodeId> supporters();

    /** {@return the weight against} */
    Optional<UInt64> objectWeight();

    /** {@return the nodes against} */
    Set<NodeId> objectors();

    /** {@return the weight without a preference} */
    Optional<UInt64> abstainWeight();
}
