package io.github.avalanche4j.testing.internal.codec;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** SHA-256, and the checksum of Avalanche's encodings: its last four bytes. */
public final class Checksum {
    private static final int LENGTH = 4;

    private Checksum() {}

    public static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every JRE has it
        }
    }

    public static byte[] append(byte[] bytes) {
        byte[] both = Arrays.copyOf(bytes, bytes.length + LENGTH);
        System.arraycopy(sha256(bytes), 32 - LENGTH, both, bytes.length, LENGTH);
        return both;
    }

    /** {@return the bytes before the checksum; null if it does not match} */
    public static byte @Nullable [] strip(byte[] both) {
        byte[] bytes = Arrays.copyOf(both, Math.max(0, both.length - LENGTH));
        return Arrays.equals(append(bytes), both) ? bytes : null;
    }
}
