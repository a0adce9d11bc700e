package io.github.avalanche4j.node.internal;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.block.Block;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.Tx;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Decodes the bytes of a response, and compares the id computed from them with the requested id. */
public final class Decoded {
    private Decoded() {}

    /** A transaction. */
    public static Function<Bytes, Tx> tx(Parser parser, String endpoint, Id txId) {
        return bytes -> requireId(endpoint, txId, Tx::id, parse(endpoint, bytes, parser::tx));
    }

    /** A block. */
    public static <B extends Block> Function<Bytes, B> block(Function<Bytes, B> parser, String endpoint, Id blockId) {
        return bytes -> requireId(endpoint, blockId, Block::id, parse(endpoint, bytes, parser));
    }

    /** Bytes of a response, parsed. */
    static <T> T parse(String endpoint, Bytes bytes, Function<Bytes, T> parser) {
        try {
            return parser.apply(bytes);
        } catch (MalformedBytesException e) {
            throw unreadable(endpoint, String.valueOf(e.getMessage()), bytes.toString(), e);
        }
    }

    private static <T> T requireId(String endpoint, Id expected, Function<? super T, Id> id, T value) {
        Id computed = id.apply(value);
        if (!computed.equals(expected)) {
            throw unreadable(endpoint, "the bytes are those of " + computed + ", not of " + expected, "", null);
        }
        return value;
    }

    private static ResponseFormatException unreadable(
            String endpoint, String what, String excerpt, @Nullable Throwable cause) {
        return new ResponseFormatException(
                endpoint + ": " + what + "; ask another node, because this one is not reliable",
                endpoint,
                "$.result",
                excerpt,
                cause);
    }
}
