package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.signature.Vectors.MessageCase;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * A recorded message with one bit of it, of a signer's key or of a weight changed is refused, for the right reason.
 */
class TamperingTest {
    private static final Network NETWORK = Network.of(88888);
    private static Bytes signed;
    private static CanonicalValidatorSet validators;

    @BeforeAll
    static void read() {
        signed = Vectors.bytes(Vectors.response("warp/chain2.getMessageAggregateSignature.67.json"), "result");
        validators = Vectors.setOf(
                Vectors.response("platform/getValidatorsAt.subnet.json").required("result"));
    }

    @Test
    void the_unchanged_message_is_verified() {
        assertThat(verify(signed, validators).isVerified()).isTrue();
    }

    @Test
    void any_changed_bit_of_the_message_is_refused_for_the_reason_of_its_field() {
        int payload = 42;
        int typeId = WarpMessage.parse(signed).unsigned().bytes().size();
        for (int bit = 0; bit < 8 * signed.size(); bit++) {
            int at = bit / 8;
            Object outcome = outcome(Vectors.flip(signed, bit));
            if (at < 2) {
                assertThat(outcome).isEqualTo(Reason.UNKNOWN_VERSION);
            } else if (at < 6) {
                assertThat(outcome).isEqualTo(RejectedWarpMessage.Reason.WRONG_NETWORK_ID);
            } else if (at < 38) {
                assertThat(outcome).isEqualTo(RejectedWarpMessage.Reason.INVALID_SIGNATURE);
            } else if (at < payload) { // the length of the payload, so what follows is read at the wrong offset
                assertThat(outcome)
                        .isIn(
                                Reason.MAX_SLICE_LEN_EXCEEDED,
                                Reason.INSUFFICIENT_LENGTH,
                                Reason.UNKNOWN_TYPE_ID,
                                Reason.EXTRA_SPACE);
            } else if (at < typeId) {
                assertThat(outcome).isEqualTo(RejectedWarpMessage.Reason.INVALID_SIGNATURE);
            } else if (at < typeId + 4) {
                assertThat(outcome).isEqualTo(Reason.UNKNOWN_TYPE_ID);
            } else if (at < typeId + 8) {
                assertThat(outcome).isIn(Reason.MAX_SLICE_LEN_EXCEEDED, Reason.INSUFFICIENT_LENGTH, Reason.EXTRA_SPACE);
            } else if (bit == 8 * (typeId + 8)) { // signers 0b10 of 0b11: 70 of 100 are still a quorum
                assertThat(outcome).isEqualTo(RejectedWarpMessage.Reason.INVALID_SIGNATURE);
            } else if (bit == 8 * (typeId + 8) + 1) {
                assertThat(outcome).isEqualTo(RejectedWarpMessage.Reason.INSUFFICIENT_WEIGHT);
            } else if (at == typeId + 8) {
                assertThat(outcome).isEqualTo(RejectedWarpMessage.Reason.UNKNOWN_VALIDATOR);
            } else {
                assertThat(outcome)
                        .isIn(RejectedWarpMessage.Reason.PARSE_SIGNATURE, RejectedWarpMessage.Reason.INVALID_SIGNATURE);
            }
        }
    }

    @Test
    void a_signature_with_its_sign_flipped_is_a_point_of_the_group_and_does_not_verify() {
        int sign = 8 * (signed.size() - Blst.SIGNATURE_SIZE) + 5;
        assertThat(outcome(Vectors.flip(signed, sign))).isEqualTo(RejectedWarpMessage.Reason.INVALID_SIGNATURE);
    }

    @Test
    void any_changed_bit_of_a_key_makes_it_malformed_or_a_key_that_did_not_sign() {
        Bytes key = validators.validators().get(0).publicKey().bytes();
        Map<Reason, Integer> refused = new EnumMap<>(Reason.class);
        int other = 0;
        for (int bit = 0; bit < 8 * key.size(); bit++) {
            try {
                ProvenPublicKey changed =
                        ProvenPublicKey.registeredOnPChain(BlsPublicKey.parse(Vectors.flip(key, bit)));
                assertThat(Vectors.reason(verify(signed, with(changed, 30, 70).build())))
                        .contains(RejectedWarpMessage.Reason.INVALID_SIGNATURE);
                other++;
            } catch (MalformedBytesException e) {
                refused.merge(e.reason(), 1, Integer::sum);
            }
        }
        assertThat(refused).containsOnlyKeys(Reason.FAILED_PUBLIC_KEY_DECOMPRESS, Reason.INVALID_PUBLIC_KEY);
        assertThat(other).as("the flipped sign, a key of the group").isEqualTo(1);
    }

    @Test
    void a_changed_weight_counts_in_the_quorum() {
        ProvenPublicKey first = validators.validators().get(0).publicKey();
        Bytes secondAlone = withSigners(SignerSet.of(1));
        assertThat(Vectors.reason(verify(secondAlone, with(first, 30, 70).build())))
                .as("70 of 100 suffice, so the signature is checked")
                .contains(RejectedWarpMessage.Reason.INVALID_SIGNATURE);
        assertThat(Vectors.reason(verify(secondAlone, with(first, 35, 70).build())))
                .as("70 of 105 do not")
                .contains(RejectedWarpMessage.Reason.INSUFFICIENT_WEIGHT);
        assertThat(Vectors.reason(verify(
                        signed, with(first, 30, 70).addWithoutKey(UInt64.of(50)).build())))
                .as("100 of 150, 50 of them without a key")
                .contains(RejectedWarpMessage.Reason.INSUFFICIENT_WEIGHT);
    }

    /** The node parses the signature, with its group check, before it checks that the signer set is not empty. */
    @Test
    void a_signature_outside_the_group_is_reported_before_missing_signers() {
        MessageCase torsion = Vectors.message("signature_plus_small_torsion");
        assertThat(torsion.expected()).isEqualTo("ErrParseSignature");
        WarpMessage outside = WarpMessage.parse(torsion.signed());
        Bytes unsignedByAnybody = new CodecWriter()
                .fixed(outside.unsigned().bytes())
                .uint32(0)
                .variable(Bytes.EMPTY)
                .fixed(outside.signatureBytes())
                .bytes();
        assertThat(Vectors.reason(torsion.verifier()
                        .quorum(QuorumFraction.percent(0))
                        .verify(unsignedByAnybody, torsion.validators())))
                .contains(RejectedWarpMessage.Reason.PARSE_SIGNATURE);
    }

    @Test
    void or_throw_throws_the_rejection_with_its_reason() {
        MessageCase c = Vectors.message("n3_10_30_of_60");
        WarpVerification result = c.verifier().verify(c.signed(), c.validators());
        assertThatThrownBy(result::orThrow)
                .isInstanceOfSatisfying(
                        WarpRejectedException.class,
                        e -> assertThat(e.reason()).isEqualTo(RejectedWarpMessage.Reason.INSUFFICIENT_WEIGHT))
                .hasMessageContaining("weight 40 of 60 signed, the quorum is 67/100")
                .hasMessageContaining("ErrInsufficientWeight");
    }

    private static Bytes withSigners(SignerSet signers) {
        WarpMessage message = WarpMessage.parse(signed);
        return WarpMessage.of(message.unsigned(), signers, message.signature()).bytes();
    }

    private static CanonicalValidatorSet.Builder with(ProvenPublicKey first, long firstWeight, long secondWeight) {
        CanonicalValidator second = validators.validators().get(1);
        return CanonicalValidatorSet.builder()
                .add(first, UInt64.of(firstWeight))
                .add(second.publicKey(), UInt64.of(secondWeight));
    }

    private static WarpVerification verify(Bytes message, CanonicalValidatorSet set) {
        return WarpVerifier.forNetwork(NETWORK).verify(message, set);
    }

    /** Why the message is refused: the reason that it is malformed, or that it is rejected. */
    private static Object outcome(Bytes message) {
        try {
            return Vectors.reason(verify(message, validators)).orElseThrow();
        } catch (MalformedBytesException e) {
            return e.reason();
        }
    }
}
