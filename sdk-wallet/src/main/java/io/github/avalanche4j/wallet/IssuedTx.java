package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.internal.PaymentState;
import java.util.List;

/** A transaction that was accepted. */
public final class IssuedTx {
    private final Chain chain;
    private final Tx tx;
    private final NAvax fee;

    private IssuedTx(Chain chain, Tx tx, NAvax fee) {
        this.chain = chain;
        this.tx = tx;
        this.fee = fee;
    }

    static IssuedTx of(PaymentState.Attempt accepted) {
        return new IssuedTx(accepted.tx().spent().chain(), accepted.tx().tx(), accepted.fee());
    }

    /** {@return its chain} */
    public Chain chain() {
        return chain;
    }

    /** {@return the transaction} */
    public Tx tx() {
        return tx;
    }

    /** {@return the fee that it burnt; 0 if another program has imported what a move exported} */
    public NAvax fee() {
        return fee;
    }

    /** {@return its id, which is also the id of a subnet, chain or asset that it created} */
    public Id id() {
        return tx.id();
    }

    private List<Object> parts() {
        return List.of(chain, tx, fee);
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
        return "IssuedTx[chain=" + chain + ", tx=" + tx + ", fee=" + fee + "]";
    }
}
