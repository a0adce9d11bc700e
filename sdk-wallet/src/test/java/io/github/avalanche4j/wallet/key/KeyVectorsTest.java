package io.github.avalanche4j.wallet.key;

import static io.github.avalanche4j.wallet.Vectors.bytes;
import static io.github.avalanche4j.wallet.Vectors.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.wallet.Vectors;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keys and signatures match those of AvalancheGo. */
class KeyVectorsTest {
    static Stream<JsonNode> keys() {
        return Vectors.cases("keys").filter(c -> text(c, "kind").equals("key"));
    }

    static Stream<JsonNode> malformed() {
        return Vectors.cases("keys").filter(c -> text(c, "kind").equals("malformed"));
    }

    static Stream<JsonNode> signatures() {
        return Vectors.cases("signatures").filter(c -> text(c, "kind").equals("sign"));
    }

    static Stream<JsonNode> recoveries() {
        return Vectors.cases("signatures").filter(c -> text(c, "kind").equals("recover"));
    }

    private static PrivateKey key(JsonNode c) {
        return PrivateKey.parse(text(c, "privateKey"));
    }

    @ParameterizedTest
    @MethodSource("keys")
    void a_key_has_the_public_key_and_the_addresses_that_the_node_gives_it(JsonNode c) {
        PublicKey key = PrivateKey.parse(text(c, "text")).publicKey();

        assertThat(key.bytes()).isEqualTo(bytes(c, "publicKey"));
        assertThat(key.uncompressed()).isEqualTo(bytes(c, "uncompressedPublicKey"));
        assertThat(key.shortId()).isEqualTo(bytes(c, "address"));
        assertThat(key.evmAddress()).hasToString(text(c, "evmAddress"));
        for (Map.Entry<String, JsonNode> chain : c.required("bech32").properties()) {
            for (Map.Entry<String, JsonNode> network : chain.getValue().properties()) {
                Network of = Network.of(Long.parseLong(network.getKey()));
                assertThat(key.address(chain.getKey(), of))
                        .hasToString(network.getValue().asText());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("keys")
    void a_key_reads_the_same_from_cb58_hex_and_bytes(JsonNode c) {
        PublicKey expected = PublicKey.of(bytes(c, "uncompressedPublicKey"));
        String hex = text(c, "privateKey");

        assertThat(Stream.of(
                        hex, hex.substring(2), text(c, "text"), text(c, "text").substring("PrivateKey-".length())))
                .allSatisfy(
                        form -> assertThat(PrivateKey.parse(form).publicKey()).isEqualTo(expected));
        assertThat(PrivateKey.of(Bytes.fromHex(hex).toArray()).publicKey()).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void a_malformed_key_is_refused_and_not_shown(JsonNode c) {
        if (text(c, "name").equals("no-prefix")) { // other tools write cb58 without a prefix
            assertThat(PrivateKey.parse(text(c, "text")).publicKey().bytes().size())
                    .isEqualTo(33);
            return;
        }

        assertThatThrownBy(() -> PrivateKey.parse(text(c, "text")))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("privateKey must be")
                .hasMessageContaining("'***'")
                .satisfies(
                        e -> assertThat(((InvalidRequestException) e).value()).isEqualTo("***"));
    }

    @ParameterizedTest
    @MethodSource("signatures")
    void a_hash_is_signed_as_the_node_signs_it(JsonNode c) throws Exception {
        Bytes hash = bytes(c, "hash");

        RecoverableSignature signature =
                LocalSigner.of(key(c)).sign(hash).toCompletableFuture().get();

        assertThat(signature.bytes()).isEqualTo(bytes(c, "signature"));
        assertThat(signature.recover(hash).bytes()).isEqualTo(bytes(c, "publicKey"));
    }

    @ParameterizedTest
    @MethodSource("recoveries")
    void the_key_of_a_signature_is_the_one_that_the_node_finds(JsonNode c) {
        Bytes signature = bytes(c, "signature");
        if (c.has("error")) {
            assertThatThrownBy(() -> RecoverableSignature.of(signature).recover(bytes(c, "hash")))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("signature must be");
            return;
        }

        PublicKey key = RecoverableSignature.of(signature).recover(bytes(c, "hash"));

        assertThat(key.bytes()).isEqualTo(bytes(c, "publicKey"));
        assertThat(key.shortId()).isEqualTo(bytes(c, "address"));
        assertThat(key.evmAddress()).hasToString(text(c, "evmAddress"));
    }

    @Test
    void there_are_as_many_cases_as_the_vectors_say() {
        assertThat(keys()).hasSize(13);
        assertThat(malformed()).hasSize(7);
        assertThat(signatures()).hasSize(18);
        assertThat(recoveries()).hasSize(9);
    }
}
