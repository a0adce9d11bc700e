package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.internal.codec.Cb58;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.codec.Vectors.Case;
import io.github.avalanche4j.node.tx.Fx;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Text forms of bytes and well-known ids, as in AvalancheGo's formatting, cb58, address and ids packages. */
class IdVectorsTest {
    static Stream<Case> encodings() {
        return Vectors.of("ids", "encoding");
    }

    static Stream<Case> certificates() {
        return Vectors.of("ids", "certificate");
    }

    static Stream<Case> knownIds() {
        return Vectors.of("ids", "known-id");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("encodings")
    void bytes_have_the_text_forms_of_the_node(Case expected) {
        Bytes bytes = expected.bytes();
        JsonNode json = expected.json();

        json.properties().forEach(form -> {
            String text = form.getValue().asText();
            switch (form.getKey()) {
                case "cb58" -> assertThat(Cb58.encode(bytes.toArray())).isEqualTo(text);
                case "hex" -> assertThat(bytes.toCheckedHex()).isEqualTo(text);
                case "hexnc" -> assertThat(bytes.toHex()).isEqualTo(text);
                case "id" -> assertThat(Id.of(bytes)).hasToString(text);
                case "nodeID" -> assertThat(NodeId.of(bytes)).hasToString(text);
                case "prefix0" -> assertThat(UtxoId.of(Id.of(bytes), 0).id()).hasToString(text);
                case "prefix1" -> assertThat(UtxoId.of(Id.of(bytes), 1).id()).hasToString(text);
                case "bech32" -> assertAddresses(bytes, form.getValue());
                case "mainnetP" ->
                    assertThat(Bech32Address.of("P", Network.MAINNET, bytes)).hasToString(text);
                case "fujiX" ->
                    assertThat(Bech32Address.of("X", Network.FUJI, bytes)).hasToString(text);
                case "localC" ->
                    assertThat(Bech32Address.of("C", Network.LOCAL, bytes)).hasToString(text);
                case "prefixMax" ->
                    assertThat(text)
                            .as("an index beyond 32 bits, which no UTXO has")
                            .isNotEmpty();
                case "append0", "append1" ->
                    assertThat(text).as("told by L1 validations").isNotEmpty();
                default -> throw new AssertionError(form.getKey());
            }
        });
    }

    private static void assertAddresses(Bytes bytes, JsonNode byNetwork) {
        byNetwork.properties().forEach(address -> {
            Network network = Network.of(Long.parseLong(address.getKey()));
            assertThat(Bech32Address.of("P", network, bytes))
                    .hasToString("P-" + address.getValue().asText());
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("certificates")
    void a_node_id_is_made_of_its_certificate(Case expected) {
        Bytes block = new CodecWriter()
                .version()
                .uint32(0)
                .id(Id.EMPTY)
                .uint64(UInt64.ZERO)
                .uint64(UInt64.ZERO)
                .variable(expected.bytes())
                .variable(Bytes.EMPTY)
                .variable(Bytes.EMPTY)
                .bytes();

        assertThat(ProposerVmCodec.parse(block).proposer()).contains(NodeId.parse(expected.text("id")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("knownIds")
    void a_known_id_is_its_name_filled_with_zeros(Case expected) {
        assertThat(Id.of(expected.bytes())).isEqualTo(expected.id());
    }

    @Test
    void the_feature_extensions_have_their_ids() {
        knownIds()
                .filter(id -> id.toString().endsWith("fx"))
                .forEach(id -> assertThat(Stream.of(Fx.values()))
                        .anyMatch(fx -> fx.id().equals(id.id())));
    }
}
