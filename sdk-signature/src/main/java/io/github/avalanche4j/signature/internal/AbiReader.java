package io.github.avalanche4j.signature.internal;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.internal.codec.AbiPart;
import io.github.avalanche4j.core.value.Bytes;
import java.math.BigInteger;

/**
 * Reads words of Solidity's ABI encoding by position. Offsets and lengths are compared with the number of bytes before
 * they are used.
 */
public final class AbiReader {
    public static final int WORD = 32;
    public static final int ADDRESS = 20;

    private final String type;
    private final Bytes encoded;

    public AbiReader(String type, Bytes encoded) {
        this.type = type;
        this.encoded = encoded;
    }

    public Bytes word(int at) {
        if (at > encoded.size() - WORD) {
            throw malformed(Math.min(at, encoded.size()));
        }
        return encoded.slice(at, at + WORD);
    }

    public BigInteger number(int at) {
        return new BigInteger(1, word(at).toArray());
    }

    public Bytes address(int at) {
        return word(at).slice(WORD - ADDRESS, WORD);
    }

    /** An offset or count, which cannot exceed the number of bytes. */
    public int offset(int at) {
        BigInteger offset = number(at);
        if (offset.bitLength() > 31 || offset.intValue() > encoded.size()) {
            throw malformed(at);
        }
        return offset.intValue();
    }

    public Bytes bytes(int at) {
        int size = offset(at);
        if (size > encoded.size() - at - WORD) {
            throw malformed(at);
        }
        return encoded.slice(at + WORD, at + WORD + size);
    }

    /** Refuses other encodings of the same value, which no contract of the protocol emits. */
    public void requireEncodingOf(Bytes canonical) {
        for (int i = 0; i < encoded.size(); i++) {
            if (i >= canonical.size() || encoded.get(i) != canonical.get(i)) {
                throw malformed(i);
            }
        }
        if (encoded.size() != canonical.size()) {
            throw malformed(encoded.size());
        }
    }

    /** The {@code bytes} value that is all of a log's data. */
    public static Bytes logData(String type, Bytes encoded) {
        AbiReader in = new AbiReader(type, encoded);
        Bytes content = in.bytes(in.offset(0));
        in.requireEncodingOf(AbiPart.encoded(AbiPart.bytes(content)));
        return content;
    }

    private MalformedBytesException malformed(int at) {
        return new MalformedBytesException(type, at, Reason.ABI_ENCODING);
    }
}
