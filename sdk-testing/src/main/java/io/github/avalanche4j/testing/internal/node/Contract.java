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

    /**
     * The number of transactions of an account.
     *
     * @param account its address in hex, without {@code 0x}
     */
    long transactions(String account, boolean isWithPool);

    /**
     * Takes a signed transaction, and returns its hash.
     *
     * @throws IllegalArgumentException with the words of a node that refuses it
     */
    default String issue(byte[] transaction) {
        throw new IllegalArgumentException("transaction type not supported");
    }

    /** The contract reverted. */
    final class Reverted extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** Reverts with the contract's own error. */
        public Reverted(String data) {
            super(data);
        }
    }
}
