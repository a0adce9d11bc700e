package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that is ready to be signed, with its costs.
 *
 * @param unsigned the unsigned transaction
 * @param bytes the same in the chain's codec; signatures are over their SHA-256
 * @param spent the UTXOs that it spends, in the order of {@link UnsignedTx#spent}, and the owner who authorizes it
 * @param change its change outputs
 * @param fee the fee that it burns, without exports, stakes and balances of L1 validators
 * @param requiredFee the fee that the node requires at the given prices. The fee is higher only if the
 *     remainder is too small for a change output
 * @param gas the gas of a transaction of the P-Chain or an atomic transaction of the C-Chain; 0 on the X-Chain, whose
 *     fees are fixed
 * @param complexity the resources that it uses; P-Chain only
 * @param left the number of UTXOs that an import did not take, because they do not fit or are not worth the fee of their
 *     input; import again for the rest. 0 for other transactions
 */
public record BuiltTx(
        UnsignedTx unsigned,
        Bytes bytes,
        SpentOutputs spent,
        List<TxOutput> change,
        NAvax fee,
        NAvax requiredFee,
        UInt64 gas,
        Optional<Complexity> complexity,
        int left) {
    public BuiltTx {
        Objects.requireNonNull(unsigned, "unsigned");
        Objects.requireNonNull(bytes, "bytes");
        Objects.requireNonNull(spent, "spent");
        change = List.copyOf(change);
        Objects.requireNonNull(fee, "fee");
        Objects.requireNonNull(requiredFee, "requiredFee");
        Objects.requireNonNull(gas, "gas");
        Objects.requireNonNull(complexity, "complexity");
    }

    /** {@return its chain} */
    public Chain chain() {
        return spent.chain();
    }

    /** {@return the 32 bytes that are signed} */
    public Bytes hash() {
        return Sha256.idOf(bytes).bytes();
    }
}
