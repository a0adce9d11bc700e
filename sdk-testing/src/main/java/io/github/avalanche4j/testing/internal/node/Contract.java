package io.github.avalanche4j.testing.internal.node;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;

/** The code of a chain's contracts, and the transactions to them. */
public interface Contract {
    /**
     * Runs a message without a transaction.
     *
     * @param to the receiver in hex, without {@code 0x}
     * @param data selector and arguments
     * @param warp the signed messages in the access list
     * @param time the time of the block in which it runs, in Unix seconds; empty for that of the last block
     */
    byte[] call(String to, byte[] data, List<byte[]> warp, BigInteger value, OptionalLong time);

    /** Whether the code is at this address, in hex without {@code 0x}. */
    boolean isAt(String address);

    /** The number of transactions of the account that sends them. */
    long transactions(boolean isWithPool);

    /** The contract reverted. */
    final class Reverted extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** Reverts with the contract's own error. */
        public Reverted(String data) {
            super(data);
        }
    }
}
