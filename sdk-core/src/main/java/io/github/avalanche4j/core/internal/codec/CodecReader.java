package io.github.avalanche4j.core.internal.codec;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.nio.ByteBuffer;

/**
 * Reads AvalancheGo's linear codec: big-endian, a version first, four-byte lengths before lists, nothing before arrays.
 * The checks are in the node's order, so that the first error is the node's first error. It never reads beyond the
 * bytes, and checks each length against the bytes that are left.
 */
public final class CodecReader {
    private final String type;
    private final Bytes bytes;
    private final ByteBuffer content;
    private int at;

    /** A reader at the start of {@code bytes}; {@code type} names their type in errors. */
    public CodecReader(String type, Bytes bytes) {
        this.type = type;
        this.bytes = bytes;
        this.content = bytes.asByteBuffer();
    }

    /** The size limit comes before the version, as in the node. */
    public CodecReader atMost(int limit) {
        if (bytes.size() > limit) {
            throw malformed(0, Reason.UNMARSHAL_TOO_BIG, "at most " + limit + " bytes, there are " + bytes.size());
        }
        return this;
    }

    /** Codec version 0. */
    public void version() {
        version(0);
    }

    /** A codec version from 0 to {@code last}. */
    public int version(int last) {
        if (bytes.size() < 2) {
            throw malformed(0, Reason.CANT_UNPACK_VERSION, "2 bytes of codec version");
        }
        int version = content.getShort(0) & 0xffff;
        if (version > last) {
            String known = last == 0 ? "codec version 0" : "a codec version from 0 to " + last;
            throw malformed(0, Reason.UNKNOWN_VERSION, known + ", not " + version);
        }
        at = 2;
        return version;
    }

    /** A type id below {@code known}, the number of types of the codec. */
    public int typeId(int known) {
        long typeId = uint32();
        if (typeId >= known) {
            throw malformed(at - 4, Reason.UNKNOWN_TYPE_ID, "a type id below " + known + ", not " + typeId);
        }
        return (int) typeId;
    }

    /** One byte, from 0 to 255. */
    public int uint8() {
        return content.get(step(1)) & 0xff;
    }

    /** Two bytes, from 0 to 65535. */
    public int uint16() {
        return content.getShort(step(2)) & 0xffff;
    }

    /** Four bytes, from 0 to 2^32 − 1. */
    public long uint32() {
        return content.getInt(step(4)) & 0xffff_ffffL;
    }

    /** Eight bytes, unsigned. */
    public UInt64 uint64() {
        return UInt64.fromBits(int64());
    }

    /** Eight bytes as a {@code long}: a signed number, or the bits of an unsigned one. */
    public long int64() {
        return content.getLong(step(8));
    }

    /** One byte, 0 or 1. */
    public boolean bool() {
        int value = uint8();
        if (value > 1) {
            throw malformed(at - 1, Reason.BAD_BOOL, "0 or 1, not " + value);
        }
        return value == 1;
    }

    /** 32 bytes. */
    public Id id() {
        return Id.of(fixed(32));
    }

    /** A fixed number of bytes. */
    public Bytes fixed(int size) {
        int from = step(size);
        return bytes.slice(from, at);
    }

    /** Length-prefixed bytes (4-byte length). */
    public Bytes variable() {
        return fixed(length());
    }

    /** A length-prefixed text (2-byte length); invalid UTF-8 is replaced. */
    public String string() {
        return new String(fixed(uint16()).toArray(), UTF_8);
    }

    /** The length of bytes or of a list. The length is not validated yet. */
    public int length() {
        long length = uint32();
        if (length > Integer.MAX_VALUE) {
            throw malformed(at - 4, Reason.MAX_SLICE_LEN_EXCEEDED, "a length below 2^31, not " + length);
        }
        return (int) length;
    }

    /** The number of bytes read so far. */
    public int position() {
        return at;
    }

    /** The number of bytes left. */
    public int remaining() {
        return bytes.size() - at;
    }

    /** The bytes from {@code from} to the current position, without a copy. */
    public ByteBuffer since(int from) {
        return content.slice(from, at - from);
    }

    /** A copy of the bytes from {@code from} to the current position. */
    public Bytes bytesSince(int from) {
        return bytes.slice(from, at);
    }

    /** The bytes from {@code from} to the end, and moves to the end. */
    public Bytes rest(int from) {
        at = bytes.size();
        return bytes.slice(from, at);
    }

    /** Checks that all bytes were read. */
    public void end() {
        if (remaining() > 0) {
            throw malformed(at, Reason.EXTRA_SPACE, "the end, " + remaining() + " bytes follow");
        }
    }

    /** The exception for unexpected bytes at {@code offset}. */
    public MalformedBytesException malformed(int offset, Reason reason, String expected) {
        return new MalformedBytesException(type, offset, reason, expected);
    }

    private int step(int size) {
        int from = at;
        if (size > remaining()) {
            throw malformed(from, Reason.INSUFFICIENT_LENGTH, size + " bytes, " + remaining() + " are left");
        }
        at += size;
        return from;
    }
}
