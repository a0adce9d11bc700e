package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.internal.wire.CheckedHex;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** One page of UTXOs. */
@Value
public interface Utxos {
    /**
     * {@return the UTXOs in the chain's codec} The node sends a checksum after each, which has been verified and is
     * not part of it.
     */
    @CheckedHex
    List<Bytes> utxos();

    /** {@return the number of UTXOs on this page} */
    OptionalLong numFetched();

    /**
     * {@return where the next page starts. It is present even after the last UTXO, so a page with fewer UTXOs than its
     * limit is the last one. Absent if the method has no pages} With a source chain the next page begins with the UTXO
     * at this place, which is the last one of this page or, on a C-Chain with Helicon, the first one after it.
     */
    Optional<UtxoIndex> endIndex();

    /** {@return the encoding of the response: {@code hex}} */
    Optional<String> encoding();

    /**
     * {@return the UTXOs as values, in the same order} The address of {@link #endIndex} names the chain and the
     * network.
     *
     * @throws IllegalStateException if it is absent, as in a response about rewards: use {@link
     *     #decoded(Bech32Address)}
     * @throws io.github.avalanche4j.core.MalformedBytesException if the bytes are not a UTXO
     */
    default List<Utxo> decoded() {
        return decoded(endIndex()
                .map(UtxoIndex::address)
                .orElseThrow(
                        () -> new IllegalStateException("no address names chain and network; pass one to decoded")));
    }

    /**
     * {@return the UTXOs as values, in the same order}
     *
     * @param like any address of the chain that has the UTXOs, such as {@code P-fuji1…}; addresses in the values get
     *     its chain and network
     * @throws io.github.avalanche4j.core.InvalidRequestException if it does not begin with {@code P-}, {@code X-} or
     *     {@code C-}
     * @throws io.github.avalanche4j.core.MalformedBytesException if the bytes are not a UTXO
     */
    default List<Utxo> decoded(Bech32Address like) {
        return Parser.utxos(utxos(), like);
    }
}
