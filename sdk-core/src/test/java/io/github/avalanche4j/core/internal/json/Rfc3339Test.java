package io.github.avalanche4j.core.internal.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The usual form of a time is read without the JDK's parser, which reads all other forms. */
class Rfc3339Test {
    private static @Nullable Instant utc(String text) {
        // in the middle of a longer array, as in a parser's buffer
        return Rfc3339.utc(("9" + text + "9").toCharArray(), 1, text.length());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-22T06:52:08Z",
                "1970-01-01T00:00:00Z",
                "0000-01-01T00:00:00Z",
                "9999-12-31T23:59:59Z",
                "2024-02-29T10:20:30Z",
                "2025-02-28T10:20:30Z",
                "2025-04-30T10:20:30Z",
                "2025-01-31T19:09:49Z",
                "2026-11-22T06:52:08.1Z",
                "2026-11-22T06:52:08.09Z",
                "2026-11-22T06:52:08.123Z",
                "2026-11-22T06:52:08.123456Z",
                "2026-11-22T06:52:08.123456789Z",
                "2026-11-22T06:52:08.000000001Z"
            })
    void it_is_the_same_time_as_the_jdk_reads(String text) {
        assertThat(utc(text)).isEqualTo(Instant.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-22T06:52:08",
                "2026-11-22T06:52:08z",
                "2026-11-22T06:52:08+01:00",
                "2026/11-22T06:52:08Z",
                "2026-11/22T06:52:08Z",
                "2026-11-22 06:52:08Z",
                "2026-11-22T06.52:08Z",
                "2026-11-22T06:52.08Z",
                "2026-11-22T06:52:08.Z",
                "2026-11-22T06:52:08,1Z",
                "2026-11-22T06:52:08.1234567890Z",
                "2026-11-22T06:52:08.12a4Z",
                "2026-11-22T06:52:08.12/4Z",
                "2026-11-22T06:52:08.12:4Z",
                "20x6-11-22T06:52:08Z",
                "2026-00-22T06:52:08Z",
                "2026-13-22T06:52:08Z",
                "2026-1x-22T06:52:08Z",
                "2026-11-00T06:52:08Z",
                "2026-11-31T06:52:08Z",
                "2025-02-29T06:52:08Z",
                "2026-11-x2T06:52:08Z",
                "2026-11-22T24:52:08Z",
                "2026-11-22Tx6:52:08Z",
                "2026-11-22T06:60:08Z",
                "2026-11-22T06:x2:08Z",
                "2026-11-22T06:52:60Z",
                "2026-11-22T06:52:x8Z",
                "Z",
                ""
            })
    void any_other_form_is_left_to_the_jdk(String text) {
        assertThat(utc(text)).isNull();
    }

    @Test
    void each_digit_of_a_second_counts() {
        for (int digits = 1; digits <= 9; digits++) {
            String text = "2026-11-22T06:52:08." + "0".repeat(digits - 1) + "7Z";
            assertThat(utc(text)).isEqualTo(Instant.parse(text));
        }
    }
}
