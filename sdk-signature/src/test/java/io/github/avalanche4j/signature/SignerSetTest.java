package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Indexes of signers and their bit set on the wire. */
class SignerSetTest {
    @Test
    void a_signer_set_counts_its_bits_from_the_last_byte() {
        SignerSet set = SignerSet.parse(Bytes.fromHex("0x0103"));
        assertThat(set.indexes()).containsExactly(0L, 1L, 8L);
        assertThat(set.count()).isEqualTo(3);
        assertThat(set.bitLength()).isEqualTo(9);
        assertThat(LongStream.range(-1, 40).filter(set::contains)).containsExactly(0L, 1L, 8L);
        assertThat(set.contains(Long.MAX_VALUE)).isFalse();
        assertThat(SignerSet.of(8, 1, 0, 1))
                .isEqualTo(set)
                .hasSameHashCodeAs(set)
                .hasToString("0x0103");
    }

    @Test
    void a_signer_set_without_signers_has_no_bytes() {
        assertThat(SignerSet.of().bytes()).isEqualTo(Bytes.EMPTY);
        assertThat(SignerSet.parse(Bytes.EMPTY).indexes()).isEmpty();
        assertThat(SignerSet.of().bitLength()).isZero();
        assertThatThrownBy(() -> SignerSet.parse(Bytes.of((byte) 0)))
                .isInstanceOfSatisfying(
                        MalformedBytesException.class,
                        e -> assertThat(e.reason()).isEqualTo(Reason.INVALID_BIT_SET));
        assertThatThrownBy(() -> SignerSet.of(-1)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> SignerSet.of(1 << 24)).isInstanceOf(InvalidRequestException.class);
    }

    /** It has more bits than an int can count. */
    @Test
    void a_signer_set_of_more_than_256_megabytes_is_read_like_any_other() {
        byte[] bits = new byte[(1 << 28) + 1];
        bits[0] = 1;
        bits[bits.length - 1] = 4;
        SignerSet set = SignerSet.parse(Bytes.of(bits));

        assertThat(set.indexes()).containsExactly(2L, 1L << 31);
        assertThat(set.count()).isEqualTo(2);
        assertThat(set.bitLength()).isEqualTo((1L << 31) + 1);
        assertThat(set.contains(1L << 31)).isTrue();
        assertThat(set.contains(1L << 34)).isFalse();
    }
}
