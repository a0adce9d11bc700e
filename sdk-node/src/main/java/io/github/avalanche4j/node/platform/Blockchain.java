package io.github.avalanche4j.node.platform;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.Id;
import java.util.Optional;
import org.immutables.value.Value;

/** A chain that the P-Chain knows, whether a node runs it or not. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableBlockchain.Builder.class)
public interface Blockchain {
    /** {@return the chain's id} */
    Id id();

    /** {@return the name it was made with; need not be unique} */
    Optional<String> name();

    /** {@return the subnet that validates it; {@code Id.EMPTY} for the primary network} */
    @JsonProperty("subnetID")
    Id subnetId();

    /** {@return the virtual machine it runs} */
    @JsonProperty("vmID")
    Optional<Id> vmId();
}
