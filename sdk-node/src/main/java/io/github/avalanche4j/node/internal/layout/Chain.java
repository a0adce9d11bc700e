package io.github.avalanche4j.node.internal.layout;

/** A chain with a codec of its own. Its type ids are those of AvalancheGo's registrations, in order. */
public enum Chain {
    P(ids(5, 5) | ids(7, 7) | ids(9, 28) | ids(33, 42), ids(0, 4) | ids(29, 32)),
    X(ids(0, 20), 0),
    C(ids(0, 1) | ids(5, 5) | ids(7, 7) | ids(9, 11), 0);

    private final long ofTransactions;
    private final long ofBlocksAlone;

    Chain(long ofTransactions, long ofBlocksAlone) {
        this.ofTransactions = ofTransactions;
        this.ofBlocksAlone = ofBlocksAlone;
    }

    /** A set of type ids: one bit for each. */
    public static long ids(int first, int last) {
        return -1L >>> 63 - (last - first) << first;
    }

    public static boolean has(long ids, long id) {
        return id < Long.SIZE && (ids >>> id & 1) != 0;
    }

    /** The type ids that the codec of transactions and UTXOs has. */
    public long transactionTypes() {
        return ofTransactions;
    }

    /** The type ids that the codec of blocks has. */
    public long blockTypes() {
        return ofTransactions | ofBlocksAlone;
    }
}
