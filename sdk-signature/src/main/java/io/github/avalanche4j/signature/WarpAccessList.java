package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.signature.internal.Arguments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Converts a signed message to and from the storage keys of an access-list entry, in which an EVM transaction
 * delivers it to the Warp precompile. The receiving contract reads the message by its index among such entries.
 */
public final class WarpAccessList {
    /** The address of the Warp precompile, {@code 0x0200000000000000000000000000000000000005}. */
    public static final Bytes ADDRESS = Bytes.fromHex("0x0200000000000000000000000000000000000005");

    private static final int WORD = 32;
    private static final byte DELIMITER = (byte) 0xff;

    private WarpAccessList() {}

    /**
     * {@return the storage keys, 32 bytes each: the message, the end marker 0xff, and zeros}
     *
     * @param message the message to deliver
     */
    public static List<Bytes> storageKeys(WarpMessage message) {
        byte[] content = Objects.requireNonNull(message, "message").bytes().toArray();
        byte[] padded = Arrays.copyOf(content, (content.length / WORD + 1) * WORD);
        padded[content.length] = DELIMITER;
        List<Bytes> words = new ArrayList<>();
        for (int at = 0; at < padded.length; at += WORD) {
            words.add(Bytes.of(Arrays.copyOfRange(padded, at, at + WORD)));
        }
        return List.copyOf(words);
    }

    /**
     * {@return the message in the storage keys of an access-list entry}
     *
     * @param storageKeys 32 bytes each, in the order of the entry
     * @throws MalformedBytesException if they hold no signed message, or one with other padding
     * @throws InvalidRequestException if a key is not 32 bytes long
     */
    public static WarpMessage parse(List<Bytes> storageKeys) {
        Objects.requireNonNull(storageKeys, "storageKeys");
        byte[] padded = new byte[storageKeys.size() * WORD];
        for (int i = 0; i < storageKeys.size(); i++) {
            byte[] word =
                    Arguments.exactly(WORD, "storageKeys", storageKeys.get(i)).toArray();
            System.arraycopy(word, 0, padded, i * WORD, WORD);
        }
        int end = padded.length;
        while (end > 0 && padded[end - 1] == 0) {
            end--;
        }
        if (end == 0) {
            throw malformed(0, Reason.MISSING_DELIMITER);
        }
        if (padded.length - end >= WORD) {
            throw malformed(end, Reason.EXCESS_PADDING);
        }
        if (padded[end - 1] != DELIMITER) {
            throw malformed(end - 1, Reason.WRONG_DELIMITER);
        }
        return WarpMessage.parse(Bytes.of(Arrays.copyOf(padded, end - 1)));
    }

    private static MalformedBytesException malformed(int at, Reason reason) {
        return new MalformedBytesException("access list", at, reason);
    }
}
