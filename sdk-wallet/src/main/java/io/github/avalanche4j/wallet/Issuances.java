package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.build.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * The transactions that a wallet carries on from their bytes: many values may name one transaction, which has one
 * issuance. One that was refused stays known, so that no value sends it again.
 */
final class Issuances {
    private final Wallet wallet;
    private final Map<Id, Issuance> byId = new HashMap<>();

    Issuances(Wallet wallet) {
        this.wallet = wallet;
    }

    /** The signed transaction of a draft, which was not sent. */
    CompletableFuture<Issuance> prepared(Work work, TxDraft draft) {
        return work.await(() -> SignedTx.of(draft.built()).signAsync(wallet.signers()))
                .thenApply(signed -> add(
                        Issuance.of(wallet, draft.built().chain(), draft.built().unsigned(), signed)))
                .whenComplete((issuance, failure) -> {
                    if (failure != null) {
                        draft.release();
                    }
                });
    }

    private synchronized Issuance add(Issuance issuance) {
        byId.put(issuance.tx().id(), issuance);
        return issuance;
    }

    /** The issuance of a transaction; one that this wallet did not prepare may have been sent before. */
    synchronized Issuance resumed(Chain chain, SignedTx tx) {
        return byId.computeIfAbsent(tx.id(), id -> Issuance.resumed(wallet, chain, tx));
    }

    synchronized void done(Issuance issuance) {
        byId.remove(issuance.tx().id());
    }
}
