package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The hash that ids are made with. */
final class Digests {
    private Digests() {}

    static Id sha256(Bytes content) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(content.asByteBuffer());
            return Id.of(Bytes.of(digest.digest()));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
