package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;

/** Readers of times by the unit that each field has on the wire. A bare number means nothing until a field names its reader. */
public final class TimeReaders {
    private static final BigInteger LEAST = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

    private TimeReaders() {}

    private static long whole(JsonParser parser, DeserializationContext context, Class<?> type) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.VALUE_NUMBER_INT || token == JsonToken.VALUE_STRING) {
            BigInteger whole = Quantity.parse(parser.getText());
            if (whole != null) {
                // a node's "never" is the largest unsigned number, which no long can hold
                return whole.max(LEAST).min(MOST).longValueExact();
            }
        }
        throw context.weirdStringException(parser.getText(), type, "not a whole number");
    }

    /** RFC 3339 in any zone; the reader of every {@code Instant} without another. */
    public static final class Text extends JsonDeserializer<Instant> {
        @Override
        public Instant deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            if (parser.currentToken() == JsonToken.VALUE_STRING) {
                try {
                    return OffsetDateTime.parse(parser.getText()).toInstant();
                } catch (DateTimeException e) {
                    // said below, with the text
                }
            }
            throw context.weirdStringException(parser.getText(), Instant.class, "not an RFC 3339 time");
        }
    }

    /** Seconds since 1970, as a number or a text. */
    public static final class Seconds extends JsonDeserializer<Instant> {
        @Override
        public Instant deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            long seconds = whole(parser, context, Instant.class);
            if (seconds > Instant.MAX.getEpochSecond()) {
                return Instant.MAX;
            }
            return seconds < Instant.MIN.getEpochSecond() ? Instant.MIN : Instant.ofEpochSecond(seconds);
        }
    }

    /** Writes what {@link Seconds} reads. */
    public static final class SecondsWriter extends JsonSerializer<Instant> {
        @Override
        public void serialize(Instant value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeNumber(value.getEpochSecond());
        }
    }

    /** Milliseconds since 1970, as a number or a text. */
    public static final class Milliseconds extends JsonDeserializer<Instant> {
        @Override
        public Instant deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return Instant.ofEpochMilli(whole(parser, context, Instant.class));
        }
    }

    /** Writes what {@link Milliseconds} reads. */
    public static final class MillisecondsWriter extends JsonSerializer<Instant> {
        @Override
        public void serialize(Instant value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeNumber(value.toEpochMilli());
        }
    }

    /** A length of time in nanoseconds, as a number or a text. */
    public static final class Nanoseconds extends JsonDeserializer<Duration> {
        @Override
        public Duration deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return Duration.ofNanos(whole(parser, context, Duration.class));
        }
    }

    /** Writes what {@link Nanoseconds} reads. */
    public static final class NanosecondsWriter extends JsonSerializer<Duration> {
        @Override
        public void serialize(Duration value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeNumber(value.toNanos());
        }
    }

    /** A length of time in seconds, as a number or a text. */
    public static final class DurationSeconds extends JsonDeserializer<Duration> {
        @Override
        public Duration deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return Duration.ofSeconds(whole(parser, context, Duration.class));
        }
    }

    /** Writes what {@link DurationSeconds} reads. */
    public static final class DurationSecondsWriter extends JsonSerializer<Duration> {
        @Override
        public void serialize(Duration value, JsonGenerator generator, SerializerProvider provider) throws IOException {
            generator.writeNumber(value.toSeconds());
        }
    }
}
