package io.github.avalanche4j.testing.internal.ledger;

import java.util.List;

/**
 * The texts of a node that refuses bytes (recordings/live/refusals.jsonl).
 *
 * @param message the error of {@code issueTx}
 * @param reason the reason that a node of the P- or X-Chain remembers
 */
record Refusal(String message, String reason) {
    static final String CONFLICT = "tx conflicts with other tx";
    private static final List<String> BEFORE_EXECUTION =
            List.of(CONFLICT, "tx exceeds current gas capacity", "failed verifying warp messages");

    static Refusal of(LedgerTx tx, RefusedException refused, boolean helicon) {
        String text = String.valueOf(refused.getMessage());
        if (tx.chain != 'P') {
            return new Refusal(tx.chain == 'C' && helicon ? "issuing tx: " + text : text, text);
        }
        String reason = BEFORE_EXECUTION.stream().anyMatch(text::startsWith)
                ? text
                : "failed execution: standard tx " + Ledger.cb58(tx.id) + " failed execution: " + text;
        String place = text.startsWith(CONFLICT) ? "" : "failed verification: ";
        return new Refusal("couldn't issue tx: " + place + reason, reason);
    }

    /** The message for bytes that a node refused before. */
    static String again(LedgerTx tx, String reason) {
        return tx.chain == 'P' ? "couldn't issue tx: " + reason : reason;
    }
}
