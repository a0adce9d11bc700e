package io.github.avalanche4j.testing.internal.codec;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Ethereum's encoding of byte strings and lists. */
public final class Rlp {
    private static final int STRING = 0x80;
    private static final int LIST = 0xc0;
    private static final int SHORT = 55;

    private Rlp() {}

    public static byte[] string(byte[] bytes) {
        boolean itself = bytes.length == 1 && bytes[0] >= 0;
        return itself ? bytes.clone() : withLength(STRING, bytes);
    }

    public static byte[] integer(long value) {
        return string(minimal(value));
    }

    /** Encodes a list of encoded items. */
    public static byte[] list(List<byte[]> items) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        items.forEach(all::writeBytes);
        return withLength(LIST, all.toByteArray());
    }

    /** The contents of the encoded items, which are strings or lists. */
    public static List<byte[]> items(byte[] encoded) {
        List<byte[]> items = new ArrayList<>();
        int at = 0;
        while (at < encoded.length) {
            int first = encoded[at] & 0xff;
            int kind = first < LIST ? STRING : LIST;
            int digits = Math.max(0, first - kind - SHORT);
            int size = first < STRING ? 1 : first - kind;
            at += first < STRING ? 0 : 1;
            if (digits > 0) {
                size = new BigInteger(1, Arrays.copyOfRange(encoded, at, at + digits)).intValueExact();
                at += digits;
            }
            items.add(Arrays.copyOfRange(encoded, at, at + size));
            at += size;
        }
        return items;
    }

    private static byte[] withLength(int kind, byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (bytes.length <= SHORT) {
            out.write(kind + bytes.length);
        } else {
            byte[] length = minimal(bytes.length);
            out.write(kind + SHORT + length.length);
            out.writeBytes(length);
        }
        out.writeBytes(bytes);
        return out.toByteArray();
    }

    private static byte[] minimal(long value) {
        byte[] bytes = BigInteger.valueOf(value).toByteArray();
        return bytes[0] == 0 ? Arrays.copyOfRange(bytes, 1, bytes.length) : bytes;
    }
}
