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
import java.util.List;
import java.util.stream.IntStream;
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

    static Stream<JsonNode> validatorSets() {
        return Vectors.validatorSets();
    }

    @Test
    void there_are_messages_of_every_outcome() {
        assertThat(messages()).hasSize(112);
        assertThat(validMessages()).hasSize(39);
        assertThat(messages().map(MessageCase::expected))
                .contains("ErrWrongNetworkID", "ErrInvalidBitSet", "ErrUnknownValidator", "ErrInsufficientWeight")
                .contains("ErrParseSignature", "ErrNoPublicKeys", "ErrInvalidSignature");
    }

    @ParameterizedTest
    @MethodSource("messages")
    void a_message_has_the_same_outcome_as_on_the_node(MessageCase c) {
        assertThat(outcome(c)).isEqualTo(c.expected());
    }

    @ParameterizedTest
    @MethodSource("messages")
    void a_message_has_the_same_outcome_in_a_batch(MessageCase c) {
        if (isMalformed(c.expected())) {
            return;
        }
        WarpMessage message = WarpMessage.parse(c.signed());
        List<WarpVerification> results = c.verifier().verifyAll(List.of(message, message, message), c.validators());
        assertThat(results)
                .hasSize(3)
                .allSatisfy(result -> assertThat(name(result)).isEqualTo(c.expected()));
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

    @ParameterizedTest
    @MethodSource("validatorSets")
    void a_set_is_ordered_as_the_node_orders_it(JsonNode set) {
        CanonicalValidatorSet ours = Vectors.setOf(set.path("validators"));

        List<JsonNode> expected = Vectors.elements(set.path("canonical")).toList();
        assertThat(ours.totalWeight()).isEqualTo(Vectors.number(set, "totalWeight"));
        assertThat(ours.validators()).hasSameSizeAs(expected);
        IntStream.range(0, expected.size()).forEach(i -> {
            CanonicalValidator validator = ours.validators().get(i);
            JsonNode place = expected.get(i);
            assertThat(validator.publicKey().bytes()).isEqualTo(Vectors.bytes(place, "publicKey"));
            assertThat(validator.publicKey().key().uncompressed())
                    .isEqualTo(Vectors.bytes(place, "publicKeyUncompressed"));
            assertThat(validator.weight()).isEqualTo(Vectors.number(place, "weight"));
            assertThat(validator.nodeIds().stream().map(Object::toString))
                    .containsExactlyInAnyOrderElementsOf(Vectors.elements(place.path("nodeIDs"))
                            .map(JsonNode::asText)
                            .toList());
        });
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
        assertThat(exact.verifier()
                        .verify(exact.signed(), changed.build())
                        .rejection()
                        .map(RejectedWarpMessage::reason))
                .contains(RejectedWarpMessage.Reason.INSUFFICIENT_WEIGHT);
    }

    /** The outcome, by its name in the vectors. */
    private static String outcome(MessageCase c) {
        try {
            return name(c.verifier().verify(c.signed(), c.validators()));
        } catch (MalformedBytesException e) {
            assertThat(e.type()).isEqualTo("Warp message");
            assertThat(e.offset()).isBetween(0, c.signed().size());
            return PayloadVectorsTest.nameInVectors(e.reason());
        }
    }

    private static String name(WarpVerification result) {
        assertThat(result.isVerified()).isEqualTo(result.rejection().isEmpty());
        return result.rejection()
                .map(RejectedWarpMessage::reason)
                .map(RejectedWarpMessage.Reason::nodeName)
                .orElse("VALID");
    }

    private static boolean isMalformed(String expected) {
        return Stream.of(MalformedBytesException.Reason.values())
                .filter(reason -> reason != MalformedBytesException.Reason.INVALID_BIT_SET)
                .anyMatch(reason -> PayloadVectorsTest.nameInVectors(reason).equals(expected));
    }
}
