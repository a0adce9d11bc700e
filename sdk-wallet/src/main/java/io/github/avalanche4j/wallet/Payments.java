package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.wallet.KeptTxs.Saved;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Payments with names, kept in a {@link PaymentStore}: each name pays once, in this process, in the next one, and after
 * any crash. Run a call again after any failure. Thread-safe; several processes may share a store.
 *
 * <pre>{@code
 * Payments payments = wallet.payments(PaymentStore.files(folder));
 * payments.resume().execute();                                       // after a start: whatever was unfinished
 * payments.pay("withdrawal-4711", wallet.p().transfer(amount, to)).execute();
 * }</pre>
 */
public final class Payments {
    private static final int AT_ONCE = 16; // names that resume() continues at the same time

    private final WalletContext wallet;
    private final PaymentStore store;
    private final List<Function<String, ? extends KeptWork>> resumers;
    private final Names names;
    private volatile boolean isReserved;
    private volatile long readAt; // when what is unfinished was read last

    Payments(WalletContext wallet, PaymentStore store, List<Function<String, ? extends KeptWork>> resumers) {
        this.wallet = wallet;
        this.store = Names.guarded(store);
        this.resumers = resumers;
        this.names = wallet.names(this.store);
    }

    /**
     * {@return these payments, which can also continue other work than payments and moves}
     *
     * @param resumer makes the work of its text, and throws an {@link InvalidRequestException} if the text is not of
     *     its kind; such as {@code l1::resume} of an L1's manager
     */
    public Payments resuming(Function<String, ? extends KeptWork> resumer) {
        List<Function<String, ? extends KeptWork>> more = new ArrayList<>(resumers);
        more.add(Objects.requireNonNull(resumer, "resumer"));
        return new Payments(wallet, store, List.copyOf(more));
    }

    /**
     * {@return a call that pays once for this name, and returns the accepted transaction} The signed bytes are saved
     * before they are sent. A name that has paid returns the same transaction, without asking the node.
     *
     * <p>It fails like {@link TxRequest#issue}, and with the exceptions of the store.
     *
     * @param name the name, 1 to 100 characters without line breaks
     * @param request the payment, which pays for this name only, and was not issued by itself before; after a
     *     restart, an equal one
     * @throws InvalidRequestException if the name is malformed; in a run, if the name belongs to another payment, or
     *     the request to another name
     */
    public Call<IssuedTx> pay(String name, TxRequest request) {
        return paid(
                "pay",
                name,
                request,
                payment -> Sequence.recover(payment.paid(TxRequest.MOST_REFUSED), failure -> {
                    names.forgetUnprepared(name);
                    throw failure;
                }));
    }

    private Call<IssuedTx> paid(
            String what, String name, TxRequest request, Function<StoredPayment, Call<IssuedTx>> pay) {
        PaymentRecord.requireName(name);
        Objects.requireNonNull(request, "request");
        return sequence(
                what,
                failure -> { // a request of another name has sent nothing for this one
                    TxRequest own = names.request(name, request);
                    boolean isOther = own.current().hasName() && !own.current().hasName(name);
                    return isOther ? failure : own.unconfirmed(failure);
                },
                run -> wallet.reserved(() -> pay.apply(named(name, request))));
    }

    /** A call before which everything unfinished has reserved what it spends. */
    private <T> Call<T> sequence(
            String name, UnaryOperator<RuntimeException> explain, Function<Run, ? extends Call<T>> script) {
        return wallet.explained(
                wallet.stored(name, run -> {
                    reserveUnfinished();
                    return script.apply(run);
                }),
                explain);
    }

    /** What is unfinished at the start spends nothing for others, until it is finished, perhaps by another process. */
    private void reserveUnfinished() {
        long now = wallet.holdings().clock().nanoTime();
        boolean isRead = now - readAt < wallet.options().pollInterval().toNanos();
        if (isReserved && (names.left().isEmpty() || isRead)) {
            return;
        }
        readAt = now;
        List<PaymentRecord> all = store.unfinished();
        if (!isReserved) {
            all.stream().filter(this::reserves).forEach(names::leave);
            isReserved = true;
        }
        Set<String> unfinished = all.stream().map(PaymentRecord::name).collect(Collectors.toSet());
        names.left().removeIf(before -> !unfinished.contains(before.name()) && isReleased(before));
    }

    /** What cannot be read reserves nothing: other payments go on, and its own name fails. */
    private boolean reserves(PaymentRecord record) {
        Optional<KeptTxs> txs = KeptTxs.readable(record);
        txs.ifPresent(wallet::reserve);
        Optional<KeptWork> work = works(record.state()).findFirst().map(each -> names.work(record.name(), each));
        work.ifPresent(wallet::reserve);
        return txs.isPresent() || work.isPresent();
    }

    /** What has not paid for a name that is finished never will. A name that cannot be read delays no other name. */
    private boolean isReleased(PaymentRecord before) {
        try {
            Optional<PaymentRecord> now = store.load(before.name());
            now.filter(PaymentRecord::isFinished).ifPresent(end -> release(before, end));
            return now.map(PaymentRecord::isFinished).orElse(true); // it may have been saved since the list was read
        } catch (RuntimeException e) {
            return false;
        }
    }

    private void release(PaymentRecord before, PaymentRecord end) {
        if (!KeptTxs.isIn(end)) {
            StoredWork unused = StoredWork.of(this, end);
        } else if (KeptTxs.readable(before).isPresent()) {
            TxRequest request = TxRequest.of(wallet, before);
            KeptTxs txs = wallet.saved(KeptTxs.of(before), Saved.IN_STORE);
            request.current().resumed(txs, Saved.IN_STORE);
            boolean unused = new StoredPayment(this, before.name(), request).end(txs, KeptTxs.of(end));
        }
    }

    private StoredPayment named(String name, TxRequest request) {
        if (!request.current().hasName()
                && load(name, request.purpose()).isPresent()) { // a name that is taken binds nothing
            request.current().requireUnsent();
        }
        request.current().requireName(name);
        TxRequest first = names.bind(name, request);
        if (first != request) {
            request.current().requireUnsent();
        }
        return new StoredPayment(this, name, first);
    }

    WalletContext wallet() {
        return wallet;
    }

    PaymentStore store() {
        return store;
    }

    Names names() {
        return names;
    }

    Optional<PaymentRecord> load(String name, String purpose) {
        Optional<PaymentRecord> known = store.load(name);
        known.filter(record -> !record.purpose().equals(purpose)).ifPresent(other -> {
            throw new InvalidRequestException(
                    "name", name, "a name that is not taken", "it belongs to " + other.purpose());
        });
        return known;
    }

    /** What a call returns; absent if it fails, and another thread or process has changed the record meanwhile. */
    static <T> Call<Optional<T>> unlessChanged(Supplier<Call<T>> call, BooleanSupplier isChanged) {
        Call<T> begun = Call.completed(true).then(any -> call.get());
        return Sequence.recover(begun.map(Optional::of), failure -> {
            if (Sequence.isInterrupted(failure) || !isChanged.getAsBoolean()) {
                throw failure;
            }
            return Call.completed(Optional.empty());
        });
    }

    /**
     * {@return a call that pays for a name by another transaction, which spends one of the same inputs} See {@link
     * TxRequest#replace}.
     *
     * @param name a name whose payment was sent and stays unknown
     * @param request the payment, equal to that of {@link #pay}
     * @throws InvalidRequestException if the name is malformed; in a run, if it belongs to no payment, or to another one
     * @throws IllegalStateException in a run, if nothing was sent, or it was refused, or what it spent is gone
     */
    public Call<IssuedTx> replace(String name, TxRequest request) {
        return paid("replace", name, request, StoredPayment::replaced);
    }

    /**
     * {@return a call that does all steps of a move, or of an operation of an L1, once for this name} The state is saved
     * before each step, from the moment at which something is reserved or may be sent. If that never comes, for example
     * because funds are missing, nothing is saved.
     *
     * @param name the name, 1 to 100 characters without line breaks
     * @param work the work from its beginning; after a restart, an equal one
     * @throws InvalidRequestException if the name is malformed; in a run, if it belongs to something else, or {@link
     *     #resuming} lacks what continues the work
     */
    public <W extends KeptWork> Call<W> complete(String name, W work) {
        PaymentRecord.requireName(name);
        Objects.requireNonNull(work, "work");
        @SuppressWarnings("unchecked") // work of one purpose is of one type, which is final
        Class<W> type = (Class<W>) work.getClass();
        return sequence(
                "complete",
                failure -> explained(name, work.purpose(), failure),
                run -> load(name, work.purpose())
                        .map(record -> StoredWork.of(this, record))
                        .orElseGet(() -> StoredWork.planned(this, name, work))
                        .complete()
                        .map(type::cast));
    }

    /**
     * {@return a call that replaces the transaction that a move has sent, and does all further steps} See {@link
     * CrossChainTransfer#replace}. A move whose export is accepted needs no replacement: it does the import.
     *
     * @param name a name whose move has sent a transaction that stays unknown
     * @param move the move, equal to that of {@link #complete}
     * @throws InvalidRequestException if the name is malformed; in a run, if it belongs to no move, or to another one
     * @throws IllegalStateException in a run, if nothing was sent, or it was refused, or what it spent is gone
     */
    public Call<CrossChainTransfer> replace(String name, CrossChainTransfer move) {
        PaymentRecord.requireName(name);
        Objects.requireNonNull(move, "move");
        return sequence("replace", failure -> explained(name, move.purpose(), failure), run -> {
            StoredWork known = load(name, move.purpose())
                    .map(record -> StoredWork.of(this, record))
                    .orElseThrow(() -> new InvalidRequestException("name", name, "the name of a move that was begun"));
            return wallet.reserved(known::replace).map(CrossChainTransfer.class::cast);
        });
    }

    /** The failure of work that may have sent a transaction, with that. */
    private RuntimeException explained(String name, String purpose, RuntimeException failure) {
        return names.work(name)
                .filter(work -> work.purpose().equals(purpose))
                .map(work -> KeptTxs.sending(work).explained(wallet, failure))
                .orElse(failure);
    }

    /** Work of which no other name has the value, so that each name pays by transactions of its own. */
    KeptWork own(String name, KeptWork work) {
        if (work instanceof CrossChainTransfer move) {
            move.requireName(name);
            return move;
        }
        return works(work.state())
                .findFirst()
                .orElseThrow(() -> new InvalidRequestException(
                        "work",
                        work.purpose(),
                        "work that a later process can continue",
                        "add resuming(), such as resuming(l1::resume)"));
    }

    KeptWork resumed(PaymentRecord record) {
        return works(record.state())
                .findFirst()
                .map(work -> names.work(record.name(), work))
                .orElseThrow(() -> new InvalidRequestException(
                        "name",
                        record.name(),
                        "the name of work that this wallet continues",
                        "it belongs to another key, or what continues it has to be added with resuming()"));
    }

    private Stream<KeptWork> works(String state) {
        return resumers.stream().flatMap(resumer -> resumed(resumer, state).stream());
    }

    private static Optional<KeptWork> resumed(Function<String, ? extends KeptWork> resumer, String state) {
        try {
            return Optional.of(resumer.apply(state));
        } catch (InvalidRequestException e) {
            return Optional.empty(); // of another kind
        }
    }

    /** {@return the payments and other work that are not finished, from the store} */
    public List<PaymentRecord> unfinished() {
        return store.unfinished();
    }

    /**
     * {@return a call that continues whatever is unfinished, several names at the same time, and returns what could not be
     * finished, by name} Each name has a share of its time, so that it returns all failures, those of the store included.
     * Run it after a start, and again for what failed. A transaction that the node refuses needs a new one: call {@link
     * #pay} with its request.
     */
    public Call<Map<String, RuntimeException>> resume() {
        return sequence("resume", UnaryOperator.identity(), run -> {
            List<PaymentRecord> all = store.unfinished();
            Map<String, RuntimeException> failures = new ConcurrentHashMap<>();
            AtomicInteger left = new AtomicInteger(all.size());
            Duration reserve = run.remaining().dividedBy(10); // in which nothing is begun, because stores block
            List<Call<Boolean>> calls = all.stream()
                    .map(record -> Sequence.recover(
                            Call.completed(record).then(next -> {
                                if (run.remaining().compareTo(reserve) < 0) {
                                    throw late(record);
                                }
                                int turns = left.decrementAndGet() / AT_ONCE + 1;
                                Duration share =
                                        run.remaining().dividedBy(10L * turns).multipliedBy(9);
                                return continued(next).timeout(share).map(done -> true);
                            }),
                            failure -> {
                                if (Sequence.isInterrupted(failure)) {
                                    throw failure;
                                }
                                failures.put(record.name(), failure);
                                return Call.completed(false);
                            }))
                    .toList();
            return Call.all(calls, AT_ONCE).map(done -> failures);
        });
    }

    private RuntimeException late(PaymentRecord record) {
        ConnectionException late = ConnectionException.of(
                "resume() had no time left for payment " + record.name() + "; run it again, with a longer timeout()",
                details -> details.timedOut(true).isTransient(true));
        return KeptTxs.readable(record)
                .map(txs -> txs.explained(wallet, late))
                .orElseGet(() -> explained(record.name(), record.purpose(), late));
    }

    private Call<?> continued(PaymentRecord record) {
        if (KeptTxs.isIn(record)) {
            TxRequest request = names.request(record.name(), TxRequest.of(wallet, record));
            StoredPayment payment = new StoredPayment(this, record.name(), request);
            return wallet.sequence("resume", request::unconfirmed, run -> wallet.reserved(() -> payment.paid(0)));
        }
        return wallet.sequence(
                "resume",
                failure -> explained(record.name(), record.purpose(), failure),
                run -> StoredWork.of(this, record).complete());
    }
}
