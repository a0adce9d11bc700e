package io.github.avalanche4j.core.internal.jsonrpc;

import io.github.avalanche4j.core.JsonRpcException.Reason;
import java.util.List;
import java.util.Locale;

/** Why a node refuses a transaction of the P-, X- or C-Chain: the one table of its texts, for clients and wallets. */
public enum TxRefusal {
    FEE_TOO_LOW(Reason.UNDERPRICED),
    INPUT_SPENT(Reason.INPUT_SPENT),
    CONFLICT(Reason.CONFLICT),
    NONCE(Reason.NONCE_MISMATCH),
    LOCKED(Reason.OTHER),
    CAPACITY(Reason.OTHER),
    SIGNATURE(Reason.OTHER),
    ALREADY_ISSUED(Reason.OTHER),
    WARP_MESSAGE(Reason.OTHER),
    UNKNOWN_VALIDATION(Reason.OTHER),
    OVER_DELEGATED(Reason.OTHER),
    STAKING(Reason.OTHER),
    OTHER(Reason.OTHER);

    private record Rule(String text, TxRefusal refusal) {}

    // in order: the first match decides (AvalancheGo 1.14.2 and later)
    private static final List<Rule> PLAIN = List.of(
            new Rule("insufficient unlocked funds", FEE_TOO_LOW),
            new Rule("insufficient fee", FEE_TOO_LOW), // of a pool that has enough dearer ones
            new Rule("conflicts with other tx", CONFLICT),
            new Rule("conflict present", CONFLICT),
            new Rule("conflicting atomic", CONFLICT),
            new Rule("invalid nonce", NONCE),
            new Rule("nonce mismatch", NONCE),
            new Rule("failed to read consumed utxo", INPUT_SPENT),
            new Rule("failed to get utxo", INPUT_SPENT),
            new Rule("failed to get shared memory", INPUT_SPENT),
            new Rule("failed to fetch import utxos", INPUT_SPENT));

    // the response to another request may have such words too
    private static final List<Rule> OF_TRANSACTIONS = List.of(
            new Rule("insufficient funds", FEE_TOO_LOW), // what goes in is less than what comes out and the fee
            new Rule("time locked", LOCKED),
            new Rule("locked funds not marked as locked", LOCKED),
            new Rule("gas capacity", CAPACITY),
            new Rule("not enough gas", CAPACITY),
            new Rule("exceeds minimum gas target", CAPACITY),
            new Rule("warp message already issued", ALREADY_ISSUED),
            new Rule("warp message", WARP_MESSAGE),
            new Rule("could not load l1 validator", UNKNOWN_VALIDATION),
            new Rule("signature", SIGNATURE),
            new Rule("unauthorized modification", SIGNATURE),
            new Rule("wrong number of credentials", SIGNATURE),
            new Rule("over delegated", OVER_DELEGATED),
            new Rule("staking period", STAKING),
            new Rule("weight of this validator", STAKING),
            new Rule("insufficient delegation fee", STAKING),
            new Rule("duplicate validator", STAKING),
            new Rule("validator for nodeid", STAKING),
            new Rule("not found", INPUT_SPENT)); // the X-Chain says no more of a spent UTXO

    private final Reason reason;

    TxRefusal(Reason reason) {
        this.reason = reason;
    }

    /** Classifies a node's text that refuses a transaction, or says why it was dropped. */
    public static TxRefusal of(String text) {
        TxRefusal plain = plain(text);
        return plain == OTHER ? of(OF_TRANSACTIONS, text) : plain;
    }

    /** Classifies a text that may be about something else than a transaction. */
    static TxRefusal plain(String text) {
        return of(PLAIN, text);
    }

    private static TxRefusal of(List<Rule> rules, String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return rules.stream()
                .filter(rule -> lower.contains(rule.text()))
                .map(Rule::refusal)
                .findFirst()
                .orElse(OTHER);
    }

    /** The reason of a call's exception. */
    Reason reason() {
        return reason;
    }
}
