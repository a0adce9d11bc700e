package io.github.avalanche4j.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NAvaxTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0 AVAX",
        "0.000000001, 1, 0.000000001 AVAX",
        "1, 1000000000, 1 AVAX",
        "1.5, 1500000000, 1.5 AVAX",
        "1.500000000000, 1500000000, 1.5 AVAX",
        "0010, 10000000000, 10 AVAX",
        "2000 AVAX, 2000000000000, 2000 AVAX",
        "18446744073.709551615, 18446744073709551615, 18446744073.709551615 AVAX",
    })
    void an_amount_of_avax_is_read_and_written_exactly(String avax, String nAvax, String text) {
        NAvax amount = NAvax.ofAvax(avax);

        assertThat(amount.amount()).hasToString(nAvax);
        assertThat(amount).hasToString(text).isEqualTo(NAvax.of(UInt64.parse(nAvax)));
        assertThat(amount.toWei()).isEqualTo(new BigInteger(nAvax + "000000000"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "1,5",
                "-1",
                "+1",
                ".5",
                "1.",
                "1e3",
                "0x10",
                "1_000",
                "1.0000000001",
                "0.0000000001",
                "18446744073.709551616",
                "99999999999999999999",
                "1 avax",
                "1AVAX",
                "NaN",
                "١"
            })
    void what_is_no_amount_is_refused(String text) {
        assertThatThrownBy(() -> NAvax.ofAvax(text)).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void a_number_of_a_huge_exponent_is_refused_without_writing_it_out() {
        assertThatThrownBy(() -> NAvax.ofDecimal(new BigDecimal("1E+1000000000")))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("from 0 to 18446744073709551615 nAVAX");
        assertThatThrownBy(() -> NAvax.ofDecimal(new BigDecimal("1E-1000000000")))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("at most 9 decimals");
        assertThat(NAvax.ofDecimal(new BigDecimal("1E+3"))).hasToString("1000 AVAX");
    }

    @Test
    void null_is_refused_by_name() {
        assertThatThrownBy(() -> NAvax.ofAvax(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("avax");
    }

    @Test
    void wei_that_are_no_whole_nAvax_are_refused() {
        assertThat(NAvax.ofWei(new BigInteger("2000000000"))).isEqualTo(NAvax.of(2));
        assertThatThrownBy(() -> NAvax.ofWei(BigInteger.ONE))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a multiple of 10^9");
        assertThatThrownBy(() -> NAvax.ofWei(new BigInteger("-1000000000")))
                .isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void sums_and_differences_do_not_wrap() {
        NAvax most = NAvax.of(UInt64.MAX);
        assertThatThrownBy(() -> most.plus(NAvax.of(1)))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("18446744073709551615");
        assertThatThrownBy(() -> NAvax.ZERO.minus(NAvax.of(1))).isInstanceOf(InvalidRequestException.class);
        assertThat(most.minus(NAvax.of(1)).plus(NAvax.of(1))).isEqualTo(most);
        assertThat(most).isGreaterThan(NAvax.of(Long.MAX_VALUE));
    }

    @Test
    void each_amount_reads_back_from_its_own_text() {
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            NAvax amount = NAvax.of(UInt64.fromBits(random.nextLong() >>> random.nextInt(64)));
            assertThat(NAvax.ofAvax(amount.toString())).isEqualTo(amount).hasSameHashCodeAs(amount);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"18446744073709551615", "\"18446744073709551615\"", "\"0xffffffffffffffff\""})
    void in_json_it_is_the_number_of_nAvax(String json) {
        NAvax amount = Json.read(NAvax.class, json);

        assertThat(amount).isEqualTo(NAvax.of(UInt64.MAX));
        assertThat(Json.write(amount)).isEqualTo("\"18446744073709551615\"");
    }
}
