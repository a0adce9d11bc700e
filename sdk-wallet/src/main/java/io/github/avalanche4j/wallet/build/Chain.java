package io.github.avalanche4j.wallet.build;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.codec.CChainCodec;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.codec.XChainCodec;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;

/**
 * A chain of the primary network. Its name is the alias that addresses begin with. Its methods are those of the chain's
 * codec; on the C-Chain they are for atomic transactions.
 */
public enum Chain {
    /** The P-Chain: staking, subnets and L1s. */
    P,
    /** The X-Chain: assets. */
    X,
    /** The C-Chain: contracts. Its atomic transactions move AVAX from and to the other two. */
    C;

    /**
     * {@return a signed transaction}
     *
     * @param bytes the whole transaction with its codec version
     * @throws io.github.avalanche4j.core.MalformedBytesException if they are anything else
     */
    public Tx parseTx(Bytes bytes) {
        return switch (this) {
            case P -> PChainCodec.parseTx(bytes);
            case X -> XChainCodec.parseTx(bytes);
            case C -> CChainCodec.parseAtomicTx(bytes);
        };
    }

    /**
     * {@return a signed transaction in bytes}
     *
     * @param tx the transaction
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
     * {@return a transaction without signatures in bytes: what is signed is their SHA-256}
     *
     * @param tx the transaction
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
     * @throws io.github.avalanche4j.core.MalformedBytesException if they are anything else
     */
    public Utxo parseUtxo(Bytes bytes, Network network) {
        return switch (this) {
            case P -> PChainCodec.parseUtxo(bytes, network);
            case X -> XChainCodec.parseUtxo(bytes, network);
            case C -> CChainCodec.parseUtxo(bytes, network);
        };
    }

    /**
     * {@return a UTXO in bytes}
     *
     * @param utxo the UTXO
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
