package io.github.avalanche4j.core.internal.codec;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The checksum of cb58 and of checked hex: the last four bytes of one SHA-256. */
final class Checksum {
    static final int LENGTH = 4;

    private Checksum() {}

    static byte[] append(byte[] payload) {
        byte[] whole = Arrays.copyOf(payload, payload.length + LENGTH);
        System.arraycopy(Sha256.hash(payload, payload.length), 32 - LENGTH, whole, payload.length, LENGTH);
        return whole;
    }

    static byte @Nullable [] strip(byte[] whole) {
        int length = whole.length - LENGTH;
        if (length < 0 || !Arrays.equals(Sha256.hash(whole, length), 32 - LENGTH, 32, whole, length, whole.length)) {
            return null;
        }
        return Arrays.copyOf(whole, length);
    }
}
