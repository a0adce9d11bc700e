package io.github.avalanche4j.core.value;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.JsonText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BytesTest {
    @ParameterizedTest
    @CsvSource({"0x,0x7852b855", "0x00010203,0x00010203f0c990d8", "0x68656c6c6f,0x68656c6c6f938b9824"})
    void checked_hex_ends_with_the_last_four_bytes_of_the_sha256(String plain, String checked) {
        Bytes bytes = Bytes.fromHex(plain);
        assertThat(bytes.toCheckedHex()).isEqualTo(checked);
        assertThat(Bytes.fromCheckedHex(checked)).isEqualTo(bytes);
        assertThat(bytes.toHex()).isEqualTo(plain);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0x", "0x7852b8", "7852b855", "0x7852b856", "0x00010203f0c990d9", "0x7852b8550"})
    void checked_hex_that_does_not_fit_is_refused(String text) {
        assertThatThrownBy(() -> Bytes.fromCheckedHex(text)).isInstanceOf(InvalidRequestException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0x0", "0xg0", "0x 0", "zz", "ab\uD83D\uDE00", "\uD83D\uDE00", "éé", "٠٠"})
    void texts_that_are_not_hex_are_refused(String text) {
        assertThatThrownBy(() -> Bytes.fromHex(text)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> Json.read(Bytes.class, Json.write(text))).isInstanceOf(ResponseFormatException.class);
    }

    // the low bytes of these characters are those of 0, 1, a and F
    @ParameterizedTest
    @ValueSource(strings = {"\u0130", "\u0431", "\u3061", "\uff46"})
    void a_character_whose_low_byte_is_a_digit_is_no_digit(String character) {
        for (String text :
                List.of("0x0" + character, "0x" + character + "0", "0x" + "00".repeat(5000) + "0" + character)) {
            assertThatThrownBy(() -> Bytes.fromHex(text)).isInstanceOf(InvalidRequestException.class);
            assertThatThrownBy(() -> Json.read(Bytes.class, Json.write(text)))
                    .isInstanceOf(ResponseFormatException.class);
        }
        String checked = "0x00010203f0c990d8";
        assertThat(readChecked(checked)).isEqualTo(Bytes.fromHex("00010203"));
        for (int at = 2; at < checked.length(); at++) {
            String text = checked.substring(0, at) + character + checked.substring(at + 1);
            assertThatThrownBy(() -> Bytes.fromCheckedHex(text)).isInstanceOf(InvalidRequestException.class);
            assertThatThrownBy(() -> readChecked(text)).isInstanceOf(ResponseFormatException.class);
        }
    }

    private static Bytes readChecked(String text) {
        return JsonText.read(JsonAdapters.checkedHex(), Json.write(text));
    }

    private static boolean isReadAsWritten(int number) {
        byte[] content = new byte[number % 2 == 0 ? number : 40 + number % 7];
        Arrays.fill(content, (byte) number);
        return readChecked(Bytes.of(content).toCheckedHex()).equals(Bytes.of(content));
    }

    @Test
    void threads_that_read_hex_at_the_same_time_do_not_disturb_each_other() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            for (Future<Boolean> read : threads.invokeAll(IntStream.range(0, 4000)
                    .<Callable<Boolean>>mapToObj(number -> () -> isReadAsWritten(number))
                    .toList())) {
                assertThat(read.get()).isTrue();
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void long_hex_in_a_stream_is_read_whole() throws IOException {
        for (int size : new int[] {4_000, 100_000, 1_500_000}) {
            byte[] content = new byte[size];
            new Random(size).nextBytes(content);
            Bytes bytes = Bytes.of(content);
            InputStream json = new ByteArrayInputStream(Json.write(bytes).getBytes(UTF_8));
            assertThat(Json.read(Bytes.class, json)).isEqualTo(bytes);
            assertThat(readChecked(bytes.toCheckedHex())).isEqualTo(bytes);
        }
    }

    @Test
    void any_bytes_survive_hex_of_either_kind_and_json() {
        Random random = new Random(7);
        for (int length = 0; length < 200; length++) {
            byte[] content = new byte[length];
            random.nextBytes(content);
            Bytes bytes = Bytes.of(content);
            assertThat(Bytes.fromHex(bytes.toHex().substring(2).toUpperCase(java.util.Locale.ROOT)))
                    .isEqualTo(bytes);
            assertThat(Bytes.fromCheckedHex(bytes.toCheckedHex())).isEqualTo(bytes);
            assertThat(Json.read(Bytes.class, Json.write(bytes)))
                    .isEqualTo(bytes)
                    .hasSameHashCodeAs(bytes);
        }
    }

    @Test
    void they_cannot_be_changed() {
        byte[] content = {1, 2, 3};
        Bytes bytes = Bytes.of(content);
        content[0] = 9;
        bytes.toArray()[1] = 9;
        assertThat(bytes.toHex()).isEqualTo("0x010203");
        assertThatThrownBy(() -> bytes.asByteBuffer().put((byte) 1)).isInstanceOf(ReadOnlyBufferException.class);
    }

    @Test
    void parts_are_checked_against_the_ends() {
        Bytes bytes = Bytes.of((byte) 1, (byte) 2, (byte) 3);
        assertThat(bytes.slice(1, 3).toHex()).isEqualTo("0x0203");
        assertThat(bytes.get(2)).isEqualTo((byte) 3);
        assertThat(bytes.size()).isEqualTo(3);
        assertThat(Bytes.EMPTY.isEmpty()).isTrue();
        assertThatThrownBy(() -> bytes.slice(2, 4)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void order_is_by_unsigned_bytes_a_prefix_first() {
        assertThat(Bytes.fromHex("80")).isGreaterThan(Bytes.fromHex("7f")).isLessThan(Bytes.fromHex("8000"));
    }

    @Test
    void a_long_run_is_shown_in_part() {
        assertThat(Bytes.of("x".repeat(1000).getBytes(UTF_8)).toString())
                .hasSizeLessThan(300)
                .endsWith("… (the first 100 of 1000 bytes)");
    }
}
