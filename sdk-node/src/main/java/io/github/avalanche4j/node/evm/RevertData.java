package io.github.avalanche4j.node.evm;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.value.Bytes;
import java.math.BigInteger;

/** Reads the two errors that Solidity itself defines; any other error stays as bytes. */
final class RevertData {
    static final int SELECTOR = 4;
    private static final int WORD = 32;
    private static final String ERROR = "0x08c379a0";
    private static final String PANIC = "0x4e487b71";

    private RevertData() {}

    static RevertReason read(Bytes returned) {
        Bytes selector = returned.slice(0, SELECTOR);
        Bytes data = returned.slice(SELECTOR, returned.size());
        if (selector.toHex().equals(PANIC) && data.size() == WORD) {
            return new RevertReason.Panic(number(data, 0));
        }
        if (selector.toHex().equals(ERROR) && isText(data)) {
            int length = number(data, WORD).intValue();
            return new RevertReason.Message(
                    new String(data.slice(2 * WORD, 2 * WORD + length).toArray(), UTF_8));
        }
        return new RevertReason.Custom(selector, data);
    }

    /** The minimum size: an offset, a length and that many bytes. */
    private static boolean isText(Bytes data) {
        return data.size() >= 2 * WORD
                && number(data, 0).equals(BigInteger.valueOf(WORD))
                && number(data, WORD).compareTo(BigInteger.valueOf(data.size() - 2L * WORD)) <= 0;
    }

    private static BigInteger number(Bytes data, int at) {
        return new BigInteger(1, data.slice(at, at + WORD).toArray());
    }
}
