package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A draft and the earlier ones of its request, which it excludes: at most one of them is accepted. */
final class Drafts {
    private static final int REMEMBERED = 20; // of those that cannot be accepted

    private final WalletContext wallet;
    private final List<TxDraft> all; // the draft is the last one

    private Drafts(WalletContext wallet, List<TxDraft> all) {
        this.wallet = wallet;
        this.all = all;
    }

    static Drafts none(WalletContext wallet) {
        return new Drafts(wallet, List.of());
    }

    static Drafts of(WalletContext wallet, List<TxDraft> earlier, TxDraft last) {
        List<TxDraft> latest = earlier.subList(Math.max(0, earlier.size() - REMEMBERED), earlier.size());
        return new Drafts(
                wallet,
                Stream.concat(
                                earlier.stream()
                                        .filter(draft -> latest.contains(draft)
                                                || draft.state().needsRival()),
                                Stream.of(last))
                        .toList());
    }

    /** Those of kept transactions, which another process may have sent. */
    static Drafts resumed(WalletContext wallet, KeptTxs txs) {
        Drafts drafts = none(wallet);
        for (KeptTxs.Kept kept : txs.all()) {
            drafts = TxDraft.resumed(wallet, kept, drafts.all).drafts();
        }
        return drafts;
    }

    Optional<TxDraft> last() {
        return last(draft -> true);
    }

    private Optional<TxDraft> last(Predicate<TxDraft> property) {
        return all.stream().filter(property).reduce((one, next) -> next);
    }

    private List<TxDraft> earlier() {
        return all.subList(0, all.size() - 1);
    }

    /** Records that they belong to a name, whose store does not have them. */
    void named() {
        all.forEach(draft -> wallet.keep(draft.transaction(), KeptTxs.Saved.NO));
    }

    /** Records that those that no store has belong to no name. */
    void unnamed() {
        all.stream()
                .filter(draft -> !draft.isReleased() && !wallet.isSaved(draft.hash()))
                .forEach(draft -> wallet.forgetKept(draft.transaction()));
    }

    /** The signed ones, for a store. */
    KeptTxs kept() {
        return new KeptTxs(all.stream().flatMap(draft -> draft.kept().stream()).toList());
    }

    /** Whether all kept transactions that may be accepted are among these, and can be continued. */
    boolean covers(KeptTxs kept) {
        return kept.all().stream()
                .allMatch(each -> wallet.isGivenUp(each)
                        || wallet.known(each.tx().id())
                                .filter(known -> known.state().isEndedForGood())
                                .isPresent()
                        || all.stream().anyMatch(draft -> draft.hasBytes(each.bytes()) && !draft.isReleased()));
    }

    /**
     * Ends those that kept transactions lack; false if one of them was sent, and may be accepted beside these. What was
     * saved in the same place is in doubt only here: the place lacks it because its end is known.
     */
    boolean endedBut(KeptTxs kept, KeptTxs.Saved where) {
        List<TxDraft> sent = all.stream()
                .filter(draft -> !draft.isIn(kept) && !wallet.isSaved(draft.hash(), where))
                .filter(draft -> draft.releaseUnlessSent().isPresent() || draft.needsRival() || draft.isAccepted())
                .toList();
        return sent.isEmpty();
    }

    /** Ends them, because a transaction has paid for the same; false if another one was sent without a name. */
    boolean endedBy(Issuance paid) {
        if (all.stream().anyMatch(draft -> draft.isSentBeside(paid))) {
            return false;
        }
        all.stream().filter(draft -> !draft.hasBytes(paid.tx().bytes())).forEach(draft -> draft.endedBy(paid));
        return true;
    }

    /** The id of the last one that a node refused. */
    Optional<Id> refusedId() {
        return last(draft -> draft.state().isRefused()).flatMap(TxDraft::sentId);
    }

    /** The last one that is to be sent or may be accepted. */
    Optional<TxDraft> usable() {
        return last(TxDraft::isUsable);
    }

    boolean hasUsableEarlier() {
        return earlier().stream().anyMatch(TxDraft::isUsable);
    }

    private Optional<TxDraft> open() {
        return last(draft -> draft.state().isOpen());
    }

    /** The id of one that is accepted or in doubt, or else of the last one, if that was sent. */
    Optional<Id> sentId() {
        return open().or(this::last).flatMap(TxDraft::sentId);
    }

    /** Whether one was sent and may be accepted. */
    boolean isInDoubt() {
        return all.stream().anyMatch(draft -> draft.state().mayBeAccepted());
    }

    /** Whether one was sent and may be accepted, which no store has. */
    boolean isInDoubtUnsaved() {
        return all.stream().anyMatch(TxDraft::isInDoubtUnsaved);
    }

    /** Those that the next one has to exclude by spending an input of each. */
    List<TxDraft> rivals() {
        return all.stream().filter(TxDraft::needsRival).toList();
    }

    /** Looks in blocks for what has spent the inputs of refused ones; whether it has found any. */
    Call<Boolean> searched() {
        List<TxDraft> refused =
                all.stream().filter(draft -> draft.state().isRefused()).toList();
        Call<?> searches = Call.completed(this);
        for (TxDraft one : refused) {
            searches = searches.then(known -> one.search());
        }
        return searches.map(
                known -> refused.stream().anyMatch(one -> !one.state().isRefused()));
    }

    /** Asks for the status of each once; the result if one is accepted. */
    Call<Optional<IssuedTx>> poll() {
        return all.get(all.size() - 1)
                .poll()
                .then(accepted -> accepted.isPresent() ? Call.completed(accepted) : pollEarlier());
    }

    /** The same without the last one. */
    Call<Optional<IssuedTx>> pollEarlier() {
        Call<Optional<IssuedTx>> found = Call.completed(Optional.empty());
        for (TxDraft one : earlier()) {
            found = found.then(known -> known.isPresent() ? Call.completed(known) : one.poll());
        }
        return found;
    }

    /** The failure of a call, with the transaction that may be accepted. */
    RuntimeException explained(RuntimeException failure) {
        if (failure instanceof TxRefusedException refusal && refusal.mayBeAccepted()) {
            return last(draft -> draft.sentId().filter(refusal.txId()::equals).isPresent())
                    .flatMap(TxDraft::replaced)
                    .map(refusal::after)
                    .orElse(refusal);
        }
        boolean isOpen = failure instanceof AvalancheException known
                && (known.isTransient() || known instanceof ConnectionException || isInDoubt());
        boolean isOfFunds = failure instanceof InsufficientFundsException && open().isEmpty();
        boolean isHiding = failure instanceof TxRefusedException
                || failure instanceof AvalancheException && !isOpen && !(failure instanceof TxUnconfirmedException);
        Optional<TxDraft> hidden = isHiding ? last(draft -> draft.state().isDoubtful()) : Optional.empty();
        return hidden.<RuntimeException>flatMap(
                        draft -> draft.sentId().map(id -> TxUnconfirmedException.unknown(id, draft.state(), failure)))
                .orElseGet(() -> isOpen && !isOfFunds ? unconfirmed(failure) : failure);
    }

    /** Any failure with one of these transactions, see {@link TxUnconfirmedException#of}. */
    RuntimeException unconfirmed(RuntimeException failure) {
        return TxUnconfirmedException.of(all.stream().flatMap(draft -> draft.issuance().stream()), failure);
    }
}
