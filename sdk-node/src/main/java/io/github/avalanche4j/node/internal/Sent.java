package io.github.avalanche4j.node.internal;

import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.Bytes;
import java.util.function.Function;

/**
 * A block or transaction as a node sends it: bytes, which the client requests because a node cannot show everything as
 * JSON, or JSON.
 */
public sealed interface Sent<T> {
    /** The block or transaction; {@code parser} reads its bytes. */
    T read(Function<Bytes, T> parser);

    /** Bytes without their checksum, which has been verified. */
    record AsBytes<T>(Bytes bytes) implements Sent<T> {
        @Override
        public T read(Function<Bytes, T> parser) {
            return parser.apply(bytes);
        }
    }

    /** The value of its JSON. */
    record AsJson<T>(T value) implements Sent<T> {
        @Override
        public T read(Function<Bytes, T> parser) {
            return value;
        }
    }

    /** A decoder of a result with one field. */
    static <T> Decoder<Sent<T>> field(String name, Class<T> type) {
        Decoder<T> json = Decoder.of(type);
        return Decoder.field(
                name,
                in -> in.currentToken() == JsonToken.VALUE_STRING
                        ? new AsBytes<>(CheckedField.read(in))
                        : new AsJson<>(json.read(in)));
    }
}
