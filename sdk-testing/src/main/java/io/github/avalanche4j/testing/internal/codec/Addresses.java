package io.github.avalanche4j.testing.internal.codec;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** The text forms of 20-byte addresses: EIP-55 on EVM chains, bech32 on the P- and X-Chain. */
public final class Addresses {
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

    /** {@return the 20 bytes of a bech32 address without a chain letter; null if {@code text} is not one} */
    public static byte @Nullable [] bech32Bytes(String text) {
        Bech32.Decoded decoded = Bech32.decode(text);
        return decoded != null && decoded.payload().length == 20 ? decoded.payload() : null;
    }
}
