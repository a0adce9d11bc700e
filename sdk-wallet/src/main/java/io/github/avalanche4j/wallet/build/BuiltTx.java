package io.github.avalanche4j.wallet.build;

import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that is ready to be signed, and what it costs.
 *
 * @param unsigned what it does
 * @param bytes the same in the chain's codec: what is signed is the SHA-256 of these
 * @param spent the UTXOs that it spends or uses up, in the order of {@link UnsignedTx#spent}, and who authorises it
 * @param change those of its outputs that give back what was spent too much
 * @param fee what it burns to be accepted, in nAVAX: exports, stakes and balances of L1 validators are not part of it
 * @param requiredFee what the node asks for at the given prices, in nAVAX. The fee is more only where too little is
 *     left to be worth an output
 * @param gas the gas of a transaction of the P-Chain, and of an atomic one of the C-Chain; 0 on the X-Chain, whose fees
 *     are fixed
 * @param complexity what it uses up, on the P-Chain alone
 */
public record BuiltTx(
        UnsignedTx unsigned,
        Bytes bytes,
        SpentOutputs spent,
        List<TxOutput> change,
        UInt64 fee,
        UInt64 requiredFee,
        UInt64 gas,
        Optional<Complexity> complexity) {
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

    /** {@return the chain that it is for} */
    public Chain chain() {
        return spent.chain();
    }

    /** {@return the 32 bytes that are signed} */
    public Bytes hash() {
        return Sha256.idOf(bytes).bytes();
    }
}
