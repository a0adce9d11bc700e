package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.testing.FakeValidators;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Messages that the test kit's validators signed verify like those of real validators. */
class FakeValidatorsTest {
    private static final Bytes UNSIGNED = UnsignedWarpMessage.of(Network.FUJI, Id.EMPTY, Bytes.fromHex("0102"))
            .bytes();
    private static final FakeValidators VALIDATORS = FakeValidators.of(10, 40, 20, 30, 1, 2, 3, 4, 5, 6);

    private static CanonicalValidatorSet set() {
        CanonicalValidatorSet.Builder builder = CanonicalValidatorSet.builder();
        VALIDATORS
                .validators()
                .forEach(validator -> builder.add(
                        ProvenPublicKey.registeredOnPChain(BlsPublicKey.parse(Bytes.fromHex(validator.publicKey()))),
                        UInt64.of(validator.weight()),
                        NodeId.parse(validator.nodeId())));
        return builder.build();
    }

    private static Bytes signed(int quorum) {
        String unsigned = UNSIGNED.toHex().substring(2);
        return Bytes.fromHex(Objects.requireNonNull(VALIDATORS.sign(unsigned, quorum)));
    }

    @Test
    void a_message_that_fake_validators_signed_verifies() {
        for (int quorum : new int[] {1, 33, 67, 90, 100}) {
            WarpVerification verification = WarpVerifier.forNetwork(Network.FUJI)
                    .quorum(QuorumFraction.percent(quorum))
                    .verify(signed(quorum), set());

            assertThat(verification.isVerified())
                    .as("%s percent: %s", quorum, verification)
                    .isTrue();
        }
    }

    @Test
    void the_heaviest_validators_sign_first_and_no_more_than_are_needed() {
        WarpVerifier verifier = WarpVerifier.forNetwork(Network.FUJI).quorum(QuorumFraction.percent(33));

        assertThat(verifier.verify(signed(33), set()).orThrow().signedWeight()).isEqualTo(UInt64.of(40));
        assertThat(verifier.quorum(QuorumFraction.percent(90))
                        .verify(signed(33), set())
                        .isVerified())
                .isFalse();
    }

    @Test
    void nothing_is_signed_while_the_needed_validators_are_offline() {
        FakeValidators few = FakeValidators.of(50, 50).offline(List.of(0));

        assertThat(few.sign("00", 51)).isNull();
        assertThat(few.sign("00", 50)).isNotNull();
    }
}
