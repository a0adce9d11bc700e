package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The transactions that a wallet carries on from their bytes: many values may name one transaction, which has one
 * issuance. It also remembers the refusals of all transactions, so that no bytes are sent again.
 */
final class Issuances {
    private static final int REFUSALS = 1000; // the oldest is forgotten; what it spent has long been spent otherwise

    private final Wallet wallet;
    private final Map<Id, Issuance> byId = new HashMap<>();
    private final Map<Id, TxRefusedException> refusals = new LinkedHashMap<>();
    private final Set<Bytes> refusedHashes = new LinkedHashSet<>(); // of unsigned transactions

    Issuances(Wallet wallet) {
        this.wallet = wallet;
    }

    /** Records that the bytes of a transaction are not to be sent again. */
    synchronized void refused(TxRefusedException refusal) {
        refusals.putIfAbsent(refusal.txId(), refusal);
        if (refusals.size() > REFUSALS) {
            refusals.remove(refusals.keySet().iterator().next());
        }
    }

    /** Records that an unsigned transaction is not to be built again. */
    synchronized void refused(Bytes unsigned) {
        refusedHashes.add(Sha256.idOf(unsigned).bytes());
        if (refusedHashes.size() > REFUSALS) {
            refusedHashes.remove(refusedHashes.iterator().next());
        }
    }

    synchronized boolean isRefused(BuiltTx built) {
        return refusedHashes.contains(built.hash());
    }

    /** The refusal of a transaction with these bytes. */
    synchronized Optional<TxRefusedException> refusal(Id id) {
        return Optional.ofNullable(refusals.get(id));
    }

    /** The signed transaction of a draft, which was not sent; fails if its bytes were refused. */
    Call<Issuance> prepared(TxDraft draft) {
        return Sequence.recover(
                Sequence.await("sign", () -> SignedTx.of(draft.built()).signAsync(wallet.signers()))
                        .map(signed -> add(draft.built(), signed)),
                failure -> {
                    draft.release();
                    throw failure;
                });
    }

    private synchronized Issuance add(BuiltTx built, SignedTx signed) {
        TxRefusedException refusal = refusals.get(signed.id());
        if (refusal != null) {
            refused(built.bytes()); // a state of another process has only its id
            throw refusal;
        }
        Issuance issuance = Issuance.of(wallet, built.chain(), built.unsigned(), signed);
        byId.put(signed.id(), issuance);
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
