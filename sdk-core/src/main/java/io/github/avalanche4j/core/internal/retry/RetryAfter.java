package io.github.avalanche4j.core.internal.retry;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads {@code Retry-After}: seconds or any of HTTP's three date forms. Anything else is ignored. */
public final class RetryAfter {
    private static final DateTimeFormatter ASCTIME = DateTimeFormatter.ofPattern(
                    "EEE MMM ppd HH:mm:ss yyyy", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    private RetryAfter() {}

    public static @Nullable Duration parse(@Nullable String value, Instant now) {
        if (value == null) {
            return null;
        }
        String text = value.strip();
        if (!text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9')) {
            // all longer numbers are far too long to wait
            return Duration.ofSeconds(text.length() > 9 ? 999_999_999 : Long.parseLong(text));
        }
        for (DateTimeFormatter form : List.of(DateTimeFormatter.RFC_1123_DATE_TIME, ASCTIME, twoDigitYear(now))) {
            try {
                Duration until = Duration.between(now, ZonedDateTime.parse(text, form));
                return until.isNegative() ? Duration.ZERO : until;
            } catch (DateTimeException e) {
                // try the next form
            }
        }
        return null;
    }

    /** The oldest form; a two-digit year that seems more than 50 years ahead is in the past. */
    private static DateTimeFormatter twoDigitYear(Instant now) {
        LocalDate oldest = LocalDate.ofInstant(now, ZoneOffset.UTC).minusYears(49);
        return new DateTimeFormatterBuilder()
                .appendPattern("EEEE, dd-MMM-")
                .appendValueReduced(ChronoField.YEAR, 2, 2, oldest)
                .appendPattern(" HH:mm:ss 'GMT'")
                .toFormatter(Locale.ENGLISH)
                .withZone(ZoneOffset.UTC);
    }
}
