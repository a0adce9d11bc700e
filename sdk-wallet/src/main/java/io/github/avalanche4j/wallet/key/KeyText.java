package io.github.avalanche4j.wallet.key;

import io.github.avalanche4j.core.internal.codec.TextKind;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Describes a text that is not a private key, without showing a part of it. */
final class KeyText {
    private static final String PREFIX = "PrivateKey-";
    private static final Set<Integer> PHRASES = Set.of(12, 15, 18, 21, 24);
    private static final Pattern HEX = Pattern.compile("(0[xX])?[0-9a-fA-F]*");
    private static final Pattern WORDS = Pattern.compile("\\p{L}+(\\s+\\p{L}+)+");
    private static final Pattern EXTENDED = Pattern.compile("[xyztuv](prv|pub)[1-9A-HJ-NP-Za-km-z]{50,}");
    private static final int KEY_DIGITS = 64;
    private static final int ADDRESS_DIGITS = 40;
    private static final Set<Integer> PUBLIC_DIGITS = Set.of(66, 128, 130);

    private KeyText() {}

    static String problem(String text) {
        String bare = text.strip();
        if (bare.isEmpty()) {
            return "a variable or file may not be set";
        }
        if (WORDS.matcher(bare).matches()) {
            int words = bare.split("\\s+").length;
            return "these are " + words + " words"
                    + (PHRASES.contains(words)
                            ? ", which may be a mnemonic phrase: derive the key of an account from it first"
                            : "");
        }
        if (!bare.equals(text)) {
            return "it has white space around it";
        }
        if (bare.startsWith("-----BEGIN")) {
            return "this is a PEM file";
        }
        if (bare.startsWith("{")) {
            return "this is JSON, which may be a keystore: decrypt the key in it first";
        }
        if (bare.chars().anyMatch(Character::isWhitespace)) {
            return "it has white space in it";
        }
        if (bare.length() > 1 && (bare.startsWith("\"") || bare.startsWith("'"))) {
            return "it has quotes around it";
        }
        if (EXTENDED.matcher(bare).matches()) {
            return "this is an extended key of BIP-32: derive the key of an account from it first";
        }
        if (HEX.matcher(bare).matches()) {
            return hex(bare);
        }
        return encoded(bare);
    }

    private static String hex(String text) {
        int digits = text.toLowerCase(Locale.ROOT).startsWith("0x") ? text.length() - 2 : text.length();
        if (digits == ADDRESS_DIGITS) {
            return "these are 20 bytes in hex, which may be the address of an account";
        }
        if (PUBLIC_DIGITS.contains(digits)) {
            return "it has " + digits + " hex digits, which may be a public key; a private key has " + KEY_DIGITS;
        }
        return digits == KEY_DIGITS
                ? "it begins with 0X instead of 0x"
                : "it has " + digits + " hex digits instead of " + KEY_DIGITS;
    }

    private static String encoded(String text) {
        boolean named = text.startsWith(PREFIX);
        String hint = TextKind.hint(named ? text.substring(PREFIX.length()) : text);
        if (!hint.isEmpty()) {
            return named || !hint.startsWith("this is a ") ? hint : hint.replaceFirst(":.*", "") + ", not a key";
        }
        return "it has " + text.length() + " characters";
    }
}
