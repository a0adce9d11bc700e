package io.github.avalanche4j.core.internal.codec;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.avalanche4j.core.internal.hash.Sha256;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.security.MessageDigest;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The working memory of decoding hex. A page has a thousand texts, and new memory for each would be as large as all of
 * them, so a few workspaces are kept for the next caller. A thread-local workspace would be kept by each virtual
 * thread.
 */
final class HexWorkspace {
    private static final int KEPT = 8;
    private static final int LONGEST_KEPT = 1 << 20;
    private static final AtomicReferenceArray<@Nullable HexWorkspace> IDLE = new AtomicReferenceArray<>(KEPT);

    private final CharsetEncoder latin1 = ISO_8859_1.newEncoder();
    private final MessageDigest sha256 = Sha256.digest();
    private byte[] text = new byte[8 << 10];

    private HexWorkspace() {}

    /** A workspace that only this caller uses until {@link #release}. */
    static HexWorkspace take() {
        HexWorkspace idle = IDLE.getAndSet(place(), null);
        return idle != null ? idle : new HexWorkspace();
    }

    void release() {
        if (text.length <= LONGEST_KEPT) {
            IDLE.set(place(), this);
        }
    }

    private static int place() {
        return (int) Thread.currentThread().getId() & KEPT - 1;
    }

    /** One byte per character; null if a character needs more. */
    byte @Nullable [] latin1(char[] chars, int from, int length) {
        if (length > text.length) {
            text = new byte[Math.max(length, 2 * text.length)];
        }
        // the encoder narrows many characters at once, which a loop does not
        boolean all = latin1.reset()
                .encode(CharBuffer.wrap(chars, from, length), ByteBuffer.wrap(text), true)
                .isUnderflow();
        return all ? text : null;
    }

    MessageDigest sha256() {
        return sha256;
    }
}
