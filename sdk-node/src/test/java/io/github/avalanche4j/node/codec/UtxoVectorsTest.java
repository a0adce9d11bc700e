package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.codec.Vectors.Case;
import io.github.avalanche4j.node.utxo.NftMintOutput;
import io.github.avalanche4j.node.utxo.NftTransferOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every UTXO of the vectors is what AvalancheGo reads. */
class UtxoVectorsTest {
    static Stream<Case> utxos() {
        return Vectors.of("utxos");
    }

    @Test
    void there_are_all_kinds() {
        assertThat(utxos()).hasSize(43);
        assertThat(utxos().map(utxo -> parse(utxo).output().getClass()).distinct())
                .hasSize(6);
    }

    private static Utxo parse(Case utxo) {
        Network network = Network.of(utxo.node().get("networkID").asLong());
        return switch (utxo.text("kind")) {
            case "pchain.utxo" -> PChainCodec.parseUtxo(utxo.bytes(), network);
            case "xchain.utxo" -> XChainCodec.parseUtxo(utxo.bytes(), network);
            default -> CChainCodec.parseUtxo(utxo.bytes(), network);
        };
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("utxos")
    void a_utxo_has_the_fields_that_the_node_reads(Case expected) {
        Utxo utxo = parse(expected);
        JsonNode json = expected.json();

        assertThat(utxo.utxoId().id()).isEqualTo(expected.id());
        assertThat(utxo.utxoId().txId()).hasToString(json.get("txID").asText());
        assertThat(utxo.utxoId().outputIndex())
                .isEqualTo(json.get("outputIndex").asLong());
        assertThat(utxo.assetId()).hasToString(json.get("assetID").asText());
        String type = expected.text("type")
                .replace("secp256k1fx.", "")
                .replace("stakeable.LockOut", "TransferOutput")
                .replace("nftfx.", "Nft")
                .replace("propertyfx.", "Property");
        assertThat(utxo.output().getClass().getSimpleName()).isEqualTo(type);
        JsonNode output = json.get("output");
        if (output.has("output")) {
            assertThat(((TransferOutput) utxo.output()).stakeableUntil()).contains(time(output.get("locktime")));
            output = output.get("output");
        }
        assertOwners(utxo.output().owners(), output, expected.node().at("/extra/addresses"));
        if (utxo.output() instanceof TransferOutput transfer) {
            assertThat(transfer.amount()).hasToString(output.get("amount").asText());
        } else if (utxo.output() instanceof NftMintOutput mint) {
            assertThat(mint.groupId()).isEqualTo(output.get("groupID").asLong());
        } else if (utxo.output() instanceof NftTransferOutput nft) {
            assertThat(nft.groupId()).isEqualTo(output.get("groupID").asLong());
            assertThat(nft.payload())
                    .isEqualTo(Bytes.fromHex(output.get("payload").asText()));
        }
    }

    private static void assertOwners(OutputOwners owners, JsonNode output, JsonNode raw) {
        assertThat(owners.threshold()).isEqualTo(output.get("threshold").asLong());
        assertThat(owners.locktime()).isEqualTo(time(output.get("locktime")));
        assertThat(owners.addresses().stream().map(Bech32Address::toString))
                .containsExactlyElementsOf(Vectors.texts(output.get("addresses")));
        assertThat(owners.addresses().stream().map(address -> address.bytes().toHex()))
                .containsExactlyElementsOf(Vectors.texts(raw));
    }

    private static Instant time(JsonNode seconds) {
        return Vectors.time(seconds.asText());
    }
}
