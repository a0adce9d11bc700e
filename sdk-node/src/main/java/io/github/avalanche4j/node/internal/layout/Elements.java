package io.github.avalanche4j.node.internal.layout;

import io.github.avalanche4j.core.internal.codec.CodecWriter;

/**
 * Lists of a codec: the minimum size of an element in bytes, and the order that chains require. The parser takes any
 * order (AvalancheGo utils/sorting.go and the types' {@code Compare}).
 */
public enum Elements {
    OUTPUTS(60, true, "by asset id, then by encoded output", 0, Integer.MAX_VALUE),
    STATE_OUTPUTS(20, true, "by encoded output", 0, Integer.MAX_VALUE),
    INPUTS(84, false, "by transaction id, then by output index", 0, 36),
    UTXO_IDS(36, false, "by transaction id, then by output index", 0, 36),
    EVM_OUTPUTS(60, false, "by address, then by asset id", 0, 20, 28, 60),
    EVM_INPUTS(68, false, "by address, then by asset id", 0, 20, 28, 60),
    INITIAL_STATES(8, false, "by fx index", 0, 4),
    OPERATIONS(44, false, "by encoded operation", 0, Integer.MAX_VALUE),
    L1_VALIDATORS(180, false, "by node id", 0, 24),
    IDS(32, false, "by bytes", 0, 32),
    ADDRESSES(20, false, "by bytes", 0, 20),
    SIGNATURE_INDICES(4, false, "by number", 0, 4),
    OWNERS(16, true, ""),
    CREDENTIALS(4, true, ""),
    TXS(4, true, "");

    private final int least;
    private final boolean takesEqual;
    private final String order;
    private final int[] keys;

    Elements(int least, boolean takesEqual, String order, int... keys) {
        this.least = least;
        this.takesEqual = takesEqual;
        this.order = order;
        this.keys = keys;
    }

    /** The fewest bytes of an element. */
    public int least() {
        return least;
    }

    /** Whether an element may follow the one before it; both were written, one directly after the other. */
    public boolean inOrder(CodecWriter out, int before, int start) {
        int end = out.size();
        for (int i = 0; i < keys.length; i += 2) {
            int from = keys[i];
            int compared = out.compare(
                    before + from,
                    before + Math.min(start - before, keys[i + 1]),
                    start + from,
                    start + Math.min(end - start, keys[i + 1]));
            if (compared != 0) {
                return compared < 0;
            }
        }
        return takesEqual;
    }

    /** The order that {@link #inOrder} checks. */
    public String rule() {
        return "sorted " + order + (takesEqual ? "" : ", without duplicates");
    }
}
