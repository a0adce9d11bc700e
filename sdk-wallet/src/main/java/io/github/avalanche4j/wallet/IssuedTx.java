package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.internal.PaymentState;
import java.util.List;
import java.util.Optional;

/** A transaction that was accepted. */
public final class IssuedTx {
    private final Chain chain;
    private final Tx tx;
    private final NAvax fee;
    private final Optional<TxRefusedException> replaced;

    IssuedTx(Chain chain, Tx tx, NAvax fee, Optional<TxRefusedException> replaced) {
        this.chain = chain;
        this.tx = tx;
        this.fee = fee;
        this.replaced = replaced;
    }

    static IssuedTx of(PaymentState.Attempt accepted) {
        return new IssuedTx(accepted.tx().spent().chain(), accepted.tx().tx(), accepted.fee(), Optional.empty());
    }

    /** {@return its chain} */
    public Chain chain() {
        return chain;
    }

    /** {@return the transaction} */
    public Tx tx() {
        return tx;
    }

    /** {@return the fee that it burnt} */
    public NAvax fee() {
        return fee;
    }

    /**
     * {@return the refusal of the transaction that this one replaced; absent if there was none}
     */
    public Optional<TxRefusedException> replaced() {
        return replaced;
    }

    /** {@return its id, which is also the id of a subnet, chain or asset that it created} */
    public Id id() {
        return tx.id();
    }

    private List<Object> parts() {
        return List.of(chain, tx, fee, replaced);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IssuedTx that && parts().equals(that.parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    @Override
    public String toString() {
        return "IssuedTx[chain=" + chain + ", tx=" + tx + ", fee=" + fee + ", replaced=" + replaced + "]";
    }
}
