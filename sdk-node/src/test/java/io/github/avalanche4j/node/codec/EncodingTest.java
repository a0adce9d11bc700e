package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.codec.Vectors.Case;
import io.github.avalanche4j.node.tx.Tx;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A parsed value is written back to the same bytes. */
class EncodingTest {
    private static final Map<String, UnaryOperator<Bytes>> ROUND_TRIPS = Map.ofEntries(
            Map.entry("pchain.tx", bytes -> PChainCodec.encodeGenesisTx(PChainCodec.parseGenesisTx(bytes))),
            Map.entry("pchain.block", bytes -> PChainCodec.encodeBlock(PChainCodec.parseBlock(bytes))),
            Map.entry("pchain.utxo", bytes -> PChainCodec.encodeUtxo(PChainCodec.parseUtxo(bytes, Network.LOCAL))),
            Map.entry("xchain.tx", bytes -> XChainCodec.encodeTx(XChainCodec.parseTx(bytes))),
            Map.entry("xchain.vertex", bytes -> XChainCodec.encodeVertex(XChainCodec.parseVertex(bytes))),
            Map.entry("xchain.block", bytes -> XChainCodec.encodeBlock(XChainCodec.parseBlock(bytes))),
            Map.entry("xchain.utxo", bytes -> XChainCodec.encodeUtxo(XChainCodec.parseUtxo(bytes, Network.LOCAL))),
            Map.entry("cchain.atomicTx", bytes -> CChainCodec.encodeAtomicTx(CChainCodec.parseAtomicTx(bytes))),
            Map.entry("cchain.atomicTxs", bytes -> CChainCodec.encodeAtomicTxs(CChainCodec.parseAtomicTxs(bytes))),
            Map.entry("cchain.block", bytes -> CChainCodec.encodeBlock(CChainCodec.parseBlock(bytes))),
            Map.entry("proposervm.block", bytes -> ProposerVmCodec.encode(ProposerVmCodec.parse(bytes))),
            Map.entry("cchain.utxo", bytes -> CChainCodec.encodeUtxo(CChainCodec.parseUtxo(bytes, Network.LOCAL))));

    static Stream<Case> wellFormed() {
        return Stream.of(
                        "pchain_txs",
                        "pchain_blocks",
                        "xchain_txs",
                        "xchain_blocks",
                        "xchain_vertices",
                        "utxos",
                        "cchain_atomic_txs",
                        "cchain_blocks",
                        "proposervm",
                        "containers")
                .flatMap(Vectors::of)
                .filter(one -> !one.text("kind").equals("proposervm.prefork")); // bare blocks, not ProposerVM blocks
    }

    static Stream<Case> oddities() {
        return Vectors.of("malformed", "accepted-oddity");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"wellFormed", "oddities"})
    void a_parsed_value_is_written_back(Case one) {
        String format = one.node().has("format") ? one.text("format") : one.text("kind");
        UnaryOperator<Bytes> roundTrip =
                ROUND_TRIPS.get(format.startsWith("proposervm.") ? "proposervm.block" : format);

        assertThat(roundTrip.apply(one.bytes())).isEqualTo(one.bytes());
    }

    static Stream<Case> txs() {
        return Stream.of("pchain_txs", "xchain_txs", "cchain_atomic_txs").flatMap(Vectors::of);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("txs")
    void a_valid_transaction_needs_no_id_to_be_written(Case one) {
        assumeThat(one.bytes().size()).isLessThanOrEqualTo(262144);
        Bytes unsigned = one.bytes().slice(0, one.node().get("unsignedLength").asInt());
        switch (one.text("kind")) {
            case "pchain.tx" -> {
                Tx tx = PChainCodec.parseTx(one.bytes());
                assertThat(PChainCodec.encodeUnsignedTx(tx.unsigned())).isEqualTo(unsigned);
                assertThat(PChainCodec.encodeTx(withoutId(tx))).isEqualTo(one.bytes());
                assertThat(PChainCodec.parseUnsignedTx(unsigned)).isEqualTo(tx.unsigned());
            }
            case "xchain.tx" -> {
                Tx tx = XChainCodec.parseTx(one.bytes());
                assertThat(XChainCodec.encodeUnsignedTx(tx.unsigned())).isEqualTo(unsigned);
                assertThat(XChainCodec.encodeTx(withoutId(tx))).isEqualTo(one.bytes());
                assertThat(XChainCodec.parseUnsignedTx(unsigned)).isEqualTo(tx.unsigned());
            }
            default -> {
                Tx tx = CChainCodec.parseAtomicTx(one.bytes());
                assertThat(CChainCodec.encodeUnsignedAtomicTx(tx.unsigned())).isEqualTo(unsigned);
                assertThat(CChainCodec.encodeAtomicTx(withoutId(tx))).isEqualTo(one.bytes());
                assertThat(CChainCodec.parseUnsignedAtomicTx(unsigned)).isEqualTo(tx.unsigned());
            }
        }
    }

    private static Tx withoutId(Tx tx) {
        return new Tx(Id.EMPTY, tx.unsigned(), tx.credentials());
    }
}
