package io.github.avalanche4j.testing.internal.l1;

import io.github.avalanche4j.testing.internal.codec.Keccak;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;

/** Words of Solidity's ABI: reads arguments by position, writes words in order. */
final class AbiWords {
    private final byte[] bytes;
    private final int base;

    private AbiWords(byte[] bytes, int base) {
        this.bytes = bytes;
        this.base = base;
    }

    static AbiWords arguments(byte[] data) {
        return new AbiWords(Arrays.copyOfRange(data, 4, data.length), 0);
    }

    private byte[] word(int place) {
        int from = base + 32 * place;
        return Arrays.copyOfRange(bytes, from, from + 32);
    }

    BigInteger number(int place) {
        return new BigInteger(1, word(place));
    }

    long int64(int place) {
        return number(place).longValue();
    }

    byte[] bytes32(int place) {
        return word(place);
    }

    String address(int place) {
        return HexFormat.of().formatHex(word(place)).substring(24);
    }

    /** The tuple or list whose offset is at a place. */
    AbiWords at(int place) {
        return new AbiWords(bytes, base + number(place).intValueExact());
    }

    /** The elements of a list, whose offsets start after its length. */
    AbiWords elements() {
        return new AbiWords(bytes, base + 32);
    }

    byte[] dynamic(int place) {
        int from = base + number(place).intValueExact();
        int size = new BigInteger(1, Arrays.copyOfRange(bytes, from, from + 32)).intValueExact();
        return Arrays.copyOfRange(bytes, from + 32, from + 32 + size);
    }

    static String selector(String signature) {
        return hash(signature).substring(0, 8);
    }

    static String hash(String signature) {
        return HexFormat.of().formatHex(Keccak.hash(signature.getBytes(StandardCharsets.US_ASCII)));
    }

    /** Numbers and byte arrays, each in a word; a shorter array is at the end of its word. */
    static byte[] words(Object... values) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (Object value : values) {
            byte[] content = value instanceof byte[] bytes ? bytes : number(value);
            out.writeBytes(new byte[32 - content.length]);
            out.writeBytes(content);
        }
        return out.toByteArray();
    }

    private static byte[] number(Object value) {
        byte[] signed = new BigInteger(String.valueOf(value)).toByteArray();
        return signed.length > 1 && signed[0] == 0 ? Arrays.copyOfRange(signed, 1, signed.length) : signed;
    }

    /** Length-prefixed bytes, padded to whole words. */
    static byte[] dynamic(byte[] content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(words(content.length));
        out.writeBytes(content);
        out.writeBytes(new byte[-content.length & 31]);
        return out.toByteArray();
    }
}
