package io.github.avalanche4j.core.internal.hash;

import java.security.MessageDigest;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The checksum of cb58 and of checked hex: the last four bytes of one SHA-256. */
public final class Checksum {
    public static final int LENGTH = 4;

    private Checksum() {}

    /** {@code payload} and its checksum. */
    public static byte[] append(byte[] payload) {
        byte[] whole = Arrays.copyOf(payload, payload.length + LENGTH);
        System.arraycopy(Sha256.hash(payload, payload.length), 32 - LENGTH, whole, payload.length, LENGTH);
        return whole;
    }

    /** Whether {@code checksum} is the end of the SHA-256 of {@code payload}, computed by {@code sha256}. */
    public static boolean fits(byte[] payload, byte[] checksum, MessageDigest sha256) {
        return Arrays.equals(sha256.digest(payload), 32 - LENGTH, 32, checksum, 0, LENGTH);
    }

    /** {@code whole} without its checksum; null if that does not match. */
    public static byte @Nullable [] strip(byte[] whole) {
        int length = whole.length - LENGTH;
        if (length < 0 || !Arrays.equals(Sha256.hash(whole, length), 32 - LENGTH, 32, whole, length, whole.length)) {
            return null;
        }
        return Arrays.copyOf(whole, length);
    }
}
