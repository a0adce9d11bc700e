package io.github.avalanche4j.node.utxo;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.UInt64;
import java.util.Optional;

/** An output of an earlier transaction that a transaction spends. */
public final class TxInput extends JsonView {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    TxInput(JsonTree json) {
        super(json);
    }

    /**
     * {@return the transaction that made the output; {@link Id#EMPTY} for one that the genesis of the P-Chain made}
     */
    public Optional<Id> txId() {
        return text(json().get("txID"), Id.class);
    }

    /** {@return the place of the output in that transaction, from 0} */
    public Optional<Long> outputIndex() {
        return small(json().get("outputIndex"));
    }

    /** {@return the asset} */
    public Optional<Id> assetId() {
        return text(json().get("assetID"), Id.class);
    }

    /** {@return how much, in the asset's smallest unit} */
    public Optional<UInt64> amount() {
        JsonTree input = json().get("input");
        return either(input.get("amount"), input.get("input").get("amount"));
    }
}
