package io.github.avalanche4j.signature;

import static io.github.avalanche4j.signature.Vectors.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.value.Bytes;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import supranational.blst.SecretKey;

/** Vectors: known-answer tests of keys and signatures from Avalanche's own repositories. */
class KnownAnswerTest {
    static Stream<JsonNode> answers() {
        return Vectors.elements(Vectors.vectors("known_answer_signatures.json").path("cases"));
    }

    @Test
    void there_are_three_known_answers() {
        assertThat(answers()).hasSize(3);
    }

    @ParameterizedTest
    @MethodSource("answers")
    void the_secret_keys_have_these_public_keys_and_this_signature(JsonNode answer) {
        List<SecretKey> secrets =
                list(answer, "secretKeys").map(Signer::secretKey).toList();
        Bytes message = bytes(answer, "message");

        assertThat(secrets.stream().map(secret -> Signer.publicKey(secret).bytes()))
                .containsExactlyElementsOf(list(answer, "publicKeys").toList());
        BlsSignature signature = BlsSignature.aggregate(
                secrets.stream().map(secret -> Signer.sign(secret, message)).toList());
        assertThat(signature.bytes()).isEqualTo(bytes(answer, "signature"));
    }

    @ParameterizedTest
    @MethodSource("answers")
    void the_signature_is_the_aggregate_of_all_keys(JsonNode answer) {
        BlsSignature signature = BlsSignature.parse(bytes(answer, "signature"));
        Bytes message = bytes(answer, "message");
        List<ProvenPublicKey> keys = list(answer, "publicKeys")
                .map(key -> ProvenPublicKey.registeredOnPChain(BlsPublicKey.parse(key)))
                .toList();

        assertThat(signature.verify(message, keys)).isTrue();
        assertThat(signature.verify(bytes(answer, "signature"), keys)).isFalse();
        assertThat(signature.verify(message, keys.get(0).key())).isEqualTo(keys.size() == 1);
        assertThat(signature.verify(message, List.of())).isFalse();
        if (answer.has("proofOfPossession")) {
            assertThat(ProofOfPossession.parse(keys.get(0).bytes(), bytes(answer, "proofOfPossession"))
                            .verify())
                    .contains(keys.get(0));
        }
    }

    @Test
    void the_uncompressed_form_of_a_key_is_the_published_one() {
        List<JsonNode> published =
                answers().filter(a -> a.has("publicKeysUncompressed")).toList();
        assertThat(published)
                .hasSize(2)
                .allSatisfy(answer -> assertThat(list(answer, "publicKeys")
                                .map(key -> BlsPublicKey.parse(key).uncompressed()))
                        .containsExactlyElementsOf(
                                list(answer, "publicKeysUncompressed").toList()));
    }

    private static Stream<Bytes> list(JsonNode answer, String field) {
        return Vectors.elements(answer.path(field)).map(hex -> Bytes.fromHex(hex.asText()));
    }
}
