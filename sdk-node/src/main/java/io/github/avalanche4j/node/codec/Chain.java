package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.internal.layout.engine.Encoder;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;

/**
 * A chain of the primary network. Its name is the alias at the beginning of addresses. Its methods parse and write the
 * bytes of its transactions and UTXOs; those of the C-Chain are atomic transactions.
 */
public enum Chain {
    /** The P-Chain: staking, subnets and L1s (AvalancheGo vms/platformvm). */
    P(io.github.avalanche4j.node.internal.layout.Chain.P),
    /** The X-Chain: assets (AvalancheGo vms/avm). */
    X(io.github.avalanche4j.node.internal.layout.Chain.X),
    /**
     * The C-Chain: contracts (AvalancheGo graft/coreth). Its atomic transactions move AVAX to and from the other two
     * chains.
     */
    C(io.github.avalanche4j.node.internal.layout.Chain.C);

    final Parser parser;
    final Encoder encoder;

    Chain(io.github.avalanche4j.node.internal.layout.Chain layout) {
        this.parser = Parser.strict(layout);
        this.encoder = Encoder.of(layout);
    }

    /**
     * {@return a signed transaction}
     *
     * @param bytes the whole transaction with its codec version, as the node's methods and indexes return it; at most
     *     262144
     * @throws MalformedBytesException if the bytes are malformed
     */
    public Tx parseTx(Bytes bytes) {
        return parser.tx(bytes);
    }

    /**
     * {@return an unsigned transaction}
     *
     * @param bytes the part of a transaction that its credentials sign, with its codec version; at most 262144
     * @throws MalformedBytesException if the bytes are malformed
     */
    public UnsignedTx parseUnsignedTx(Bytes bytes) {
        return parser.unsignedTx(bytes);
    }

    /**
     * {@return the part of a signed transaction that its credentials sign: the signatures are over its SHA-256}
     *
     * @param signedTx the whole transaction with its codec version, of any size
     * @throws MalformedBytesException if the bytes are malformed
     */
    public Bytes unsignedBytes(Bytes signedTx) {
        return parser.withoutLimit().unsignedPart(signedTx);
    }

    /**
     * {@return the bytes of a transaction that its credentials sign: the signatures are over their SHA-256}
     *
     * @param tx the unsigned transaction
     * @throws InvalidRequestException if it is not a transaction of this chain, or breaks a rule of the codec; the
     *     error names the field and the rule
     */
    public Bytes encodeUnsignedTx(UnsignedTx tx) {
        return encoder.unsignedTx(tx);
    }

    /**
     * {@return the bytes of a signed transaction, as the chain's {@code issueTx} accepts them} Their SHA-256 is its id.
     *
     * @param tx the transaction. A parsed transaction, whose id is that of its bytes, is written unchanged. Any other,
     *     such as one made by a program with the id {@link Id#EMPTY}, must follow the rules of the codec
     * @throws InvalidRequestException if it is not a transaction of this chain, or breaks a rule of the codec; the
     *     error names the field and the rule
     */
    public Bytes encodeTx(Tx tx) {
        return encoder.tx(tx);
    }

    /**
     * {@return a UTXO}
     *
     * @param bytes the whole UTXO with its codec version, as the chain's {@code getUTXOs} returns it; at most 262144
     * @param network the network, which the bytes do not hold; addresses get its prefix
     * @throws MalformedBytesException if the bytes are malformed
     */
    public Utxo parseUtxo(Bytes bytes, Network network) {
        return parser.utxo(bytes, network.addressPrefix());
    }

    /**
     * {@return the bytes of a UTXO, as the chain's {@code getUTXOs} returns them}
     *
     * @throws InvalidRequestException if it is not a UTXO of this chain, or cannot be encoded
     */
    public Bytes encodeUtxo(Utxo utxo) {
        return encoder.utxo(utxo);
    }
}
