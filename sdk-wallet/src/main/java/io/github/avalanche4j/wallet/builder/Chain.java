package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.codec.CChainCodec;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.codec.XChainCodec;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;

/**
 * A chain of the primary network. Its name is the alias at the beginning of addresses. Its methods use the chain's
 * codec; for the C-Chain, that of atomic transactions.
 */
public enum Chain {
    /** The P-Chain: staking, subnets and L1s. */
    P,
    /** The X-Chain: assets. */
    X,
    /** The C-Chain: contracts. Its atomic transactions move AVAX to and from the other two chains. */
    C;

    /**
     * {@return whether an address may own something on this chain: it begins with the alias of this chain, or of none}
     */
    public boolean accepts(Bech32Address address) {
        return address.chain().map(name()::equals).orElse(true);
    }

    /**
     * {@return a signed transaction}
     *
     * @param bytes the whole transaction with its codec version
     * @throws io.github.avalanche4j.core.MalformedBytesException if the bytes are malformed
     */
    public Tx parseTx(Bytes bytes) {
        return switch (this) {
            case P -> PChainCodec.parseTx(bytes);
            case X -> XChainCodec.parseTx(bytes);
            case C -> CChainCodec.parseAtomicTx(bytes);
        };
    }

    /**
     * {@return the bytes of a signed transaction}
     *
     * @throws io.github.avalanche4j.core.InvalidRequestException if it breaks a rule of the codec
     */
    public Bytes encodeTx(Tx tx) {
        return switch (this) {
            case P -> PChainCodec.encodeTx(tx);
            case X -> XChainCodec.encodeTx(tx);
            case C -> CChainCodec.encodeAtomicTx(tx);
        };
    }

    /**
     * {@return the bytes of an unsigned transaction; signatures are over their SHA-256}
     *
     * @throws io.github.avalanche4j.core.InvalidRequestException if it breaks a rule of the codec
     */
    public Bytes encodeUnsignedTx(UnsignedTx tx) {
        return switch (this) {
            case P -> PChainCodec.encodeUnsignedTx(tx);
            case X -> XChainCodec.encodeUnsignedTx(tx);
            case C -> CChainCodec.encodeUnsignedAtomicTx(tx);
        };
    }

    /**
     * {@return a UTXO}
     *
     * @param bytes the whole UTXO with its codec version
     * @param network the network, whose prefix the addresses get
     * @throws io.github.avalanche4j.core.MalformedBytesException if the bytes are malformed
     */
    public Utxo parseUtxo(Bytes bytes, Network network) {
        return switch (this) {
            case P -> PChainCodec.parseUtxo(bytes, network);
            case X -> XChainCodec.parseUtxo(bytes, network);
            case C -> CChainCodec.parseUtxo(bytes, network);
        };
    }

    /**
     * {@return the bytes of a UTXO}
     *
     * @throws io.github.avalanche4j.core.InvalidRequestException if it breaks a rule of the codec
     */
    public Bytes encodeUtxo(Utxo utxo) {
        return switch (this) {
            case P -> PChainCodec.encodeUtxo(utxo);
            case X -> XChainCodec.encodeUtxo(utxo);
            case C -> CChainCodec.encodeUtxo(utxo);
        };
    }
}
