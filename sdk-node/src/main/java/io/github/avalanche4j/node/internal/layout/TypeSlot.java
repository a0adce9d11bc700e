package io.github.avalanche4j.node.internal.layout;

import static io.github.avalanche4j.node.internal.layout.Chain.ids;

/**
 * A place for a type id, and the type ids that it accepts on each chain. For credentials and authorizations
 * AvalancheGo's parser accepts more types than any chain does, because Go matches interfaces by their methods.
 */
public enum TypeSlot {
    TX("a transaction", ids(12, 20) | ids(23, 26) | ids(33, 42), ids(0, 4), ids(0, 1)),
    BLOCK("a block", ids(0, 4) | ids(29, 32), ids(20, 20), 0),
    OUTPUT("an output", ids(7, 7) | ids(22, 22), ids(7, 7), ids(7, 7)),
    LOCKED_OUTPUT("a locked output", ids(7, 7), 0, 0),
    UTXO_OUTPUT("a UTXO's output", ids(7, 7) | ids(22, 22), ids(6, 7) | ids(10, 11) | ids(15, 16), ids(7, 7)),
    STATE_OUTPUT("an output of an initial state", 0, ids(6, 7) | ids(10, 11) | ids(15, 16), 0),
    INPUT("an input", ids(5, 5) | ids(21, 21), ids(5, 5), ids(5, 5)),
    LOCKED_INPUT("a locked input", ids(5, 5), 0, 0),
    OPERATION("an operation", 0, ids(8, 8) | ids(12, 13) | ids(17, 18), 0),
    OWNER("an owner", ids(11, 11), 0, 0),
    SIGNER("a signer", ids(27, 28), 0, 0),
    CREDENTIAL("a credential", Parsed.ON_P | ids(9, 9), ids(5, 19), ids(5, 5) | ids(7, 7) | ids(9, 11)),
    AUTHORIZATION("an authorization", Parsed.ON_P | ids(9, 9), 0, 0);

    /**
     * The types that AvalancheGo's parser accepts as a credential or an authorization, though no chain accepts them
     * there.
     */
    private interface Parsed {
        long ON_P = ids(5, 5) | ids(7, 7) | ids(10, 14) | ids(21, 22) | ids(25, 28);
    }

    private final String text;
    private final long[] typeIds;

    TypeSlot(String text, long onP, long onX, long onC) {
        this.text = text;
        this.typeIds = new long[] {onP, onX, onC};
    }

    public boolean takes(Chain chain, long typeId) {
        return Chain.has(typeIds[chain.ordinal()], typeId);
    }

    /** Whether a type would contain itself, such as a lock in a lock. */
    public boolean isRecursion(long typeId) {
        return this == LOCKED_OUTPUT && typeId == 22 || this == LOCKED_INPUT && typeId == 21;
    }

    /** The expected type ids, for an error message. */
    public String expected(Chain chain) {
        StringBuilder list = new StringBuilder();
        for (int id = 0; id < Long.SIZE; id++) {
            if (takes(chain, id)) {
                list.append(list.isEmpty() ? "" : ", ").append(id);
            }
        }
        return "the type id of " + text + " (" + list + ")";
    }
}
