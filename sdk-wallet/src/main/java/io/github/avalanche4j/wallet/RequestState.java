package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.wallet.KeptTxs.Saved;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.internal.Available;
import io.github.avalanche4j.wallet.internal.Build;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a request has made, which all its runs share, what takes the place of that if it cannot be sent, and its name. */
final class RequestState {
    private static final String NAMELESS = ""; // instead of a name: it goes on by itself, and gets no name any more

    private final WalletContext wallet;
    private final Chain chain;
    private final String request;
    private final AtomicInteger misses = new AtomicInteger(); // lookups that showed no input to spend again
    // guarded by the wallet; can be read without it
    private volatile Drafts current;
    private volatile @Nullable String boundTo; // the name of a payment

    RequestState(WalletContext wallet, Chain chain, String request) {
        this.wallet = wallet;
        this.chain = chain;
        this.request = request;
        this.current = Drafts.none(wallet);
    }

    /** The current one with the earlier ones; none before the first. */
    Drafts get() {
        return current;
    }

    /** The draft to send, or that was sent. */
    Optional<TxDraft> usable() {
        return get().usable();
    }

    /**
     * The draft to send; absent if what a lookup found may be old, or other transactions have reserved the funds.
     *
     * @param start when the lookup began
     * @param lacking gets what is missing
     */
    Call<Optional<TxDraft>> next(
            Build build, long start, AtomicReference<@Nullable InsufficientFundsException> lacking) {
        lacking.set(null);
        Drafts before = get();
        Optional<TxDraft> open = usable();
        if (open.isPresent() || wallet.holdings().isStale(start)) {
            return Call.completed(open);
        }
        try {
            return before.rivals().isEmpty() ? Call.completed(drafted(before, build)) : renewed(before, build);
        } catch (InsufficientFundsException e) {
            boolean isEnough = isEnoughLater(build);
            Optional<TxDraft> other = usable(); // of another run, which has the funds for this request, or has paid
            if (!isEnough && other.isEmpty()) {
                throw e;
            }
            lacking.set(e);
            return Call.completed(other);
        } catch (InvalidRequestException e) {
            return Call.completed(
                    Optional.of(usable().orElseThrow(() -> e))); // the lookup has shown that one is accepted
        }
    }

    private Optional<TxDraft> drafted(Drafts before, Build build) {
        Available available = new Reserved.Free(wallet, chain, wallet.options().spendsUnconfirmedChange(), List.of());
        while (true) {
            BuiltTx built = new NewTx(wallet, build).of(available);
            if (wallet.holdings().reserve(built, List.of())) {
                return current(before, built, List.of());
            } // else another transaction has reserved one of the UTXOs
        }
    }

    /**
     * A transaction that spends an input of each that was refused: another node may still have those, if a request
     * arrived twice. Once other transactions have spent these inputs, it may spend any. Only a block proves that, because
     * the node may lag: after several lookups that have not shown them, blocks are searched.
     */
    private Call<Optional<TxDraft>> renewed(Drafts before, Build build) {
        List<TxDraft> rivals = before.rivals();
        Reserved.Free shared = shared(rivals);
        Optional<BuiltTx> built = built(shared, () -> new NewTx(wallet, build).of(shared));
        if (!shared.isShown()) {
            boolean isLate = misses.incrementAndGet() % TxState.LATE_POLLS == 0;
            return before.poll()
                    .then(known -> isLate ? before.searched() : Call.completed(false))
                    .map(known -> usable());
        }
        misses.set(0);
        return Call.completed(built.filter(each -> wallet.holdings().reserve(each, shared.earlier()))
                .flatMap(each -> current(before, each, rivals)));
    }

    private Reserved.Free shared(List<TxDraft> rivals) {
        return new Reserved.Free(
                wallet, chain, false, rivals.stream().map(TxDraft::transaction).toList());
    }

    /** The transaction in place of earlier ones; absent if no lookup shows what they spend. */
    private static Optional<BuiltTx> built(Reserved.Free shared, Supplier<BuiltTx> build) {
        try {
            return Optional.of(build.get());
        } catch (InsufficientFundsException e) {
            if (shared.isShown()) {
                throw e;
            }
            return Optional.empty();
        }
    }

    /** Makes a draft the current one, unless another run was first. */
    private Optional<TxDraft> current(Drafts before, BuiltTx built, List<TxDraft> rivals) {
        synchronized (wallet) {
            Optional<TxDraft> last = before.last();
            Optional<TxRefusedException> replaced =
                    last.flatMap(draft -> draft.state().knownRefusal());
            TxDraft draft = new TxDraft(wallet, built, replaced, rivals);
            if (rivals.stream().anyMatch(rival -> wallet.mayBeSaved(rival.hash()))) {
                wallet.keep(built, Saved.NO); // what takes the place of a saved one is saved before it is sent
            }
            boolean mayFollow = current == before
                    && last.map(one -> rivals.contains(one) || one.retire()).orElse(true)
                    && rivals.containsAll(before.rivals()); // another thread may have sent one since
            if (mayFollow) {
                current = draft.drafts();
                return Optional.of(draft);
            }
            draft.release();
            return usable();
        }
    }

    /** Whether the funds suffice when other transactions of the wallet are finished, which some may be by now. */
    private boolean isEnoughLater(Build build) {
        Available later = new Reserved.Later(wallet.holdings(), chain);
        try {
            BuiltTx unused = wallet.holdings().mayFree(chain)
                    ? NewTx.fitting(later, some -> build.of(some, 0))
                    : new NewTx(wallet, build).of(later, 0);
            return true;
        } catch (AvalancheException e) {
            return false;
        }
    }

    /** The draft to issue next; absent if none of the inputs that it would spend is shown. */
    Optional<TxDraft> replacement(Drafts before, TxDraft sent, Build build) {
        List<TxDraft> rivals = before.rivals();
        if (!before.isInDoubt() || sent.sentId().isEmpty()) {
            return Optional.of(sent); // its outcome is known now, or it is a replacement that was not sent
        }
        Reserved.Free shared = shared(rivals);
        while (true) {
            Optional<BuiltTx> built =
                    built(shared, () -> new NewTx(wallet, build).dearerThan(shared.earlier(), shared));
            if (built.filter(each -> wallet.holdings().reserve(each, shared.earlier()))
                    .isPresent()) {
                return built.map(each -> current(before, each, rivals).orElse(sent));
            } else if (built.filter(wallet.holdings()::isKnown).isEmpty()) {
                return Optional.empty();
            } // else another thread has made the same one
        }
    }

    /** Continues with kept transactions, which another process may have sent. */
    void resumed(KeptTxs kept, Saved where) {
        synchronized (wallet) {
            if (current.last().isPresent() && current.covers(kept)) {
                return; // it may have more, which another thread saves, or has saved since the store was read
            } else if (!current.endedBut(kept, where)) {
                throw issuedBefore();
            }
            current = Drafts.resumed(wallet, kept);
        }
    }

    /**
     * Ends what it has made, because its name has paid by a transaction, which another process may have made; false if it
     * was sent without a name before.
     */
    boolean ended(SignedTx accepted) {
        synchronized (wallet) {
            if (current.last().isEmpty()) {
                return true;
            }
            Issuance paid = wallet.issuance(accepted);
            paid.accept();
            return current.endedBy(paid);
        }
    }

    /** Fails if it was sent, and may be accepted, without the name that something else pays for. */
    void requireUnsent() {
        synchronized (wallet) {
            if (current.isInDoubtUnsaved()) {
                throw issuedBefore();
            }
        }
    }

    /** It goes on without a name, because the one that a call has given to it pays by another transaction. */
    InvalidRequestException issuedBefore() {
        synchronized (wallet) {
            boundTo = boundTo == null ? null : NAMELESS;
            current.unnamed();
        }
        return new InvalidRequestException(
                "request",
                request,
                "a request that has not been issued before it got its name",
                current.sentId()
                                .map(id -> "it has sent transaction " + id + ": ")
                                .orElse("") + "run its own issue() again");
    }

    /** Records that what it has made belongs to a name, whose store may not have it. */
    void named() {
        current.named();
    }

    /** Whether it pays for a name; not once it is refused that, and goes on by itself. */
    boolean hasName() {
        String bound = boundTo;
        return bound != null && !bound.equals(NAMELESS);
    }

    boolean hasName(String one) {
        return one.equals(boundTo);
    }

    /** Binds it to one name for good, because it pays once. */
    void requireName(String one) {
        synchronized (wallet) {
            if (boundTo == null) {
                boundTo = one;
                named();
            } else if (boundTo.equals(NAMELESS)) {
                throw issuedBefore();
            } else if (!boundTo.equals(one)) {
                throw new InvalidRequestException(
                        "request", request, "a request of its own for each name", "it belongs to " + boundTo);
            }
        }
    }

    /** A later process does not know a transaction that the store of its name does not have. */
    Optional<TxDraft> requireKept(@Nullable String payment, Optional<TxDraft> open) {
        String bound = boundTo;
        boolean isAllowed = bound == null || bound.equals(payment == null ? NAMELESS : payment);
        if (!isAllowed && open.filter(TxDraft::isKept).isEmpty()) {
            throw new IllegalStateException(
                    request + " has the name " + bound + ": continue it with pay() or replace() of that name");
        }
        return open;
    }
}
