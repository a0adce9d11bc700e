package io.github.avalanche4j.core.internal.json;

import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** The form of times that servers write: UTC, a year of four digits, up to nine digits of a second. */
final class Rfc3339 {
    private static final int SECONDS_END = "2000-01-01T00:00:00".length();

    private Rfc3339() {}

    /** The time; null if the text does not have this form, although it may be a time in another form. */
    static @Nullable Instant utc(char[] text, int from, int length) {
        if (length <= SECONDS_END
                || length > SECONDS_END + 11
                || text[from + length - 1] != 'Z'
                || text[from + 4] != '-'
                || text[from + 7] != '-'
                || text[from + 10] != 'T'
                || text[from + 13] != ':'
                || text[from + 16] != ':') {
            return null;
        }
        int year = digits(text, from, 4);
        int month = digits(text, from + 5, 2);
        int day = digits(text, from + 8, 2);
        int hour = digits(text, from + 11, 2);
        int minute = digits(text, from + 14, 2);
        int second = digits(text, from + 17, 2);
        int nanos = nanos(text, from + SECONDS_END, length - SECONDS_END - 1);
        boolean valid = year >= 0
                && month >= 1
                && month <= 12
                && day >= 1
                && day <= (day <= 28 ? 28 : LocalDate.of(year, month, 1).lengthOfMonth())
                && hour >= 0
                && hour <= 23
                && minute >= 0
                && minute <= 59
                && second >= 0
                && second <= 59
                && nanos >= 0;
        return valid
                ? Instant.ofEpochSecond(
                        86_400 * LocalDate.of(year, month, day).toEpochDay() + 3_600L * hour + 60L * minute + second,
                        nanos)
                : null;
    }

    /** The fraction of a second as nanoseconds; 0 for none, below 0 if it is malformed. */
    private static int nanos(char[] text, int from, int length) {
        if (length == 0) {
            return 0;
        }
        if (length < 2 || text[from] != '.') {
            return -1;
        }
        int nanos = digits(text, from + 1, length - 1);
        for (int i = length; i < 10; i++) {
            nanos *= 10;
        }
        return nanos;
    }

    /** The value of some digits; negative if a character is not a digit. */
    private static int digits(char[] text, int from, int count) {
        int number = 0;
        int wrong = 0;
        for (int i = from; i < from + count; i++) {
            int digit = text[i] - '0';
            wrong |= digit | 9 - digit;
            number = 10 * number + digit;
        }
        return wrong < 0 ? -1 : number;
    }
}
