package io.github.avalanche4j.node.internal.layout.engine;

import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.table.Kinds;
import io.github.avalanche4j.node.internal.layout.table.Outputs;
import io.github.avalanche4j.node.internal.layout.table.SharedTxs;
import io.github.avalanche4j.node.internal.layout.table.Validators;
import io.github.avalanche4j.node.internal.layout.table.XChainTxs;

/**
 * Skips a value of another type in place of a credential or authorization. AvalancheGo's parser accepts every type
 * there that can verify itself; no chain accepts such a transaction.
 */
final class Misplaced {
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
            case 27 -> {} // states that there is no signer
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
