package io.github.avalanche4j.node.utxo;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.Bech32Address;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.UInt64;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Something that a transaction gives to some addresses. */
public final class TxOutput extends JsonView {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    TxOutput(JsonTree json) {
        super(json);
    }

    /** The output itself; one that may be staked but not spent for a while stands inside another. */
    private JsonTree output() {
        JsonTree output = json().get("output");
        return output.get("output").isObject() ? output.get("output") : output;
    }

    /** {@return the asset} */
    public Optional<Id> assetId() {
        return text(json().get("assetID"), Id.class);
    }

    /** {@return how much, in the asset's smallest unit; absent for what has no amount} */
    public Optional<UInt64> amount() {
        return output().get("amount").asUInt64();
    }

    /** {@return who may spend it, together with {@link #threshold}} */
    public List<Bech32Address> addresses() {
        return list(output().get("addresses"), address -> address.as(Bech32Address.class));
    }

    /** {@return how many of the addresses must sign} */
    public Optional<Long> threshold() {
        return small(output().get("threshold"));
    }

    /** {@return before when nobody may spend it; the beginning of 1970 where there is no such time} */
    public Optional<Instant> locktime() {
        return seconds(output().get("locktime"));
    }

    /** {@return until when it may only be staked; absent where that is not so} */
    public Optional<Instant> stakeableUntil() {
        JsonTree outer = json().get("output");
        return outer.get("output").isObject() ? seconds(outer.get("locktime")) : Optional.empty();
    }
}
