package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.codec.Vectors.Case;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicExportTx.EvmInput;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.RegisterL1ValidatorTx;
import io.github.avalanche4j.node.tx.platform.SetL1ValidatorWeightTx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every transaction of the vectors: its fields, ids and JSON are what AvalancheGo reads. */
class TxVectorsTest {
    /** The genesis of the main network has one that the usual parser refuses for its size. */
    private static final int LIMIT = 262_144;

    static Stream<Case> pChainTxs() {
        return Vectors.of("pchain_txs", "pchain.tx");
    }

    static Stream<Case> xChainTxs() {
        return Vectors.of("xchain_txs", "xchain.tx");
    }

    static Stream<Case> cChainTxs() {
        return Vectors.of("cchain_atomic_txs", "cchain.atomicTx");
    }

    private static Tx pChainTx(Case tx) {
        return tx.bytes().size() > LIMIT ? PChainCodec.parseGenesisTx(tx.bytes()) : PChainCodec.parseTx(tx.bytes());
    }

    @Test
    void there_is_every_kind() {
        assertThat(pChainTxs()).hasSize(95);
        assertThat(xChainTxs()).hasSize(34);
        assertThat(cChainTxs()).hasSize(17);
        assertThat(pChainTxs().map(tx -> pChainTx(tx).unsigned().getClass().getSimpleName()))
                .containsExactlyElementsOf(
                        pChainTxs().map(tx -> tx.text("type")).toList());
        assertThat(xChainTxs()
                        .map(tx -> XChainCodec.parseTx(tx.bytes())
                                .unsigned()
                                .getClass()
                                .getSimpleName()))
                .containsExactlyElementsOf(
                        xChainTxs().map(tx -> tx.text("type")).toList());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pChainTxs")
    void a_p_chain_transaction_has_the_fields_that_the_node_reads(Case expected) {
        Tx tx = pChainTx(expected);

        isWhatTheNodeReads(tx, expected, PChainCodec::unsignedBytes);
        assertThat(ids(tx.produced())).isEqualTo(texts(expected, "producedUTXOIDs"));
        JsonNode extra = expected.node().path("extra");
        if (tx.unsigned() instanceof ConvertSubnetToL1Tx convert) {
            assertThat(IntStream.range(0, convert.validators().size())
                            .mapToObj(i -> convert.validationId(i).toString()))
                    .containsExactlyElementsOf(Vectors.texts(extra.path("validationIDs")));
        } else if (tx.unsigned() instanceof RegisterL1ValidatorTx register && extra.has("validationID")) {
            assertThat(register.validationId())
                    .contains(Id.parse(extra.get("validationID").asText()));
        } else if (tx.unsigned() instanceof SetL1ValidatorWeightTx weight && extra.has("validationID")) {
            assertThat(weight.validationId())
                    .contains(Id.parse(extra.get("validationID").asText()));
            assertThat(weight.weight().orElseThrow())
                    .hasToString(extra.get("weight").asText());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("xChainTxs")
    void an_x_chain_transaction_has_the_fields_that_the_node_reads(Case expected) {
        Tx tx = XChainCodec.parseTx(expected.bytes());

        isWhatTheNodeReads(tx, expected, XChainCodec::unsignedBytes);
        assertThat(ids(tx.produced())).isEqualTo(texts(expected, "producedUTXOIDs"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cChainTxs")
    void an_atomic_transaction_has_the_fields_that_the_node_reads(Case expected) {
        Tx tx = CChainCodec.parseAtomicTx(expected.bytes());

        // the node prints none of these; its structs have no id
        Tx inNodesForm = new Tx(Id.EMPTY, tx.unsigned(), tx.credentials());
        assertThat(Vectors.written(inNodesForm)).isEqualTo(Vectors.expected(expected.json()));
        assertThat(tx.id()).isEqualTo(expected.id());
        assertThat(Vectors.read(Tx.class, expected.json()))
                .as("the JSON has no id, which is computed")
                .isEqualTo(tx);
        assertThat(tx.unsigned())
                .isInstanceOf(
                        expected.text("type").equals("UnsignedImportTx") ? AtomicImportTx.class : AtomicExportTx.class);
        unsignedPartIs(expected, CChainCodec.unsignedBytes(expected.bytes()));
        assertThat(ids(tx.exported())).isEqualTo(texts(expected, "producedUTXOIDs"));
        assertThat(tx.produced()).isEmpty();
        Stream<Id> inputs = tx.unsigned() instanceof AtomicExportTx export
                ? export.inputs().stream().map(EvmInput::id)
                : tx.unsigned().spent().stream().map(UtxoId::id);
        assertThat(sorted(inputs)).isEqualTo(texts(expected, "inputIDs"));
    }

    private static void isWhatTheNodeReads(Tx tx, Case expected, Function<Bytes, Bytes> unsigned) {
        assertThat(tx.id()).isEqualTo(expected.id());
        assertThat(Vectors.written(tx)).isEqualTo(Vectors.expected(expected.json()));
        assertThat(Vectors.read(Tx.class, expected.json()))
                .as("read from the node's JSON")
                .isEqualTo(tx)
                .hasSameHashCodeAs(tx);
        assertThat(Json.read(Tx.class, Json.write(tx)))
                .as("read from our own JSON")
                .isEqualTo(tx);
        assertThat(sorted(tx.unsigned().spent().stream().map(UtxoId::id))).isEqualTo(texts(expected, "inputIDs"));
        unsignedPartIs(expected, unsigned.apply(expected.bytes()));
    }

    private static void unsignedPartIs(Case expected, Bytes unsigned) {
        assertThat(unsigned.size())
                .isEqualTo(expected.node().get("unsignedLength").asInt());
        assertThat(sha256(unsigned)).isEqualTo(Bytes.fromHex(expected.text("unsignedHash")));
    }

    private static Bytes sha256(Bytes bytes) {
        try {
            return Bytes.of(MessageDigest.getInstance("SHA-256").digest(bytes.toArray()));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> texts(Case expected, String field) {
        return Vectors.texts(expected.node().path(field));
    }

    private static List<String> ids(List<Utxo> utxos) {
        return utxos.stream().map(utxo -> utxo.utxoId().id().toString()).toList();
    }

    private static List<String> sorted(Stream<Id> ids) {
        return ids.sorted(Comparator.comparing(Id::bytes)).map(Id::toString).toList();
    }
}
