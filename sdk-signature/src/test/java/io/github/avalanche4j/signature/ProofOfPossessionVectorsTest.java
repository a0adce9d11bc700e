package io.github.avalanche4j.signature;

import static io.github.avalanche4j.signature.Vectors.bytes;
import static io.github.avalanche4j.signature.Vectors.text;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Vectors: proofs from Avalanche's repositories and networks, generated proofs, and wrong ones. */
class ProofOfPossessionVectorsTest {
    static Stream<Named<JsonNode>> proofs() {
        return Vectors.elements(Vectors.vectors("pop.json").path("cases")).map(c -> Named.of(text(c, "name"), c));
    }

    @Test
    void there_are_sixty_proofs() {
        assertThat(proofs()).hasSize(60);
    }

    @ParameterizedTest
    @MethodSource("proofs")
    void a_proof_has_the_same_outcome_as_on_the_node(JsonNode c) {
        assertThat(outcome(c)).isEqualTo(text(c, "expected"));
    }

    private static String outcome(JsonNode c) {
        try {
            ProofOfPossession proof = ProofOfPossession.parse(bytes(c, "publicKey"), bytes(c, "proofOfPossession"));
            assertThat(proof.publicKey().bytes()).isEqualTo(bytes(c, "publicKey"));
            assertThat(proof.proof().bytes()).isEqualTo(bytes(c, "proofOfPossession"));
            assertThat(proof)
                    .hasToString("ProofOfPossession[" + bytes(c, "publicKey").toHex() + "]");
            Optional<ProvenPublicKey> proven = proof.verify();
            proven.ifPresent(key -> assertThat(key.bytes()).isEqualTo(bytes(c, "publicKey")));
            return proven.isPresent() ? "VALID" : "ErrInvalidProofOfPossession";
        } catch (MalformedBytesException e) {
            return e.reason() == Reason.INVALID_SIGNATURE
                    ? "ErrInvalidSignature(bls)" // the vectors' label: other errors have that name too
                    : e.reason().nodeName();
        }
    }
}
