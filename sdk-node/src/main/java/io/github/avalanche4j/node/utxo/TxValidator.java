package io.github.avalanche4j.node.utxo;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.UInt64;
import java.time.Instant;
import java.util.Optional;

/** The validator that a transaction adds, or delegates to. */
public final class TxValidator extends JsonView {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    TxValidator(JsonTree json) {
        super(json);
    }

    /** {@return the node} */
    public Optional<NodeId> nodeId() {
        return text(json().get("nodeID"), NodeId.class);
    }

    /** {@return the weight; for a stake of AVAX in nAVAX} */
    public Optional<UInt64> weight() {
        return json().get("weight").asUInt64();
    }

    /** {@return when it begins; the beginning of 1970 since the Durango upgrade, where it begins with the transaction} */
    public Optional<Instant> start() {
        return seconds(json().get("start"));
    }

    /** {@return when it ends} */
    public Optional<Instant> end() {
        return seconds(json().get("end"));
    }

    /** {@return the subnet, where it stands with the validator; see {@link Tx#subnetId}} */
    public Optional<Id> subnetId() {
        return text(json().get("subnetID"), Id.class);
    }
}
