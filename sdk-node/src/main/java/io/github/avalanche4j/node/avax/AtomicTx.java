package io.github.avalanche4j.node.avax;

import io.github.avalanche4j.core.internal.wire.CheckedHex;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.TxStatus;
import java.util.Optional;

/** An atomic transaction of the C-Chain: an import from or export to another chain. */
@Value
public interface AtomicTx {
    /**
     * {@return the signed transaction in the chain's codec, without its checksum, which has been verified; nodes return
     * it in no other form}
     */
    @CheckedHex
    Bytes tx();

    /**
     * {@return the number of the C-Chain block that contains it; absent until that block is accepted} With Helicon it is
     * always present, because a node returns accepted transactions only.
     */
    Optional<UInt64> blockHeight();

    /** {@return the encoding of the response: {@code hex}} */
    Optional<String> encoding();

    /**
     * {@return {@code ACCEPTED} if a block contains it, otherwise {@code PROCESSING}} Before Helicon, a transaction that
     * the node dropped looks like one in its pool.
     */
    default TxStatus status() {
        return blockHeight().isPresent() ? TxStatus.ACCEPTED : TxStatus.PROCESSING;
    }

    /**
     * {@return the transaction decoded, with the id that was computed from its bytes} An unknown kind is an {@link
     * io.github.avalanche4j.node.tx.UnknownTx}.
     *
     * @throws io.github.avalanche4j.core.MalformedBytesException if the bytes are not a transaction
     */
    default Tx decoded() {
        return Parser.lenient(Chain.C).tx(tx());
    }
}
