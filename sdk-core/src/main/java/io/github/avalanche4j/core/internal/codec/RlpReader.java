package io.github.avalanche4j.core.internal.codec;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.nio.ByteBuffer;

/**
 * Reads Ethereum's RLP: length-prefixed strings and lists. Each value has one encoding and any other is refused, as in
 * go-ethereum. It never reads beyond the enclosing list.
 */
public final class RlpReader {
    private static final int SHORT = 55;
    private static final int STRING = 0x80;
    private static final int LIST = 0xc0;

    private final String type;
    private final Bytes bytes;
    private final ByteBuffer content;
    private final int end;
    private int at;

    /** A reader at the start of {@code bytes}; {@code type} names their type in errors. */
    public RlpReader(String type, Bytes bytes) {
        this(type, bytes, bytes.asByteBuffer(), 0, bytes.size());
    }

    private RlpReader(String type, Bytes bytes, ByteBuffer content, int at, int end) {
        this.type = type;
        this.bytes = bytes;
        this.content = content;
        this.at = at;
        this.end = end;
    }

    /** Whether an item follows in this list. */
    public boolean hasNext() {
        return at < end;
    }

    /** Whether the item that follows is a list. */
    public boolean isList() {
        return hasNext() && (content.get(at) & 0xff) >= LIST;
    }

    /** The position of the next item. */
    public int position() {
        return at;
    }

    /** The bytes from {@code from} to the current position. */
    public Bytes since(int from) {
        return bytes.slice(from, at);
    }

    /** The items of the list that comes next. */
    public RlpReader list() {
        int size = enter(true);
        at += size;
        return new RlpReader(type, bytes, content, at - size, at);
    }

    /** The string that comes next. */
    public Bytes string() {
        int size = enter(false);
        at += size;
        return bytes.slice(at - size, at);
    }

    /** A string of a fixed size. */
    public Bytes fixed(int size) {
        int start = at;
        Bytes string = string();
        if (string.size() != size) {
            throw malformed(start, Reason.RLP_ENCODING, size + " bytes, not " + string.size());
        }
        return string;
    }

    /** An unsigned number without leading zeros. */
    public BigInteger number() {
        return number(Integer.MAX_VALUE);
    }

    /** An unsigned number of up to 64 bits. */
    public UInt64 uint64() {
        return UInt64.fromBits(number(Long.BYTES).longValue());
    }

    /** An unsigned number of up to 32 bits. */
    public long uint32() {
        return number(Integer.BYTES).longValue();
    }

    private BigInteger number(int most) {
        int start = at;
        Bytes string = string();
        if (string.size() > most) {
            throw malformed(start, Reason.RLP_ENCODING, "a number of at most " + most + " bytes");
        }
        if (!string.isEmpty() && string.get(0) == 0) {
            throw malformed(start, Reason.RLP_ENCODING, "a number without leading zeros");
        }
        return new BigInteger(1, string.toArray());
    }

    /** Skips the next item; a list is skipped without reading it. */
    public void skip() {
        int size = enter(isList()); // which advances the position itself
        at += size;
    }

    /** Checks that all items were read. */
    public void end() {
        if (hasNext()) {
            throw malformed(at, Reason.EXTRA_SPACE, "the end, " + (end - at) + " bytes follow");
        }
    }

    /** The exception for unexpected bytes at {@code offset}. */
    public MalformedBytesException malformed(int offset, Reason reason, String expected) {
        return new MalformedBytesException(type, offset, reason, expected);
    }

    /** Moves to the content of the next item and returns its size. */
    private int enter(boolean list) {
        require(1);
        int first = content.get(at) & 0xff;
        if (first >= LIST != list) {
            throw malformed(at, Reason.RLP_ENCODING, list ? "a list" : "a string");
        }
        if (first < STRING) {
            return 1; // a byte that encodes itself
        }
        at++;
        int size = first - (list ? LIST : STRING);
        if (size > SHORT) {
            return longSize(size - SHORT);
        }
        require(size);
        if (!list && size == 1 && (content.get(at) & 0xff) < STRING) {
            throw malformed(at, Reason.RLP_ENCODING, "a byte without a length in front");
        }
        return size;
    }

    private int longSize(int bytesOfSize) {
        require(bytesOfSize);
        int start = at;
        long size = 0;
        for (int i = 0; i < bytesOfSize; i++) {
            size = size << 8 | content.get(at++) & 0xff;
        }
        if (content.get(start) == 0 || size >= 0 && size <= SHORT) {
            throw malformed(start, Reason.RLP_ENCODING, "the shortest form of a length");
        }
        require(size < 0 ? Long.MAX_VALUE : size);
        return (int) size;
    }

    private void require(long size) {
        if (size > end - at) {
            throw malformed(at, Reason.INSUFFICIENT_LENGTH, size + " bytes, " + (end - at) + " are left");
        }
    }
}
