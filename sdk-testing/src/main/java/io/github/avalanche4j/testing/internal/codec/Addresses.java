package io.github.avalanche4j.testing.internal.codec;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** The text forms of 20-byte addresses: EIP-55 on EVM chains, bech32 on the P- and X-Chain. */
public final class Addresses {
    private static final String ALPHABET = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
    private static final int[] GENERATOR = {0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3};
    private static final int LENGTH = 20;

    private Addresses() {}

    /** {@return the EIP-55 text: upper case where the hash of the lower-case text has a high digit} */
    public static String eip55(byte[] address) {
        char[] hex = HexFormat.of().formatHex(address).toCharArray();
        byte[] hash = Keccak.hash(new String(hex).getBytes(US_ASCII));
        for (int i = 0; i < hex.length; i++) {
            int nibble = hash[i / 2] >> (i % 2 == 0 ? 4 : 0) & 15;
            if (nibble > 7) {
                hex[i] = Character.toUpperCase(hex[i]);
            }
        }
        return "0x" + new String(hex);
    }

    public static String bech32(String prefix, byte[] address) {
        StringBuilder text = new StringBuilder(prefix).append('1');
        int checksum = expanded(prefix);
        int bits = 0;
        int count = 0;
        for (byte b : address) {
            bits = bits << 8 | b & 0xff;
            for (count += 8; count >= 5; count -= 5) {
                int digit = bits >> count - 5 & 31;
                text.append(ALPHABET.charAt(digit));
                checksum = step(checksum, digit);
            }
        }
        for (int i = 0; i < 6; i++) {
            checksum = step(checksum, 0);
        }
        checksum ^= 1;
        for (int i = 5; i >= 0; i--) {
            text.append(ALPHABET.charAt(checksum >> 5 * i & 31));
        }
        return text.toString();
    }

    /** {@return the 20 bytes of a bech32 address without a chain letter; null if {@code text} is not one} */
    public static byte @Nullable [] bech32Bytes(String text) {
        int separator = text.lastIndexOf('1');
        if (separator < 1 || text.length() - separator - 1 != LENGTH * 8 / 5 + 6) {
            return null;
        }
        byte[] bytes = new byte[LENGTH];
        int bits = 0;
        int count = 0;
        int at = 0;
        for (int i = separator + 1; at < LENGTH; i++) {
            bits = bits << 5 | ALPHABET.indexOf(text.charAt(i));
            count += 5;
            if (count >= 8) {
                count -= 8;
                bytes[at++] = (byte) (bits >> count);
            }
        }
        return bech32(text.substring(0, separator), bytes).equals(text) ? bytes : null;
    }

    private static int expanded(String prefix) {
        int checksum = 1;
        for (int i = 0; i < prefix.length(); i++) {
            checksum = step(checksum, prefix.charAt(i) >> 5);
        }
        checksum = step(checksum, 0);
        for (int i = 0; i < prefix.length(); i++) {
            checksum = step(checksum, prefix.charAt(i) & 31);
        }
        return checksum;
    }

    private static int step(int checksum, int digit) {
        int top = checksum >> 25;
        int next = (checksum & 0x1ffffff) << 5 ^ digit;
        for (int i = 0; i < GENERATOR.length; i++) {
            next ^= (top >> i & 1) == 1 ? GENERATOR[i] : 0;
        }
        return next;
    }
}
