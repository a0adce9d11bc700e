package io.github.avalanche4j.testing.internal.node;

import java.math.BigInteger;
import java.util.List;

/** What accounts with code do on a chain. */
@FunctionalInterface
public interface Contract {
    /**
     * Runs a message without making a transaction.
     *
     * @param to the receiver in hex, without {@code 0x}
     * @param data selector and arguments
     * @param warp the signed messages in the access list
     */
    byte[] call(String to, byte[] data, List<byte[]> warp, BigInteger value);

    /** The contract refuses. */
    final class Reverted extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** Refuses with the contract's own error. */
        public Reverted(String data) {
            super(data);
        }
    }
}
