package io.github.avalanche4j.signature.internal;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.UInt64;

/**
 * Reads AvalancheGo's linear codec: big-endian, a version first, four-byte lengths before lists, nothing before arrays.
 * Every check stands where the node has it, so that the first error is the node's first error.
 */
public final class CodecReader {
    private final String what;
    private final Bytes bytes;
    private int at;

    public CodecReader(String what, Bytes bytes) {
        this.what = what;
        this.bytes = bytes;
    }

    /** The size limit comes before the version, as in the node. */
    public CodecReader atMost(int limit) {
        if (bytes.size() > limit) {
            throw malformed(Reason.UNMARSHAL_TOO_BIG);
        }
        return this;
    }

    public void version() {
        if (bytes.size() < 2) {
            throw malformed(Reason.CANT_UNPACK_VERSION);
        }
        if (bytes.get(0) != 0 || bytes.get(1) != 0) {
            throw malformed(Reason.UNKNOWN_VERSION);
        }
        at = 2;
    }

    /** A type id below {@code known}, the number of types of the codec. */
    public int typeId(int known) {
        int start = at;
        long typeId = uint32();
        if (typeId >= known) {
            at = start;
            throw malformed(Reason.UNKNOWN_TYPE_ID);
        }
        return (int) typeId;
    }

    public long uint32() {
        return number(4);
    }

    public UInt64 uint64() {
        return UInt64.fromBits(number(8));
    }

    private long number(int size) {
        require(size);
        long number = 0;
        for (int i = 0; i < size; i++) {
            number = number << 8 | bytes.get(at + i) & 0xff;
        }
        at += size;
        return number;
    }

    public boolean bool() {
        require(1);
        byte value = bytes.get(at);
        if (value != 0 && value != 1) {
            throw malformed(Reason.BAD_BOOL);
        }
        at++;
        return value == 1;
    }

    public Id id() {
        return Id.of(fixed(32));
    }

    public Bytes fixed(int size) {
        require(size);
        at += size;
        return bytes.slice(at - size, at);
    }

    public Bytes variable() {
        return fixed(length());
    }

    public int length() {
        int start = at;
        long length = uint32();
        if (length > Integer.MAX_VALUE) {
            at = start;
            throw malformed(Reason.MAX_SLICE_LEN_EXCEEDED);
        }
        return (int) length;
    }

    /** How many bytes were read so far. */
    public int position() {
        return at;
    }

    public void end() {
        if (at != bytes.size()) {
            throw malformed(Reason.EXTRA_SPACE);
        }
    }

    private void require(int size) {
        if (bytes.size() - at < size) {
            throw malformed(Reason.INSUFFICIENT_LENGTH);
        }
    }

    private MalformedBytesException malformed(Reason reason) {
        return new MalformedBytesException(what, at, reason);
    }
}
