package io.github.avalanche4j.node.internal;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.Block;
import io.github.avalanche4j.node.internal.layout.engine.Parser;
import io.github.avalanche4j.node.tx.Tx;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Decodes the bytes of a response, and compares their id or height with the requested one. */
public final class Decoded {
    private static final String ASK_ANOTHER = "ask another node, because this one is not reliable";

    private Decoded() {}

    /** A transaction. */
    public static Function<Sent<Tx>, Tx> tx(Parser parser, String endpoint, Id txId) {
        return checked(endpoint, parser::tx, Tx::id, txId);
    }

    /** The block with an id. */
    public static <B extends Block> Function<Sent<B>, B> block(Function<Bytes, B> parser, String endpoint, Id blockId) {
        return checked(endpoint, parser, Block::id, blockId);
    }

    /** The block at a height. */
    public static <B extends Block> Function<Sent<B>, B> block(
            Function<Bytes, B> parser, String endpoint, UInt64 height) {
        return checked(endpoint, parser, Block::height, height);
    }

    private static <T, K> Function<Sent<T>, T> checked(
            String endpoint, Function<Bytes, T> parser, Function<? super T, K> key, K requested) {
        return sent -> sent.read(bytes -> require(endpoint, key, requested, parse(endpoint, bytes, parser)));
    }

    /** Bytes of a response, parsed. */
    static <T> T parse(String endpoint, Bytes bytes, Function<Bytes, T> parser) {
        try {
            return parser.apply(bytes);
        } catch (MalformedBytesException e) {
            String next = e.isUnknownFormat() ? "it may be of a later version of AvalancheGo" : ASK_ANOTHER;
            throw unreadable(endpoint, e.getMessage() + "; " + next, bytes.toString(), e);
        }
    }

    private static <T, K> T require(String endpoint, Function<? super T, K> key, K requested, T value) {
        K computed = key.apply(value);
        if (!computed.equals(requested)) {
            throw unreadable(
                    endpoint,
                    "the bytes are those of " + computed + ", not of " + requested + "; " + ASK_ANOTHER,
                    "",
                    null);
        }
        return value;
    }

    private static ResponseFormatException unreadable(
            String endpoint, String what, String excerpt, @Nullable Throwable cause) {
        return new ResponseFormatException(endpoint + ": " + what, endpoint, "$.result", excerpt, cause);
    }
}
