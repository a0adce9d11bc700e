package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.InvalidRequestException;
import java.util.Objects;

/** What callers hand in, checked where they hand it in. */
final class Arguments {
    static final long MAX_UINT32 = 0xffff_ffffL;

    private Arguments() {}

    static Bytes exactly(int size, String name, Bytes bytes) {
        Objects.requireNonNull(bytes, name);
        if (bytes.size() != size) {
            throw new InvalidRequestException(name, bytes.size() + " bytes", size + " bytes");
        }
        return bytes;
    }

    static long uint32(String name, long value) {
        if (value < 0 || value > MAX_UINT32) {
            throw new InvalidRequestException(name, Long.toString(value), "from 0 to 4294967295");
        }
        return value;
    }

    /** An id inside an answer may hold any text; what is encoded must have its bytes. */
    static Id id(String name, Id id) {
        Objects.requireNonNull(id, name);
        if (!id.isValid()) {
            throw new InvalidRequestException(name, id.toString(), "an id of 32 bytes");
        }
        return id;
    }
}
