package io.github.avalanche4j.node.avax;

import io.github.avalanche4j.core.internal.wire.CheckedHex;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Parser;
import io.github.avalanche4j.node.tx.Tx;
import java.util.Optional;
import org.immutables.value.Value;

/** An atomic transaction of the C-Chain: an import from or export to another chain. */
@Value.Immutable
public interface AtomicTx {
    /**
     * {@return the signed transaction in the chain's codec, its checksum verified and cut off; nodes have no other form
     * of it}
     */
    @CheckedHex
    Bytes tx();

    /** {@return the number of the C-Chain's block that has it; absent while none has been accepted} */
    Optional<UInt64> blockHeight();

    /** {@return the encoding it came in: {@code hex}} */
    Optional<String> encoding();

    /**
     * {@return the transaction decoded, with the id that was computed from its bytes} An unknown kind is an {@link
     * io.github.avalanche4j.node.tx.UnknownTx}.
     *
     * @throws io.github.avalanche4j.core.MalformedBytesException if the bytes are no transaction
     */
    default Tx decoded() {
        return Parser.lenient(Chain.C).tx(tx());
    }
}
