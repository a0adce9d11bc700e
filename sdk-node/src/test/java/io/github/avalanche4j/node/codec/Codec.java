package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The parser and the writer of a format that the vectors name. */
record Codec<T>(Function<Bytes, T> parser, Function<T, Bytes> writer) {
    private static final Map<String, Codec<?>> BY_FORMAT = Map.ofEntries(
            Map.entry("pchain.tx", new Codec<>(PChainCodec::parseTx, PChainCodec::encodeTx)),
            Map.entry("pchain.tx, large", new Codec<>(PChainCodec::parseGenesisTx, PChainCodec::encodeGenesisTx)),
            Map.entry("pchain.tx, unsigned", new Codec<>(PChainCodec::parseUnsignedTx, PChainCodec::encodeUnsignedTx)),
            Map.entry("pchain.block", new Codec<>(PChainCodec::parseBlock, PChainCodec::encodeBlock)),
            Map.entry("pchain.utxo", new Codec<>(local(PChainCodec::parseUtxo), PChainCodec::encodeUtxo)),
            Map.entry("xchain.tx", new Codec<>(XChainCodec::parseTx, XChainCodec::encodeTx)),
            Map.entry("xchain.tx, unsigned", new Codec<>(XChainCodec::parseUnsignedTx, XChainCodec::encodeUnsignedTx)),
            Map.entry("xchain.block", new Codec<>(XChainCodec::parseBlock, XChainCodec::encodeBlock)),
            Map.entry("xchain.vertex", new Codec<>(XChainCodec::parseVertex, XChainCodec::encodeVertex)),
            Map.entry("xchain.utxo", new Codec<>(local(XChainCodec::parseUtxo), XChainCodec::encodeUtxo)),
            Map.entry("cchain.atomicTx", new Codec<>(CChainCodec::parseAtomicTx, CChainCodec::encodeAtomicTx)),
            Map.entry(
                    "cchain.atomicTx, unsigned",
                    new Codec<>(CChainCodec::parseUnsignedAtomicTx, CChainCodec::encodeUnsignedAtomicTx)),
            Map.entry("cchain.atomicTxs", new Codec<>(CChainCodec::parseAtomicTxs, CChainCodec::encodeAtomicTxs)),
            Map.entry("cchain.block", new Codec<>(CChainCodec::parseBlock, CChainCodec::encodeBlock)),
            Map.entry("cchain.block+extData", new Codec<>(CChainCodec::parseBlock, CChainCodec::encodeBlock)),
            Map.entry("cchain.utxo", new Codec<>(local(CChainCodec::parseUtxo), CChainCodec::encodeUtxo)),
            Map.entry("proposervm.block", new Codec<>(ProposerVmCodec::parse, ProposerVmCodec::encode)));

    private static <T> Function<Bytes, T> local(BiFunction<Bytes, Network, T> parser) {
        return bytes -> parser.apply(bytes, Network.LOCAL);
    }

    /** The codec of a format, whose values the caller knows. */
    @SuppressWarnings("unchecked")
    static <T> Codec<T> of(String format) {
        return (Codec<T>) Objects.requireNonNull(BY_FORMAT.get(format), format);
    }

    T parse(Bytes bytes) {
        return parser.apply(bytes);
    }

    Bytes write(T value) {
        return writer.apply(value);
    }
}
