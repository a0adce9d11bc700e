package io.github.avalanche4j.signature;

import static io.github.avalanche4j.signature.Vectors.text;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.signature.Vectors.MessageCase;
import io.github.avalanche4j.signature.payload.WarpPayload;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Vectors: signed messages and the outcome that AvalancheGo's own code gives them. */
class WarpMessageVectorsTest {
    static Stream<MessageCase> messages() {
        return Vectors.messages();
    }

    static Stream<MessageCase> validMessages() {
        return Vectors.validMessages();
    }

    @Test
    void there_are_messages_of_every_outcome() {
        assertThat(messages()).hasSize(112);
        assertThat(validMessages()).hasSize(39);
        assertThat(messages().map(MessageCase::expected))
                .containsAll(Stream.of(RejectedWarpMessage.Reason.values())
                        .map(RejectedWarpMessage.Reason::nodeName)
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("messages")
    void a_message_has_the_same_outcome_as_on_the_node_alone_and_in_a_batch(MessageCase c) {
        assertThat(outcomes(c)).isNotEmpty().containsOnly(c.expected());
    }

    @ParameterizedTest
    @MethodSource("validMessages")
    void a_verified_message_carries_its_evidence(MessageCase c) {
        VerifiedWarpMessage verified =
                c.verifier().verify(c.signed(), c.validators()).orThrow();

        JsonNode detail = c.node().path("detail");
        assertThat(verified.signers()).hasSize(detail.required("signers").asInt());
        assertThat(verified.signedWeight()).isEqualTo(Vectors.number(detail, "signedWeight"));
        assertThat(verified.totalWeight()).isEqualTo(Vectors.number(c.setNode(), "totalWeight"));
        assertThat(verified.message().id()).isEqualTo(Id.of(Bytes.fromHex(text(detail, "messageID"))));
        assertThat(verified.signers())
                .isSubsetOf(c.validators().validators())
                .allSatisfy(signer -> assertThat(signer.nodeIds()).isNotEmpty());
    }

    @ParameterizedTest
    @MethodSource("validMessages")
    void parsing_and_building_return_the_same_bytes(MessageCase c) {
        WarpMessage parsed = WarpMessage.parse(c.signed());
        UnsignedWarpMessage unsigned = parsed.unsigned();
        UnsignedWarpMessage built =
                UnsignedWarpMessage.of(unsigned.network(), unsigned.sourceChainId(), unsigned.payloadBytes());

        assertThat(built).isEqualTo(unsigned).isEqualTo(UnsignedWarpMessage.parse(unsigned.bytes()));
        assertThat(WarpMessage.of(built, parsed.signers(), parsed.signature()).bytes())
                .isEqualTo(c.signed());
        assertThat(unsigned.payload().bytes()).isEqualTo(unsigned.payloadBytes());
        assertThat(SignerSet.of(parsed.signers().indexes().toArray())).isEqualTo(parsed.signers());
    }

    @Test
    void the_message_of_the_data_api_documentation_is_parsed_from_its_log_and_its_signed_form() {
        JsonNode sample =
                Vectors.vectors("warp_messages.json").path("parseOnly").path(0);
        WarpMessage signed = WarpMessage.parse(Vectors.bytes(sample, "signedMessage"));
        UnsignedWarpMessage requested = UnsignedWarpMessage.fromLogData(Vectors.bytes(sample, "requestMessage"));

        assertThat(signed.unsigned()).isEqualTo(requested);
        assertThat(requested.toLogData()).isEqualTo(Vectors.bytes(sample, "requestMessage"));
        assertThat(requested.bytes()).isEqualTo(Vectors.bytes(sample, "unsignedMessage"));
        assertThat(requested.network()).isEqualTo(Network.FUJI);
        assertThat(requested.sourceChainId()).hasToString(text(sample, "sourceChainID_cb58"));
        assertThat(requested.payloadBytes().size())
                .isEqualTo(sample.path("payloadLength").asInt());
        assertThat(signed.id()).hasToString(text(sample, "messageID_cb58"));
        assertThat(signed.signers().indexes()).containsExactly(0L, 1L);
        assertThat(signed.signature().bytes()).isEqualTo(Vectors.bytes(sample, "signature"));
        assertThat(requested.payload())
                .isInstanceOfSatisfying(
                        WarpPayload.AddressedCall.class,
                        call -> assertThat(call.sourceAddress()).isEqualTo(Vectors.bytes(sample, "sourceAddress")));
    }

    @Test
    void one_unit_of_weight_less_misses_an_exact_quorum() {
        MessageCase exact = Vectors.message("uint64_exact_threshold");
        CanonicalValidatorSet set = exact.validators();
        CanonicalValidatorSet.Builder changed = CanonicalValidatorSet.builder();
        long signer = WarpMessage.parse(exact.signed())
                .signers()
                .indexes()
                .findFirst()
                .orElseThrow();
        for (int i = 0; i < set.validators().size(); i++) {
            CanonicalValidator v = set.validators().get(i);
            UInt64 weight = UInt64.fromBits(v.weight().longValue() + (i == signer ? -1 : 1));
            changed.add(v.publicKey(), weight, v.nodeIds());
        }
        assertThat(Vectors.reason(exact.verifier().verify(exact.signed(), changed.build())))
                .contains(RejectedWarpMessage.Reason.INSUFFICIENT_WEIGHT);
    }

    /** The outcomes alone and three times in a batch, by their names in the vectors. */
    private static List<String> outcomes(MessageCase c) {
        WarpMessage message;
        try {
            message = WarpMessage.parse(c.signed());
        } catch (MalformedBytesException e) {
            assertThat(e.type()).isEqualTo("Warp message");
            assertThat(e.offset()).isBetween(0, c.signed().size());
            return List.of(PayloadVectorsTest.nameInVectors(e.reason()));
        }
        List<WarpVerification> results =
                new ArrayList<>(c.verifier().verifyAll(List.of(message, message, message), c.validators()));
        assertThat(results).hasSize(3);
        results.add(c.verifier().verify(c.signed(), c.validators()));
        return results.stream().map(Vectors::outcome).toList();
    }
}
