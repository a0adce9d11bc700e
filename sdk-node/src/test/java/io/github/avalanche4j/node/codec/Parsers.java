package io.github.avalanche4j.node.codec;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import java.util.Map;
import java.util.function.Function;

/** The parser of each format that the vectors name. */
final class Parsers {
    private static final Map<String, Function<Bytes, Object>> BY_FORMAT = Map.ofEntries(
            Map.entry("pchain.tx", PChainCodec::parseTx),
            Map.entry("pchain.block", PChainCodec::parseBlock),
            Map.entry("pchain.utxo", bytes -> PChainCodec.parseUtxo(bytes, Network.LOCAL)),
            Map.entry("xchain.tx", XChainCodec::parseTx),
            Map.entry("xchain.block", XChainCodec::parseBlock),
            Map.entry("xchain.vertex", XChainCodec::parseVertex),
            Map.entry("xchain.utxo", bytes -> XChainCodec.parseUtxo(bytes, Network.LOCAL)),
            Map.entry("cchain.atomicTx", CChainCodec::parseAtomicTx),
            Map.entry("cchain.atomicTxs", CChainCodec::parseAtomicTxs),
            Map.entry("cchain.block", CChainCodec::parseBlock),
            Map.entry("cchain.block+extData", CChainCodec::parseBlock),
            Map.entry("cchain.utxo", bytes -> CChainCodec.parseUtxo(bytes, Network.LOCAL)),
            Map.entry("proposervm.block", ProposerVmCodec::parse));

    private Parsers() {}

    static Function<Bytes, Object> of(String format) {
        Function<Bytes, Object> parser = BY_FORMAT.get(format);
        if (parser == null) {
            throw new IllegalArgumentException(format);
        }
        return parser;
    }
}
