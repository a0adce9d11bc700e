package io.github.avalanche4j.core.internal.hash;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** SHA-256, the hash of ids and checksums. */
public final class Sha256 {
    private Sha256() {}

    /** The hash of the first {@code length} bytes. */
    public static byte[] hash(byte[] content, int length) {
        MessageDigest digest = digest();
        digest.update(content, 0, length);
        return digest.digest();
    }

    /** The id of a message, transaction or block: the hash of all its bytes. */
    public static Id idOf(Bytes content) {
        MessageDigest digest = digest();
        digest.update(content.asByteBuffer());
        return Id.of(Bytes.of(digest.digest()));
    }

    /** The hash of several parts, one after the other. */
    public static Id idOf(ByteBuffer... parts) {
        MessageDigest digest = digest();
        for (ByteBuffer part : parts) {
            digest.update(part);
        }
        return Id.of(Bytes.of(digest.digest()));
    }

    /** A digest for a hash in steps. */
    public static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
