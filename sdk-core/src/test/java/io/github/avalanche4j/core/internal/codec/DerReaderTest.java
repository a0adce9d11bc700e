package io.github.avalanche4j.core.internal.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.internal.codec.DerReader.NotDerException;
import io.github.avalanche4j.core.value.Bytes;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** DER as in X.690: each value has one encoding. */
class DerReaderTest {
    private static DerReader der(String hex) {
        return new DerReader(Bytes.fromHex(hex).toArray());
    }

    @Test
    void a_sequence_holds_elements_and_ends_before_what_follows_it() {
        DerReader whole = der("0x3006" + "020105" + "020107" + "0500");
        DerReader inside = whole.enter(DerReader.SEQUENCE);
        assertThat(inside.integer()).isEqualTo(BigInteger.valueOf(5));
        assertThat(inside.rest()).isEqualTo(Bytes.fromHex("0x020107"));
        assertThat(inside.integer()).isEqualTo(BigInteger.valueOf(7));
        assertThat(inside.rest()).isEqualTo(Bytes.EMPTY);
        assertThatThrownBy(inside::integer).isInstanceOf(NotDerException.class);
        assertThat(whole.rest()).isEqualTo(Bytes.fromHex("0x0500"));
        assertThatThrownBy(() -> whole.enter(DerReader.SEQUENCE)).isInstanceOf(NotDerException.class);
    }

    @Test
    void optional_elements_are_skipped() {
        DerReader in = der("0xa003020102" + "020109");
        in.skipOptional(DerReader.SEQUENCE);
        in.skipOptional(DerReader.VERSION);
        assertThat(in.integer()).isEqualTo(BigInteger.valueOf(9));
        in.skipOptional(DerReader.VERSION); // at the end
        assertThat(in.rest()).isEqualTo(Bytes.EMPTY);
    }

    @ParameterizedTest
    @CsvSource({"020100, 0", "02017f, 127", "02020080, 128", "020180, -128", "0202ff7f, -129", "0203010000, 65536"})
    void a_number_has_the_fewest_bytes(String hex, long number) {
        assertThat(der("0x" + hex).integer()).isEqualTo(BigInteger.valueOf(number));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"0x0200", "0x02020000", "0x0202007f", "0x0202ff80", "0x0202ffff", "0x030101", "0x0201", "0x02"})
    void another_form_of_a_number_is_refused(String hex) {
        assertThatThrownBy(() -> der(hex).integer()).isInstanceOf(NotDerException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "0x307f, 127",
        "0x308180, 128",
        "0x3081ff, 255",
        "0x30820100, 256",
        "0x3083010000, 65536",
        "0x308401000000, 16777216"
    })
    void a_length_has_the_fewest_bytes_too(String head, int length) {
        assertThat(der(head + "00".repeat(length))
                        .enter(DerReader.SEQUENCE)
                        .rest()
                        .size())
                .isEqualTo(length);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0x3080", // without end
                "0x30817f", // fits into one byte
                "0x308200ff", // fits into two
                "0x30850100000000", // five bytes
                "0x30847fffffff", // more than there is
                "0x3084ffffffff",
                "0x308480000000",
                "0x3001",
                "0x3081",
                "0x30",
                "0x"
            })
    void another_form_of_a_length_is_refused(String hex) {
        String padded = hex.length() > 6 ? hex + "00".repeat(300) : hex;
        for (String each : new String[] {hex, hex.startsWith("0x30847f") ? hex : padded}) {
            assertThatThrownBy(() -> der(each).enter(DerReader.SEQUENCE)).isInstanceOf(NotDerException.class);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "03020001, 01",
        "030100, ''",
        "0303000102, 0102",
        "03020780, 01",
        "030204f0, 0f",
        "0303010102, 0081",
        "0303040ff0, 00ff"
    })
    void a_bit_string_loses_the_bits_that_fill_it_up(String hex, String bits) {
        BigInteger expected = bits.isEmpty() ? BigInteger.ZERO : new BigInteger(bits, 16);
        assertThat(new BigInteger(1, der("0x" + hex).bitString())).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x0300", "0x030101", "0x03020880", "0x03020781", "0x03020401", "0x03020101", "0x020100"})
    void another_form_of_a_bit_string_is_refused(String hex) {
        assertThatThrownBy(() -> der(hex).bitString()).isInstanceOf(NotDerException.class);
    }
}
