package io.github.avalanche4j.node.utxo;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.UInt64;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A block of the P- or X-Chain, as a tree. What is not here is in {@link #json}, under the node's names. */
public final class Block extends JsonView {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Block(JsonTree json) {
        super(json);
    }

    /** {@return the block's id; not that of the ProposerVM block around it, which the index knows} */
    public Optional<Id> id() {
        return text(json().get("id"), Id.class);
    }

    /** {@return the id of the block before} */
    public Optional<Id> parentId() {
        return text(json().get("parentID"), Id.class);
    }

    /** {@return how many blocks came before} */
    public Optional<UInt64> height() {
        return json().get("height").asUInt64();
    }

    /** {@return the block's time, to the second; P-Chain blocks have one since the Banff upgrade} */
    public Optional<Instant> time() {
        return seconds(json().get("time"));
    }

    /** {@return the transactions, the one that a block only proposes last} */
    public List<Tx> txs() {
        List<Tx> txs = new ArrayList<>(list(json().get("txs"), Tx::new));
        if (json().get("tx").isObject()) {
            txs.add(new Tx(json().get("tx")));
        }
        return Collections.unmodifiableList(txs);
    }
}
