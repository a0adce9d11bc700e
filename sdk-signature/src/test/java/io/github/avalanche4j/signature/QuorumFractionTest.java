package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.UInt64;
import org.junit.jupiter.api.Test;

/** The part of the weight that has to sign. */
class QuorumFractionTest {
    @Test
    void a_quorum_is_between_0_and_1() {
        assertThat(QuorumFraction.DEFAULT).hasToString("67/100").isEqualTo(QuorumFraction.percent(67));
        assertThatThrownBy(() -> new QuorumFraction(UInt64.of(2), UInt64.of(1)))
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> new QuorumFraction(UInt64.ZERO, UInt64.ZERO))
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> QuorumFraction.percent(101)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> QuorumFraction.percent(-1)).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void the_quorum_of_a_chain_configuration_is_the_default_or_33_to_100_percent() {
        assertThat(QuorumFraction.ofWarpConfig(0)).isEqualTo(QuorumFraction.DEFAULT);
        assertThat(QuorumFraction.ofWarpConfig(33)).isEqualTo(QuorumFraction.percent(33));
        assertThat(QuorumFraction.ofWarpConfig(100)).isEqualTo(QuorumFraction.percent(100));
        for (long number : new long[] {-1, 1, 32, 101}) {
            assertThatThrownBy(() -> QuorumFraction.ofWarpConfig(number)).isInstanceOf(InvalidRequestException.class);
        }
    }

    @Test
    void the_quorum_is_exact_where_a_double_would_round() {
        UInt64 total = UInt64.MAX;
        UInt64 enough = UInt64.parse("12359318529385399583"); // the vectors' uint64_exact_threshold
        assertThat(QuorumFraction.DEFAULT.isReachedBy(enough, total)).isTrue();
        assertThat(QuorumFraction.DEFAULT.isReachedBy(UInt64.fromBits(enough.longValue() - 1), total))
                .isFalse();
    }
}
