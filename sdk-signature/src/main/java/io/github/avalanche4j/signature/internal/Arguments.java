package io.github.avalanche4j.signature.internal;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.util.Objects;

/** Checks arguments when they are passed in, before they are encoded. */
public final class Arguments {
    /** The compressed form of a public key. */
    public static final int BLS_KEY_SIZE = 48;

    private static final long MAX_UINT32 = 0xffff_ffffL;

    private Arguments() {}

    public static Bytes exactly(int size, String name, Bytes bytes) {
        Objects.requireNonNull(bytes, name);
        if (bytes.size() != size) {
            throw new InvalidRequestException(name, bytes.size() + " bytes", size + " bytes");
        }
        return bytes;
    }

    public static void uint32(String name, long value) {
        if (value < 0 || value > MAX_UINT32) {
            throw new InvalidRequestException(name, Long.toString(value), "from 0 to 4294967295");
        }
    }

    /** An id with 32 bytes; one from a response may hold any text. */
    public static Id id(String name, Id id) {
        return WellFormed.require(name, id);
    }

    /** Returns the parsed value if it has the expected type. The type id follows a version of two bytes. */
    public static <T> T typed(Class<T> type, String name, Object parsed) {
        if (!type.isInstance(parsed)) {
            throw new MalformedBytesException(name, 2, Reason.WRONG_TYPE);
        }
        return type.cast(parsed);
    }
}
