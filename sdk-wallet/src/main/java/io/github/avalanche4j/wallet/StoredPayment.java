package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.KeptTxs.Saved;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The payment of one name in a run of {@link Payments}, and the request that all its runs in this wallet share. */
record StoredPayment(Payments payments, String name, TxRequest request) {
    private WalletContext wallet() {
        return payments.wallet();
    }

    private PaymentStore store() {
        return payments.store();
    }

    private Optional<PaymentRecord> load() {
        return payments.load(name, request.purpose());
    }

    /**
     * Pays by what the store has, or else by a new transaction, which is saved before it is sent.
     *
     * @param replacements how many transactions that the node refuses may be replaced by other ones
     */
    Call<IssuedTx> paid(int replacements) {
        return paid(load(), () -> request.ready(name), replacements);
    }

    /** Pays by another transaction, which excludes those that were sent. */
    Call<IssuedTx> replaced() {
        PaymentRecord known = load().orElseThrow(
                        () -> new InvalidRequestException("name", name, "the name of a payment that was sent"));
        return paid(Optional.of(known), () -> request.prepareReplacement(name), 0);
    }

    /** Pays by the draft that is prepared, or by what another thread or process has saved meanwhile if that fails. */
    private Call<IssuedTx> paid(Optional<PaymentRecord> loaded, Supplier<Call<TxDraft>> prepare, int replacements) {
        Optional<PaymentRecord> known = loaded.map(this::withEnded);
        if (known.filter(PaymentRecord::isFinished).isPresent()) {
            return Call.completed(ended(known.get()));
        }
        Optional<KeptTxs> txs = known.map(KeptTxs::of);
        txs.ifPresent(kept -> request.current().resumed(wallet().saved(kept, Saved.IN_STORE), Saved.IN_STORE));
        return Payments.unlessChanged(prepare, () -> isChanged(known)).then(draft -> {
            if (draft.isEmpty()) {
                return paid(replacements);
            }
            return txs.filter(draft.get()::isIn).isPresent()
                    ? settled(known.orElseThrow(), draft.get(), replacements)
                    : saved(known, draft.get(), replacements);
        });
    }

    private boolean isChanged(Optional<PaymentRecord> known) {
        Optional<PaymentRecord> now = load();
        PaymentRecord.requireKept(name, known, now);
        return !now.equals(known);
    }

    /** Signs a draft and saves it before it is sent; another thread or process may have saved one first. */
    private Call<IssuedTx> saved(Optional<PaymentRecord> before, TxDraft draft, int replacements) {
        return draft.signWithWallet().then(signed -> {
            Wallet.requireComplete("signed", signed);
            KeptTxs known = before.map(KeptTxs::of).orElse(KeptTxs.NONE);
            wallet().keep(draft.transaction(), Saved.NO);
            draft.hold(known, true);
            KeptTxs all = draft.drafts().kept().after(known, wallet());
            PaymentRecord after = new PaymentRecord(name, request.purpose(), all.state(), false);
            wallet().keep(draft.transaction(), Saved.MAYBE);
            if (held(List.of(draft.hash()), () -> store().save(before, after))) {
                wallet().saved(draft.drafts().kept(), Saved.IN_STORE); // another thread may have released it in between
                return settled(after, draft, replacements);
            }
            Optional<PaymentRecord> other = held(List.of(draft.hash()), this::load);
            if (other.filter(now -> KeptTxs.of(now).has(signed)).isEmpty()) {
                draft.releaseUnlessSaved();
            }
            PaymentRecord unused = PaymentRecord.changed(name, before, other);
            return paid(replacements);
        });
    }

    private Call<IssuedTx> settled(PaymentRecord record, TxDraft draft, int replacements) {
        return Sequence.recover(draft.issueOfRequest().map(issued -> finished(record, issued)), failure -> {
            payments.names().leave(record);
            if (!TxRefusedException.isEnd(failure)) {
                throw failure;
            }
            boolean goesOn = replacements > 0 && TxRefusedException.isOutdated(failure);
            PaymentRecord now = withEnded(record, failure, goesOn);
            if (now.isFinished()) {
                return Call.completed(ended(now));
            }
            List<KeptTxs.Kept> open = KeptTxs.of(now).all().stream()
                    .filter(kept -> !kept.isEnded())
                    .toList();
            boolean isReplaced = !open.isEmpty() && open.stream().noneMatch(kept -> draft.hasBytes(kept.bytes()));
            if (isReplaced || goesOn) {
                return paid(Math.max(0, replacements - 1));
            }
            throw failure;
        });
    }

    /**
     * Marks the transactions that were refused, or whose inputs are spent. Only then is what they spend free: if another
     * payment took it before, a later process would wait for them in vain.
     */
    PaymentRecord withEnded(PaymentRecord record) {
        KeptTxs all = KeptTxs.of(record);
        List<KeptTxs.Kept> ended = wallet().ended(all);
        if (record.isFinished() || ended.isEmpty()) {
            return record;
        }
        PaymentRecord after = new PaymentRecord(
                record.name(), record.purpose(), all.ended(ended).state(), false);
        List<Id> hashes = ended.stream().map(KeptTxs.Kept::hash).toList();
        if (held(hashes, () -> store().save(Optional.of(record), after))) {
            hashes.forEach(wallet()::free);
            return after;
        }
        PaymentRecord other = held( // of another thread or process
                hashes, () -> PaymentRecord.changed(record.name(), Optional.of(record), store().load(record.name())));
        return withEnded(other);
    }

    /** The same after a failure, which says more than one of the store, unless the run went on but for that. */
    private PaymentRecord withEnded(PaymentRecord record, RuntimeException failure, boolean goesOn) {
        try {
            return withEnded(record);
        } catch (RuntimeException e) {
            throw goesOn ? PaymentRecord.failure(e, failure) : PaymentRecord.failure(failure, e);
        }
    }

    /** Asks the store; if that fails, it may have saved. */
    private <T> T held(List<Id> hashes, Supplier<T> access) {
        return payments.names().held(hashes, access);
    }

    private IssuedTx finished(PaymentRecord record, IssuedTx issued) {
        KeptTxs txs = KeptTxs.of(record);
        KeptTxs paid = KeptTxs.of(issued);
        PaymentRecord end = new PaymentRecord(name, record.purpose(), paid.state(), true);
        try {
            if (txs.all().stream().anyMatch(KeptTxs.Kept::isEnded)) { // others may spend what these spent
                store().unfinished().forEach(this::markEnded);
            }
            Optional<PaymentRecord> now = Optional.of(record);
            while (now.filter(PaymentRecord::isFinished).isEmpty() && !store().save(now, end)) {
                Optional<PaymentRecord> before = now;
                now = store().load(name); // another process has saved it, or it is lost and has to be saved again
                PaymentRecord.requireChanged(name, before, now);
            }
            boolean unused = end(txs, paid);
            return issued;
        } catch (RuntimeException e) {
            throw TxUnconfirmedException.accepted(issued.id(), "the store could not save that", true, e);
        }
    }

    /** Marks what has ended of another name. */
    private void markEnded(PaymentRecord other) {
        try {
            if (!other.name().equals(name) && KeptTxs.readable(other).isPresent()) {
                PaymentRecord unused = withEnded(other);
            }
        } catch (RuntimeException e) {
            // its own calls fail in the same way, and say so; this name has paid
        }
    }

    /** The result of a name that has paid; what else this wallet has made for it will never be accepted. */
    private IssuedTx ended(PaymentRecord finished) {
        KeptTxs paid = KeptTxs.of(finished);
        if (!end(paid, paid)) {
            throw request.current().issuedBefore();
        }
        return paid.result();
    }

    /** Ends and forgets what this wallet has made for the name, which has paid; false if its request was sent without it. */
    boolean end(KeptTxs all, KeptTxs paid) {
        boolean isOwn = request.current().ended(paid.last().tx());
        payments.names().forget(name, all);
        return isOwn;
    }
}
