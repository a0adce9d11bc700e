package io.github.avalanche4j.node.index;

/** The indices that a node can have. Only the primary network's chains have one. */
public enum Index {
    /** Blocks of the C-Chain. Their numbers differ between nodes that skipped blocks by state sync. */
    C_BLOCK("C/block"),
    /** Blocks of the P-Chain. */
    P_BLOCK("P/block"),
    /** Transactions of the X-Chain, up to the Cortina upgrade; none is added since. */
    X_TX("X/tx"),
    /** Blocks of the X-Chain, which exist since the Cortina upgrade. */
    X_BLOCK("X/block"),
    /** Vertices of the X-Chain, up to the Cortina upgrade; none is added since. */
    X_VTX("X/vtx");

    private final String path;

    Index(String path) {
        this.path = path;
    }

    /** {@return chain and kind as in the node's path, such as {@code C/block}} */
    public String path() {
        return path;
    }
}
