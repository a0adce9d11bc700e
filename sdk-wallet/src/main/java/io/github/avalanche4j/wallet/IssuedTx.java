package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.wallet.builder.Chain;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that was accepted.
 *
 * @param chain its chain
 * @param tx the transaction
 * @param fee the fee that it burnt
 * @param replaced a transaction that the node had refused because prices or UTXOs had changed, and that this one
 *     replaced; absent if there was none
 */
public record IssuedTx(Chain chain, Tx tx, NAvax fee, Optional<TxRefusedException> replaced) {
    public IssuedTx {
        Objects.requireNonNull(chain, "chain");
        Objects.requireNonNull(tx, "tx");
        Objects.requireNonNull(fee, "fee");
        Objects.requireNonNull(replaced, "replaced");
    }

    /** {@return its id, which is also the id of a subnet, chain or asset that it created} */
    public Id id() {
        return tx.id();
    }
}
