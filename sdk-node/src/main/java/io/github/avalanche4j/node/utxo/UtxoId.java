package io.github.avalanche4j.node.utxo;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.Id;
import org.immutables.value.Value;

/** Which output of which transaction. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableUtxoId.Builder.class)
public interface UtxoId {
    /** {@return the transaction} */
    @JsonProperty("txID")
    Id txId();

    /** {@return the place among its outputs, from 0} */
    long outputIndex();
}
