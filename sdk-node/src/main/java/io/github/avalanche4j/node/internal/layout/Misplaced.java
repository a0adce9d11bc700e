package io.github.avalanche4j.node.internal.layout;

import static io.github.avalanche4j.node.internal.layout.Chain.ids;

/**
 * Reads past a value in the place of a credential or authorisation. AvalancheGo's parser takes every type
 * there that verifies itself; no chain accepts such a transaction.
 */
final class Misplaced {
    /** The type ids that the P-Chain's parser takes for either, but for that of a credential. */
    static final long ON_P = ids(5, 5) | ids(7, 7) | ids(10, 14) | ids(21, 22) | ids(25, 28);

    private Misplaced() {}

    static void skip(BytesFields f, int type) {
        switch (f.chain()) {
            case P -> onPChain(f, type);
            case X -> onXChain(f, type);
            case C -> shared(f, type);
        }
    }

    /** The types that have the same id on the P- and the C-Chain. */
    private static void shared(BytesFields f, int type) {
        switch (type) {
            case 5 -> Outputs.amountInput(f);
            case 7 -> Outputs.transferOutput(f, null);
            case 9 -> SharedTxs.signatures(f);
            case 10 -> Outputs.signatureIndices(f, null);
            default -> Outputs.owners(f, null);
        }
    }

    private static void onPChain(BytesFields f, int type) {
        switch (type) {
            case 12, 13, 14, 25, 26 -> Kinds.of(Chain.P, type).of(f, null);
            case 21 -> Outputs.lockedInput(f);
            case 22 -> Outputs.lockedOutput(f, null);
            case 27 -> {} // says that there is no signer
            case 28 -> Validators.signer(f, null);
            default -> shared(f, type);
        }
    }

    private static void onXChain(BytesFields f, int type) {
        switch (type) {
            case 5, 7 -> shared(f, type);
            case 8, 12, 13, 17, 18 -> XChainTxs.fxOperation(f, type, null);
            default -> Outputs.output(f, type, null);
        }
    }
}
