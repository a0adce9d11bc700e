package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.avax.AtomicTx;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.utxo.UnknownOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.Utxos;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The same object as bytes and as JSON decodes to equal values. */
class RecordedTwinsTest {
    private static JsonTree result(String recording) {
        return JsonTree.parse(FakeNode.recording(recording).body()).get("result");
    }

    private static Bytes bytes(String recording, String field) {
        return Bytes.fromCheckedHex(result(recording).get(field).asText().orElseThrow());
    }

    @Test
    void a_transaction_with_the_id_of_another_chain_is_written_as_it_was_read() {
        String json = result("platform/getTx.json.convertTx").get("tx").toString();
        Tx elsewhere = Json.read(
                Tx.class,
                json.replace("\"" + Id.EMPTY + "\"", "\"" + "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm\""));

        assertThat(elsewhere.unsigned()).isInstanceOf(ConvertSubnetToL1Tx.class);
        assertThat(Json.read(Tx.class, Json.write(elsewhere))).isEqualTo(elsewhere);
    }

    @Test
    void json_without_an_id_gets_the_one_that_its_bytes_have() {
        String json = result("platform/getTx.json.convertTx").get("tx").toString();
        Tx whole = Json.read(Tx.class, json);

        assertThat(Json.read(Tx.class, json.replaceFirst(",\"id\":\"[^\"]*\"}$", "}")))
                .isEqualTo(whole);
    }

    @Test
    void an_atomic_transaction_is_decoded() {
        Tx tx = result("avax/getAtomicTx").as(AtomicTx.class).decoded();

        assertThat(tx.unsigned()).isInstanceOfAny(AtomicImportTx.class, AtomicExportTx.class);
        JsonTree asked = JsonTree.parse(
                FakeNode.recording("avax/getAtomicTx").requestBody().orElseThrow());
        assertThat(asked.at("/params/txID").asText()).contains(tx.id().toString());
    }

    static Stream<String> utxoResponses() {
        return FakeNode.recordings().stream()
                .filter(name -> name.matches("(avm|avax|platform)/getUTXOs.*"))
                .filter(name -> FakeNode.recording(name).body().contains("\"utxos\":["));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("utxoResponses")
    void every_recorded_utxo_is_decoded_and_belongs_to_who_asked(String recording) {
        Utxos page = result(recording).as(Utxos.class);
        JsonTree asked =
                JsonTree.parse(FakeNode.recording(recording).requestBody().orElseThrow());
        String address = asked.at("/params/addresses/0").asText().orElseThrow();

        List<Utxo> utxos = page.decoded();

        assertThat(utxos).hasSameSizeAs(page.utxos()).allSatisfy(utxo -> {
            assertThat(utxo.output()).isNotInstanceOf(UnknownOutput.class);
            assertThat(utxo.output().owners().addresses().stream().map(Object::toString))
                    .contains(address);
        });
    }

    @Test
    void amounts_are_written_as_texts_and_times_by_iso_8601_as_in_every_value() {
        JsonTree tx = JsonTree.parse(
                Json.write(result("platform/getTx.json.convertTx").get("tx").as(Tx.class)));

        assertThat(tx.at("/unsignedTx/outputs/0/output/amount").asText())
                .contains(result("platform/getTx.json.convertTx")
                        .at("/tx/unsignedTx/outputs/0/output/amount")
                        .toString());
        assertThat(tx.at("/unsignedTx/outputs/0/output/locktime").asText()).contains("1970-01-01T00:00:00Z");
        assertThat(tx.at("/unsignedTx/networkID").asText()).isEmpty();
    }

    @Test
    void a_transaction_of_another_shape_stays_json_and_fails_nothing() {
        for (String json :
                List.of("{}", "{\"unsignedTx\":{\"message\":\"0x\",\"new\":1},\"id\":\"x\"}", "{\"unsignedTx\":5}")) {
            Tx tx = Json.read(Tx.class, json);

            assertThat(tx.unsigned()).isEqualTo(new UnknownTx(Bytes.EMPTY, JsonTree.parse(json)));
            assertThat(Json.read(Tx.class, Json.write(tx))).isEqualTo(tx);
        }
    }

    /** Fields of the recorded transaction that are kept as texts: their type cannot be inferred from the bytes. */
    static Stream<Arguments> textsWithoutBytes() {
        return Stream.of(
                Arguments.of("\"assetID\":\"[^\"]*\"", "\"assetID\":\"Z3W9WBuxhfUBSCFVCjCEvotAVCjCEvotAUk\""),
                Arguments.of("\"txID\":\"[^\"]*\"", "\"txID\":\"\""),
                Arguments.of("\"addresses\":\\[\"[^\"]*\"", "\"addresses\":[\"P-tomorrow\""));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("textsWithoutBytes")
    void json_without_an_id_stays_json_where_a_text_has_no_bytes(String field, String odd) {
        String json = result("platform/getTx.json.convertTx").get("tx").toString();
        String withId = json.replaceFirst(field, Matcher.quoteReplacement(odd));
        String without = withId.replaceFirst(",\"id\":\"[^\"]*\"}$", "}");

        assertThat(withId).isNotEqualTo(json);
        assertThat(Json.read(Tx.class, withId).unsigned()).isInstanceOf(ConvertSubnetToL1Tx.class);
        assertThat(Json.read(Tx.class, without).unsigned())
                .isEqualTo(new UnknownTx(Bytes.EMPTY, JsonTree.parse(without)));
    }

    @Test
    void json_without_an_id_stays_json_where_a_text_is_longer_than_its_bytes_can_say() {
        String json = result("avm/getTx.json.xAssetTx").get("tx").toString();
        String longer = json.replaceFirst(",\"id\":\"[^\"]*\"", "")
                .replaceFirst("\"name\":\"[^\"]*\"", "\"name\":\"" + "x".repeat(0x10000) + "\"");

        assertThat(longer).hasSizeGreaterThan(0x10000);
        assertThat(Json.read(Tx.class, longer).unsigned()).isInstanceOf(UnknownTx.class);
    }

    @Test
    void a_deciding_block_is_recognized_by_its_id_and_not_without_one() {
        Vectors.of("pchain_blocks")
                .filter(block -> block.text("type").matches(".*(Commit|Abort)Block"))
                .forEach(block -> {
                    String json = block.json().toString().replaceFirst(",\"id\":\"[^\"]*\"", "");
                    PChainBlock read = Json.read(PChainBlock.class, json);
                    assertThat(read.kind()).isEqualTo(PChainBlock.Kind.OPTION);
                    assertThat(read.id()).isEqualTo(Id.EMPTY);
                    assertThat(read.parentId())
                            .hasToString(block.json().get("parentID").asText());
                });
    }
}
