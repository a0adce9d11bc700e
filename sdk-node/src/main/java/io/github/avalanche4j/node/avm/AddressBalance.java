package io.github.avalanche4j.node.avm;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.List;
import org.immutables.value.Value;

/** What an address holds of an asset that was asked for. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableAddressBalance.Builder.class)
public interface AddressBalance {
    /** {@return how much, in the asset's smallest unit} */
    UInt64 balance();

    /** {@return the UTXOs that make it up} */
    @JsonProperty("utxoIDs")
    List<UtxoId> utxoIds();
}
