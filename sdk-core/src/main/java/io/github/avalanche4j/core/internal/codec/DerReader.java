package io.github.avalanche4j.core.internal.codec;

import io.github.avalanche4j.core.value.Bytes;
import java.math.BigInteger;
import java.util.Arrays;

/** Reads DER as Go's cryptobyte does: each value has one encoding, and any other is refused. */
public final class DerReader {
    public static final int INTEGER = 0x02;
    public static final int BIT_STRING = 0x03;
    public static final int OBJECT_IDENTIFIER = 0x06;
    public static final int SEQUENCE = 0x30;
    public static final int VERSION = 0xa0;

    private final byte[] der;
    private final int end;
    private int at;

    public DerReader(byte[] der) {
        this(der, 0, der.length);
    }

    private DerReader(byte[] der, int at, int end) {
        this.der = der;
        this.at = at;
        this.end = end;
    }

    /** The bytes are not DER, or not of the requested type. */
    public static final class NotDerException extends RuntimeException {
        private static final long serialVersionUID = 1;

        NotDerException() {
            super("not DER", null, false, false);
        }
    }

    private int next() {
        if (at == end) {
            throw new NotDerException();
        }
        return der[at++] & 0xff;
    }

    /** The content of the next element, which has this tag. */
    public DerReader enter(int tag) {
        if (next() != tag) {
            throw new NotDerException();
        }
        int size = next();
        if (size >= 0x80) {
            size = longSize(size - 0x80);
        }
        if (size > end - at) {
            throw new NotDerException();
        }
        at += size;
        return new DerReader(der, at - size, at);
    }

    private int longSize(int bytes) {
        if (bytes == 0 || bytes > 4) {
            throw new NotDerException();
        }
        long size = 0;
        for (int i = 0; i < bytes; i++) {
            size = size << 8 | next();
        }
        boolean isShortest = size >= 0x80 && size >>> (bytes - 1) * 8 != 0;
        if (!isShortest || size > Integer.MAX_VALUE) {
            throw new NotDerException();
        }
        return (int) size;
    }

    /** Skips the next element if it has this tag. */
    public void skipOptional(int tag) {
        if (at < end && (der[at] & 0xff) == tag) {
            enter(tag);
        }
    }

    /** The remaining bytes. */
    public Bytes rest() {
        return Bytes.of(restArray());
    }

    private byte[] restArray() {
        return Arrays.copyOfRange(der, at, end);
    }

    /** A number in the fewest bytes. */
    public BigInteger integer() {
        byte[] number = enter(INTEGER).restArray();
        boolean isShortest = number.length == 1
                || number.length > 1 && !(number[0] == 0 && number[1] >= 0 || number[0] == -1 && number[1] < 0);
        if (!isShortest) {
            throw new NotDerException();
        }
        return new BigInteger(number);
    }

    /** A bit string as bytes; padding bits in the last byte are zero. */
    public byte[] bitString() {
        DerReader content = enter(BIT_STRING);
        int padding = content.next();
        byte[] bits = content.restArray();
        boolean isPadded =
                padding == 0 || padding < 8 && bits.length > 0 && (bits[bits.length - 1] & (1 << padding) - 1) == 0;
        if (!isPadded) {
            throw new NotDerException();
        }
        return padding == 0 ? bits : new BigInteger(1, bits).shiftRight(padding).toByteArray();
    }
}
