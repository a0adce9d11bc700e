package io.github.avalanche4j.core.internal.codec;

import java.util.regex.Pattern;

/** Recognizes a refused text, so that the error can say how to convert it. */
public final class TextKind {
    private static final int LONGEST = 256;
    private static final String NODE = "NodeID-";
    private static final Pattern BECH32 = Pattern.compile("([PXC]-)?(avax|fuji|local|custom)1");

    private TextKind() {}

    /** The kind of the text and the method that accepts it; empty if unknown. */
    public static String hint(String text) {
        if (text.isEmpty() || text.length() > LONGEST) {
            return "";
        }
        if (!text.strip().equals(text)) {
            return "it has white space around it";
        }
        if (text.startsWith(NODE)) {
            return Cb58.decode(text.substring(NODE.length()), 20) == null ? "" : "this is a node id: use NodeId.parse";
        }
        if (Bech32.decode(text.substring(text.lastIndexOf('-') + 1)) != null) {
            return "this is a bech32 address: use Bech32Address.parse";
        }
        if (BECH32.matcher(text).lookingAt()) {
            return "this looks like a bech32 address, for Bech32Address.parse, but its checksum does not match";
        }
        String hex = hexHint(text);
        return hex.isEmpty() ? cb58Hint(text) : hex;
    }

    /** What is wrong with a text that is not hex, without a part of it. */
    public static String notHex(String text) {
        String digits = text.regionMatches(true, 0, "0x", 0, 2) ? text.substring(2) : text;
        int wrong = 0;
        while (wrong < digits.length()
                && Character.digit(digits.charAt(wrong), 16) >= 0
                && digits.charAt(wrong) < 128) {
            wrong++;
        }
        if (wrong == digits.length()) {
            return "it has " + wrong + " digits, an odd number";
        }
        String kind = hint(text);
        return kind.isEmpty()
                ? "character " + (wrong + 1 + text.length() - digits.length()) + " of " + text.length()
                        + " is not a hex digit"
                : kind;
    }

    private static String hexHint(String text) {
        if (HexText.prefixed(text, 20) != null) {
            return "these are 20 bytes in hex: use EvmAddress.parse for an EVM address, NodeId.parse for a node's id; "
                    + "Bech32Address.of(chain, network, Bytes.fromHex(text)) returns an address of the P- or X-Chain";
        }
        return HexText.prefixed(text, 32) == null
                ? ""
                : "these are 32 bytes in hex: use EvmHash.parse for an EVM hash, Id.parse for an id";
    }

    private static String cb58Hint(String text) {
        byte[] bytes = Cb58.decode(text);
        if (bytes == null) {
            return Cb58.isAlphabet(text) && text.length() > 20
                    ? "its checksum does not match, so a character is wrong or missing"
                    : "";
        }
        return switch (bytes.length) {
            case 20 -> "these are 20 bytes in cb58: use NodeId.parse";
            case 32 -> "this is an id in cb58: use Id.parse; EvmHash.of(Id.parse(text).bytes()) returns its hex form";
            default -> "these are " + bytes.length + " bytes in cb58";
        };
    }
}
