package io.github.avalanche4j.testing.internal.node;

import java.math.BigInteger;
import java.util.List;

/** The code of a chain's contracts. */
@FunctionalInterface
public interface Contract {
    /**
     * Runs a message without a transaction.
     *
     * @param to the receiver in hex, without {@code 0x}
     * @param data selector and arguments
     * @param warp the signed messages in the access list
     */
    byte[] call(String to, byte[] data, List<byte[]> warp, BigInteger value);

    /** The contract reverted. */
    final class Reverted extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** Reverts with the contract's own error. */
        public Reverted(String data) {
            super(data);
        }
    }
}
