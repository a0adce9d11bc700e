package io.github.avalanche4j.signature;

import static io.github.avalanche4j.signature.Vectors.reason;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import supranational.blst.P2;
import supranational.blst.SecretKey;

/** Batches of messages: exactly the wrong ones are rejected, and wrong ones do not cancel each other out. */
class BatchTest {
    private static final SecretKey SECRET = Signer.secretKey(Bytes.fromHex("0x" + "00".repeat(31) + "07"));
    private static final CanonicalValidatorSet SET = CanonicalValidatorSet.builder()
            .add(ProvenPublicKey.registeredOnPChain(Signer.publicKey(SECRET)), UInt64.of(1))
            .build();
    private static final WarpVerifier VERIFIER = WarpVerifier.forNetwork(Network.MAINNET);

    @Test
    void wrong_messages_of_a_batch_are_rejected_and_the_others_verified() {
        List<WarpMessage> messages = new ArrayList<>(messages(10));
        messages.set(3, signed(messages.get(3).unsigned(), messages.get(4).signature()));
        messages.set(8, WarpMessage.parse(flipLast(messages.get(8).bytes())));

        List<WarpVerification> results = VERIFIER.verifyAll(messages, SET);
        for (int i = 0; i < results.size(); i++) {
            assertThat(results.get(i).isVerified()).as("message %s", i).isEqualTo(i != 3 && i != 8);
            assertThat(results.get(i)).hasSameClassAs(VERIFIER.verify(messages.get(i), SET));
        }
        assertThat(results).extracting(WarpVerification::message).isEqualTo(messages);
        assertThat(reason(results.get(3))).contains(RejectedWarpMessage.Reason.INVALID_SIGNATURE);
        assertThat(reason(results.get(8))).isEqualTo(reason(VERIFIER.verify(messages.get(8), SET)));
    }

    @Test
    void a_result_names_the_message_and_the_quorum() {
        WarpMessage right = messages(1).get(0);
        WarpMessage wrong = WarpMessage.parse(flipLast(right.bytes()));

        WarpVerification verified = VERIFIER.verify(right, SET);
        WarpVerification rejected = VERIFIER.verify(wrong, SET);

        assertThat(verified.message()).isEqualTo(right);
        assertThat(verified)
                .hasToString(
                        "verified " + right.id() + ": 1 signers with weight 1 of 1 (quorum " + verified.quorum() + ")");
        assertThat(rejected.message()).isEqualTo(wrong);
        for (WarpVerification each : List.of(verified, rejected)) {
            assertThat(each.totalWeight()).isEqualTo(UInt64.of(1));
            assertThat(each.quorum()).isEqualTo(QuorumFraction.DEFAULT);
        }
    }

    @Test
    void two_wrong_signatures_with_the_sum_of_right_ones_are_both_rejected() {
        List<WarpMessage> messages = messages(2);
        P2 difference = new P2(messages.get(0).signature().bytes().toArray());
        WarpMessage more =
                signed(messages.get(0).unsigned(), plus(messages.get(0).signature(), difference));
        WarpMessage less = signed(
                messages.get(1).unsigned(),
                plus(messages.get(1).signature(), difference.dup().neg()));

        // the sum of the wrong signatures is that of the right ones, so only random factors tell them apart
        assertThat(BlsSignature.aggregate(List.of(more.signature(), less.signature())))
                .isEqualTo(BlsSignature.aggregate(
                        List.of(messages.get(0).signature(), messages.get(1).signature())));
        assertThat(VERIFIER.verifyAll(List.of(more, less), SET))
                .extracting(Vectors::reason)
                .containsOnly(Optional.of(RejectedWarpMessage.Reason.INVALID_SIGNATURE));
    }

    @Test
    void a_message_that_fails_before_the_pairing_is_rejected_with_its_own_reason() {
        UnsignedWarpMessage elsewhere = UnsignedWarpMessage.of(Network.FUJI, Id.EMPTY, Bytes.of((byte) 1));
        WarpMessage wrongNetwork = signed(elsewhere, Signer.sign(SECRET, elsewhere.bytes()));
        WarpMessage unknown = WarpMessage.of(
                messages(1).get(0).unsigned(),
                SignerSet.of(0, 1),
                messages(1).get(0).signature());

        List<WarpVerification> results = VERIFIER.verifyAll(
                Stream.concat(messages(2).stream(), Stream.of(wrongNetwork, unknown))
                        .toList(),
                SET);
        assertThat(results.stream().map(Vectors::reason))
                .containsExactly(
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(RejectedWarpMessage.Reason.WRONG_NETWORK_ID),
                        Optional.of(RejectedWarpMessage.Reason.UNKNOWN_VALIDATOR));
        assertThat(results.get(3).rejection().map(RejectedWarpMessage::detail))
                .contains("the highest index is 1, the set has 1 validators");
    }

    @Test
    void a_batch_may_be_empty_or_hold_one_message() {
        assertThat(VERIFIER.verifyAll(List.of(), SET)).isEmpty();
        assertThat(VERIFIER.verifyAll(messages(1), SET)).allMatch(WarpVerification::isVerified);
        assertThatThrownBy(() -> VERIFIER.verifyAll(Collections.singletonList(null), SET))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("message");
    }

    @Test
    void a_random_coefficient_of_zero_is_drawn_again() {
        List<WarpMessage> messages = messages(2);
        List<Blst.PairingInput> inputs = messages.stream()
                .map(m -> new WarpMessageCheck(m, SET, Network.MAINNET, QuorumFraction.DEFAULT).pairingInput())
                .toList();
        List<Integer> drawn = new ArrayList<>();
        java.util.Random zeroFirst = new java.util.Random(1) {
            private static final long serialVersionUID = 1;

            @Override
            public void nextBytes(byte[] bytes) {
                drawn.add(bytes.length);
                if (drawn.size() > 1) {
                    super.nextBytes(bytes);
                }
            }
        };
        assertThat(Blst.verifyAll(inputs, zeroFirst)).isTrue();
        assertThat(drawn).as("three draws of 128 bits for two coefficients").containsExactly(16, 16, 16);
    }

    private static List<WarpMessage> messages(int count) {
        return payloads(count).stream()
                .map(payload -> UnsignedWarpMessage.of(Network.MAINNET, Id.EMPTY, payload))
                .map(unsigned -> signed(unsigned, Signer.sign(SECRET, unsigned.bytes())))
                .toList();
    }

    private static List<Bytes> payloads(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> Bytes.of(BigInteger.valueOf(i).toByteArray()))
                .toList();
    }

    private static WarpMessage signed(UnsignedWarpMessage unsigned, BlsSignature signature) {
        return WarpMessage.of(unsigned, SignerSet.of(0), signature);
    }

    private static BlsSignature plus(BlsSignature signature, P2 point) {
        return BlsSignature.parse(
                Bytes.of(new P2(signature.bytes().toArray()).add(point).compress()));
    }

    private static Bytes flipLast(Bytes bytes) {
        return Vectors.flip(bytes, 8 * (bytes.size() - 1));
    }
}
