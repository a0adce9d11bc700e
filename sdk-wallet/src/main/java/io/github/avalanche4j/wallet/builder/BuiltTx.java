package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A transaction that is ready to be signed, with its costs. */
public final class BuiltTx {
    private final UnsignedTx unsigned;
    private final Bytes bytes;
    private final SpentOutputs spent;
    private final List<TxOutput> change;
    private final NAvax fee;
    private final NAvax requiredFee;
    private final UInt64 gas;
    private final Optional<Complexity> complexity;
    private final int left;

    BuiltTx(
            UnsignedTx unsigned,
            Bytes bytes,
            SpentOutputs spent,
            List<TxOutput> change,
            NAvax fee,
            NAvax requiredFee,
            UInt64 gas,
            Optional<Complexity> complexity,
            int left) {
        this.unsigned = unsigned;
        this.bytes = bytes;
        this.spent = spent;
        this.change = List.copyOf(change);
        this.fee = fee;
        this.requiredFee = requiredFee;
        this.gas = gas;
        this.complexity = complexity;
        this.left = left;
    }

    /**
     * {@return a transaction that another program built, for signing} Its change is empty, and so is its gas on the
     * P-Chain, because only a builder knows them.
     *
     * @param unsigned the unsigned transaction
     * @param spent the UTXOs that it spends, in the order of {@link UnsignedTx#spent}, and the owner who authorizes it
     * @param fee the fee that it burns
     */
    public static BuiltTx of(UnsignedTx unsigned, SpentOutputs spent, NAvax fee) {
        Bytes bytes = spent.chain().encodeUnsignedTx(Objects.requireNonNull(unsigned, "unsigned"));
        Objects.requireNonNull(fee, "fee");
        UInt64 gas = spent.chain() == Chain.C ? UInt64.of(CChainBuilder.gasOf(unsigned)) : UInt64.ZERO;
        return new BuiltTx(unsigned, bytes, spent, List.of(), fee, fee, gas, Optional.empty(), 0);
    }

    /** {@return the unsigned transaction} */
    public UnsignedTx unsigned() {
        return unsigned;
    }

    /** {@return the unsigned transaction in the chain's codec; signatures are over the SHA-256 of these bytes} */
    public Bytes bytes() {
        return bytes;
    }

    /** {@return the UTXOs that it spends, in the order of {@link UnsignedTx#spent}, and the owner who authorizes it} */
    public SpentOutputs spent() {
        return spent;
    }

    /** {@return its change outputs} */
    public List<TxOutput> change() {
        return change;
    }

    /** {@return the fee that it burns, without exports, stakes and balances of L1 validators} */
    public NAvax fee() {
        return fee;
    }

    /**
     * {@return the fee that the node requires at the given prices} The fee is higher only if the remainder is too small
     * for a change output.
     */
    public NAvax requiredFee() {
        return requiredFee;
    }

    /**
     * {@return the gas of a transaction of the P-Chain or an atomic transaction of the C-Chain; 0 on the X-Chain, whose
     * fees are fixed}
     */
    public UInt64 gas() {
        return gas;
    }

    /** {@return the resources that it uses; P-Chain only} */
    public Optional<Complexity> complexity() {
        return complexity;
    }

    /**
     * {@return the number of UTXOs that an import did not take, because they do not fit or are not worth the fee of
     * their input; 0 for other transactions} Import again for the rest.
     */
    public int left() {
        return left;
    }

    /**
     * {@return the last time of the P-Chain at which a node may accept this transaction: the expiry of a registration's
     * Warp message, or the end of a staking period; absent for other transactions} On Mainnet and Fuji, the shortest
     * period of the primary network is subtracted from that end. A node may refuse it earlier, before an upgrade.
     */
    public Optional<Instant> expiry() {
        return Staking.expiry(unsigned);
    }

    /** {@return its chain} */
    public Chain chain() {
        return spent.chain();
    }

    /** {@return the 32 bytes that are signed} */
    public Bytes hash() {
        return Sha256.idOf(bytes).bytes();
    }

    private List<Object> parts() {
        return List.of(bytes, spent, change, fee, requiredFee, gas, complexity, left);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BuiltTx that && parts().equals(that.parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    @Override
    public String toString() {
        return "BuiltTx[unsigned=" + unsigned + ", spent=" + spent + ", fee=" + fee + ", gas=" + gas + "]";
    }
}
