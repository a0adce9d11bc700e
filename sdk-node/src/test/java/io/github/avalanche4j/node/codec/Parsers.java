package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.codec.Vectors.Case;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** The parser of each format that the vectors name. */
final class Parsers {
    private static final Map<String, Function<Bytes, Object>> BY_FORMAT = Map.ofEntries(
            Map.entry("pchain.tx", Chain.P::parseTx),
            Map.entry("pchain.block", PChainCodec::parseBlock),
            Map.entry("pchain.utxo", bytes -> Chain.P.parseUtxo(bytes, Network.LOCAL)),
            Map.entry("xchain.tx", Chain.X::parseTx),
            Map.entry("xchain.block", XChainCodec::parseBlock),
            Map.entry("xchain.vertex", XChainCodec::parseVertex),
            Map.entry("xchain.utxo", bytes -> Chain.X.parseUtxo(bytes, Network.LOCAL)),
            Map.entry("cchain.atomicTx", Chain.C::parseTx),
            Map.entry("cchain.atomicTxs", CChainCodec::parseAtomicTxs),
            Map.entry("cchain.block", CChainCodec::parseBlock),
            Map.entry("cchain.block+extData", CChainCodec::parseBlock),
            Map.entry("cchain.utxo", bytes -> Chain.C.parseUtxo(bytes, Network.LOCAL)),
            Map.entry("proposervm.block", ProposerVmCodec::parse));

    private Parsers() {}

    /** The chain that the kind of a vector begins with. */
    static Chain chain(Case one) {
        return Chain.valueOf(one.text("kind").substring(0, 1).toUpperCase(Locale.ROOT));
    }

    static Function<Bytes, Object> of(String format) {
        Function<Bytes, Object> parser = BY_FORMAT.get(format);
        if (parser == null) {
            throw new IllegalArgumentException(format);
        }
        return parser;
    }
}
