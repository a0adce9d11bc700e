package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/**
 * Reads times in the unit that each field has on the wire, and writes all of them in ISO 8601, which every field
 * accepts. A bare number has no meaning until a field defines its unit.
 */
public final class Times {
    private static final BigInteger MIN_LONG = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MAX_LONG = BigInteger.valueOf(Long.MAX_VALUE);
    private static final long FIRST_SECOND = Instant.MIN.getEpochSecond();
    private static final long LAST_SECOND = Instant.MAX.getEpochSecond();

    private Times() {}

    /** An RFC 3339 text in any zone; the reader of every {@code Instant} without another. */
    public static Instant instant(JsonParser in) throws IOException {
        Instant time = in.currentToken() == JsonToken.VALUE_STRING ? iso(in) : null;
        if (time == null) {
            throw UnreadableJson.at(in, "not an RFC 3339 time");
        }
        return time;
    }

    private static @Nullable Instant iso(JsonParser in) throws IOException {
        Instant utc = Rfc3339.utc(in.getTextCharacters(), in.getTextOffset(), in.getTextLength());
        if (utc != null) {
            return utc;
        }
        String text = in.getText();
        try {
            // the maximum instant has more digits than an offset time accepts
            return text.endsWith("Z")
                    ? Instant.parse(text)
                    : OffsetDateTime.parse(text).toInstant();
        } catch (DateTimeException e) {
            return null;
        }
    }

    /**
     * Seconds since 1970, as a number or a text. A number outside the range of instants becomes the first or last
     * instant.
     */
    public static Instant unixSeconds(JsonParser in) throws IOException {
        Instant iso = isoOrNull(in);
        if (iso != null) {
            return iso;
        }
        long seconds = whole(in);
        if (seconds > LAST_SECOND) {
            return Instant.MAX;
        }
        return seconds < FIRST_SECOND ? Instant.MIN : Instant.ofEpochSecond(seconds);
    }

    /** Milliseconds since 1970, as a number or a text. */
    public static Instant unixMilliseconds(JsonParser in) throws IOException {
        Instant iso = isoOrNull(in);
        return iso != null ? iso : Instant.ofEpochMilli(whole(in));
    }

    /** A duration in seconds, as a number or a text. */
    public static Duration seconds(JsonParser in) throws IOException {
        Duration iso = durationOrNull(in);
        return iso != null ? iso : Duration.ofSeconds(whole(in));
    }

    /** A duration in nanoseconds, as a number or a text. */
    public static Duration nanoseconds(JsonParser in) throws IOException {
        Duration iso = durationOrNull(in);
        return iso != null ? iso : Duration.ofNanos(whole(in));
    }

    private static long whole(JsonParser in) throws IOException {
        if (Scalars.isLong(in)) {
            return in.getLongValue();
        }
        long digits = in.currentToken() == JsonToken.VALUE_STRING ? Digits.read(in) : -1;
        if (digits >= 0) {
            return digits;
        }
        BigInteger whole = Scalars.whole(in);
        if (whole == null) {
            throw UnreadableJson.at(in, "not a whole number");
        }
        // a node's "never" is the largest unsigned number, which does not fit into a long
        return whole.max(MIN_LONG).min(MAX_LONG).longValueExact();
    }

    /** Reads the output of {@link #write} in a field that has another form on the wire. */
    private static @Nullable Instant isoOrNull(JsonParser in) throws IOException {
        boolean candidate = in.currentToken() == JsonToken.VALUE_STRING
                && in.getTextLength() >= "2000-01-01T00:00:00Z".length()
                && in.getText().indexOf('T') > 0;
        return candidate ? iso(in) : null;
    }

    private static @Nullable Duration durationOrNull(JsonParser in) throws IOException {
        if (in.currentToken() != JsonToken.VALUE_STRING || in.getText().indexOf('P') < 0) {
            return null;
        }
        try {
            return Duration.parse(in.getText());
        } catch (DateTimeException e) {
            return null;
        }
    }

    /** Writes a time as {@code 2026-11-21T12:00:00Z}. */
    public static void write(Instant time, JsonGenerator out) throws IOException {
        out.writeString(time.toString());
    }

    /** Writes a duration as {@code PT1.5S}. */
    public static void write(Duration duration, JsonGenerator out) throws IOException {
        out.writeString(duration.toString());
    }
}
