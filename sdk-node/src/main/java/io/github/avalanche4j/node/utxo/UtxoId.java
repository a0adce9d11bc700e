package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Objects;

/** A reference to an output: its transaction and its index there. */
@Value
public interface UtxoId {
    /** {@return the transaction} */
    @WireName("txID")
    Id txId();

    /** {@return the index among its outputs, from 0} */
    long outputIndex();

    /**
     * {@return the output of a transaction}
     *
     * @param outputIndex the index among its outputs, from 0 to 2^32 − 1
     */
    static UtxoId of(Id txId, long outputIndex) {
        return ImmutableUtxoId.of(Objects.requireNonNull(txId, "txId"), outputIndex);
    }

    /**
     * {@return the UTXO's own id, which is also the id of an input that spends it: the SHA-256 of the index, in 8
     * bytes, and the transaction's id (AvalancheGo vms/components/avax/utxo_id.go)} It is computed at each call.
     *
     * @throws IllegalStateException if a server sent a text that is not an id as {@link #txId}
     */
    default Id id() {
        return Sha256.idOf(
                new CodecWriter().uint64(UInt64.of(outputIndex())).id(txId()).bytes());
    }
}
