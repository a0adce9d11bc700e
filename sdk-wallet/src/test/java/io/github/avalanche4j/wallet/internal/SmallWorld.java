package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.internal.SmallRecords.Known;
import io.github.avalanche4j.wallet.internal.SmallTxs.Kind;
import io.github.avalanche4j.wallet.internal.SmallTxs.Made;
import io.github.avalanche4j.wallet.internal.SmallTxs.Source;
import io.github.avalanche4j.wallet.internal.SmallTxs.Spent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A world of a few names, one store, a chain with a node, and runs of names that crash, meet failures of the store and are
 * deceived. The records and what may be spent are the real {@link PaymentState} and {@link Ledger}; a run is the protocol
 * of a payment in steps, without timers: what it might do when time has passed, it may do at once. So whatever is true of
 * all states is true of all timings.
 */
final class SmallWorld {
    /** What a name does. */
    enum Does {
        /** Pays with a coin of the P-Chain. */
        PAY(Source.COIN),
        /** Exports from an account of the C-Chain to somebody. */
        EXPORT(Source.NONCE),
        /** Imports what somebody has exported. */
        IMPORT(Source.GIFT),
        MOVE_FROM_P(Source.COIN),
        MOVE_FROM_C(Source.NONCE);

        final Source source;

        Does(Source source) {
            this.source = source;
        }

        boolean isMove() {
            return this == MOVE_FROM_P || this == MOVE_FROM_C;
        }

        PaymentState planned() {
            Chain chain = source == Source.COIN ? Chain.P : source == Source.NONCE ? Chain.C : Chain.X;
            return isMove() ? PaymentState.planned(chain, Chain.X) : PaymentState.planned(chain);
        }
    }

    /** What a node thinks of the payments of a name. */
    enum Flaw {
        NONE,
        /** A rule refuses each of them. */
        FORBIDDEN,
        /** They pay too little, as much as the caller allows: none is accepted. */
        TOO_POOR
    }

    record Name(Does does, Flaw flaw) {}

    /** What goes wrong, and how often at most. */
    enum Event {
        /** A run ends. */
        CRASH,
        STORE_FAILS_BEFORE_COMMIT,
        STORE_FAILS_AFTER_COMMIT,
        /** A replica does not have the newest transaction. */
        LAG,
        /** A refusal of a transaction that is in a pool. */
        FALSE_REFUSAL,
        /** A pool loses a transaction, or gets one back that it lost. */
        DROP,
        /** Somebody else with the same key spends what a transaction of these names spends. */
        FOREIGN,
        /** Somebody calls cancel. */
        CANCEL
    }

    /** The rules of the design, any of which may be removed. */
    enum Rule {
        /** Each transaction of a record spends its anchor. */
        ANCHOR,
        /** A record changes only if it is as it was read. */
        COMPARE_AND_SET,
        /** Only what is saved is sent. */
        SAVED_FIRST,
        /** What no node has may be accepted. */
        ABSENCE_IS_NO_END,
        /** An anchor that a lookup does not show may be unspent. */
        NOT_SHOWN_IS_NO_END,
        /** What was refused may be accepted. */
        REFUSED_ARE_KEPT,
        /** A name may spend its own anchor, whoever else holds it. */
        ANCHOR_IS_OWN,
        /** A run of pay carries a cancellation on. */
        ANY_RUN_CANCELS,
        /** Amendment 1: an export of the C-Chain takes the account's next nonce, whoever else holds it. */
        NONCES_COMPETE,
        /** Amendment 2: cancel imports what was exported. */
        CANCEL_IMPORTS,
        /** Amendment 3: the acceptance of an export is not the end of a move that is being cancelled. */
        CANCEL_KNOWS_MOVES,
        /** Amendment 4: a run of cancel sends no payment. */
        CANCEL_SENDS_NO_PAYMENT,
        /** Amendment 5: the most transactions of a record do not count for a cancellation. */
        CANCEL_IS_NOT_COUNTED,
        /** Amendment 6: a stranger who spends the anchor ends what is being cancelled. */
        STRANGER_ENDS_CANCELLED,
        /** Amendment 7: what a move exports is for its own import. */
        EXPORTS_ARE_HELD,
        /** Amendment 7: what a move exported is imported once, by whomever. */
        MOVE_DOES_NOT_RESTART,
        /** Amendment 8: a nonce that is used does not tell by what. */
        NONCE_IS_NO_PROOF,
        /** Amendment 9: a name that was cancelled does not pay. */
        CANCELLED_IS_FINAL
    }

    /** The rules that a world has. */
    record Rules(Set<Rule> removed) {
        boolean has(Rule rule) {
            return !removed.contains(rule);
        }
    }

    /**
     * What a world has.
     *
     * @param most how many transactions a record may get
     * @param isOneProcess whether all runs are of one process, and see what others are about to save
     * @param helicon whether the C-Chain's pool takes two exports with one nonce
     * @param refusesGaps whether it refuses a nonce that is not the next one
     */
    record Setup(
            List<Name> names,
            int coins,
            int gifts,
            int runs,
            int most,
            boolean isOneProcess,
            boolean helicon,
            boolean refusesGaps,
            Map<Event, Integer> events) {}

    /** It paid twice, or what it says is wrong, or a name does not end. */
    static final class Violation extends RuntimeException {
        private static final long serialVersionUID = 1;

        Violation(String message) {
            super(message, null, false, false);
        }
    }

    /** Takes the states that may follow one. */
    interface Next {
        void add(String what, int name, State next);
    }

    enum At {
        ACTS,
        LOOKS_UP,
        SAVES
    }

    static final int NONE = 63; // no transaction
    static final int NO_REFUSAL = 0;
    static final int OUTDATED = 1;
    static final int RULE = 2;
    static final int RECORD_BITS = 12;
    static final int RECORD = (1 << RECORD_BITS) - 1;
    private static final int EVENT_BITS = 3;

    /** A run of a name, with what it knows itself. */
    record Run(int name, boolean cancels, At at, int record, long aux, boolean isSent, int refusal) {
        long packed() {
            return ((((((aux << RECORD_BITS | record) << 2 | at.ordinal()) << 2 | refusal) << 1 | (isSent ? 1 : 0)) << 1
                                    | (cancels ? 1 : 0))
                            << 2)
                    | name;
        }

        Run reset(int now) {
            return new Run(name, cancels, At.ACTS, now, 0, false, NO_REFUSAL);
        }

        Run saves(int after) {
            return new Run(name, cancels, At.SAVES, record, after, false, NO_REFUSAL);
        }

        Run looksUp(long seen) {
            return new Run(name, cancels, At.LOOKS_UP, record, seen, isSent, refusal);
        }

        Run sent(int because) {
            return new Run(name, cancels, At.ACTS, record, 0, true, because);
        }
    }

    /**
     * A state of the world.
     *
     * @param log the accepted transactions
     * @param last the newest of them, if replicas may lag
     * @param pool those that a node has
     * @param known those that a node has ever had
     * @param store the records of the names
     * @param left how often each event may still happen
     */
    record State(long log, int last, long pool, long known, long store, List<Run> runs, int left) {
        /** A number that differs between any two states that differ, but for one in 10^19. */
        long fingerprint() {
            long hash = mix(mix(mix(mix(mix(0, log), pool), known), store), (long) left << 6 | last);
            for (Run run : runs) {
                hash = mix(hash, run.packed());
            }
            return hash;
        }

        private static long mix(long hash, long part) {
            long mixed = (hash ^ part) * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L;
            mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
            return mixed ^ mixed >>> 29;
        }

        /** What is left when all runs have ended. */
        State settled() {
            return new State(log, NONE, pool, 0, store, List.of(), 0);
        }

        State with(List<Run> next) {
            return new State(log, last, pool, known, store, next, left);
        }

        State with(long accepted, int newest, long pooled, long everKnown) {
            return new State(accepted, newest, pooled, everKnown, store, runs, left);
        }

        int record(int name) {
            return (int) (store >>> name * RECORD_BITS) & RECORD;
        }

        State with(int name, int record) {
            long kept = store & ~((long) RECORD << name * RECORD_BITS);
            return new State(log, last, pool, known, kept | (long) record << name * RECORD_BITS, runs, left);
        }

        int left(Event event) {
            return left >>> event.ordinal() * EVENT_BITS & 7;
        }

        State without(Event event) {
            int fewer = left - (1 << event.ordinal() * EVENT_BITS);
            boolean isLagOver = event == Event.LAG && left(event) == 1;
            return new State(log, isLagOver ? NONE : last, pool, known, store, runs, fewer);
        }

        State replaced(Run before, @Nullable Run after) {
            Run[] all = new Run[after == null ? runs.size() - 1 : runs.size()];
            boolean isFound = false;
            int i = 0;
            for (Run run : runs) {
                if (isFound || run != before) {
                    all[i++] = run;
                } else {
                    isFound = true;
                }
            }
            if (after != null) {
                all[i] = after;
            }
            return with(sorted(all));
        }

        State begun(Run run) {
            Run[] all = Arrays.copyOf(runs.toArray(new Run[0]), runs.size() + 1);
            all[runs.size()] = run;
            return with(sorted(all));
        }

        private static List<Run> sorted(Run[] runs) {
            Arrays.sort(runs, (one, other) -> Long.compare(one.packed(), other.packed()));
            return List.of(runs);
        }
    }

    private final Setup setup;
    private final Rules rules;
    private final SmallTxs made = new SmallTxs();
    private final SmallRecords records;
    private final SmallChain chain;
    private final SmallDecisions decisions;

    SmallWorld(Setup setup, Set<Rule> removed) {
        this.setup = setup;
        this.rules = new Rules(removed);
        this.records = new SmallRecords(setup, rules, made);
        this.chain = new SmallChain(setup, made, records);
        this.decisions = new SmallDecisions(setup, rules, made, records, chain);
    }

    State first() {
        int left = setup.events().entrySet().stream()
                .mapToInt(each -> each.getValue() << each.getKey().ordinal() * EVENT_BITS)
                .sum();
        return new State(0, NONE, 0, 0, 0, List.of(), left);
    }

    private boolean isCancelling(@Nullable Known record) {
        return record != null && record.state.isCancelling() && rules.has(Rule.ANY_RUN_CANCELS);
    }

    private boolean isNothingToCancel(@Nullable Known record) {
        return record == null || record.txs.isEmpty() && (!record.state.isImport() || !rules.has(Rule.CANCEL_IMPORTS));
    }

    /**
     * What a record's transactions came to: one of them, or a stranger's, or null if that is not known.
     *
     * @param blocks what a node shows whose blocks are searched
     * @param shown what a node shows that is asked for UTXOs and nonces
     */
    private @Nullable Found found(Known record, long blocks, long shown) {
        Found found = shown(record, blocks);
        Spent anchor = record.anchor;
        if (found != null || anchor == null) {
            return found;
        }
        boolean isDeceived = !rules.has(Rule.NONCE_IS_NO_PROOF)
                        && anchor.source() == Source.NONCE
                        && chain.nonce(shown) > anchor.number()
                || !rules.has(Rule.NOT_SHOWN_IS_NO_END)
                        && (chain.isSpent(shown, anchor) || !SmallChain.isMade(shown, anchor))
                || !rules.has(Rule.ABSENCE_IS_NO_END) && !record.txs.isEmpty();
        return isDeceived ? new Found(null, null) : null;
    }

    private @Nullable Found shown(Known record, long blocks) {
        for (Made tx : record.txs) {
            if ((blocks & tx.bit()) != 0) {
                return new Found(tx, null);
            }
        }
        long spender = record.anchor == null ? 0 : blocks & made.spenders(record.anchor);
        return spender == 0 ? null : new Found(null, made.get(Long.numberOfTrailingZeros(spender)));
    }

    private record Found(@Nullable Made own, @Nullable Made stranger) {}

    /** All states that may follow. */
    void next(State w, Next next) {
        chain(w, next);
        for (int name = 0; name < setup.names().size() && w.runs.size() < setup.runs(); name++) {
            int now = w.record(name);
            Known record = records.get(now);
            if (record == null
                    || !record.state.isFinished()
                    || !rules.has(Rule.CANCELLED_IS_FINAL) && record.isNever()) {
                next.add("pay", name, w.begun(new Run(name, false, At.ACTS, now, 0, false, NO_REFUSAL)));
            }
            if (w.left(Event.CANCEL) > 0 && (record == null || !record.state.isFinished())) {
                next.add(
                        "cancel",
                        name,
                        w.without(Event.CANCEL).begun(new Run(name, true, At.ACTS, now, 0, false, NO_REFUSAL)));
            }
        }
        Run before = null;
        for (Run run : w.runs) {
            if (run.equals(before)) {
                continue; // the same as the one before
            }
            before = run;
            if (w.left(Event.CRASH) > 0) {
                next.add("crash", run.name, w.without(Event.CRASH).replaced(run, null));
            }
            switch (run.at) {
                case ACTS -> act(w, run, next);
                case LOOKS_UP -> lookUp(w, run, next);
                case SAVES -> save(w, run, next);
            }
        }
    }

    private void chain(State w, Next next) {
        long wanted = w.known;
        for (int name = 0; name < setup.names().size(); name++) {
            wanted |= records.set(w.record(name));
        }
        for (long rest = w.pool; rest != 0; rest &= rest - 1) {
            Made tx = made.get(Long.numberOfTrailingZeros(rest));
            if (chain.isValid(w.log, tx) && chain.isAcceptable(tx)) {
                next.add("accepted: " + tx.kind(), tx.name(), chain.accept(w, tx));
            }
            if (w.left(Event.DROP) > 0) {
                State without = w.without(Event.DROP);
                next.add("drop", tx.name(), without.with(w.log, w.last, w.pool & ~tx.bit(), w.known));
            }
        }
        if (w.left(Event.DROP) > 0) {
            for (long rest = w.known & ~w.pool & ~w.log; rest != 0; rest &= rest - 1) {
                Made tx = made.get(Long.numberOfTrailingZeros(rest));
                if (!chain.isSpent(w.log, tx.spent())) {
                    next.add("return", tx.name(), chain.received(w.without(Event.DROP), tx));
                }
            }
        }
        if (w.left(Event.FOREIGN) > 0) {
            long done = 0; // spent things, by their id
            for (long rest = wanted; rest != 0; rest &= rest - 1) {
                Spent spent = made.get(Long.numberOfTrailingZeros(rest)).spent();
                if ((done >>> spent.id() & 1) == 0) {
                    done |= 1L << spent.id();
                    foreign(w, spent, next);
                }
            }
            for (int name = 0; name < setup.names().size(); name++) {
                Known record = records.get(w.record(name));
                if (record != null && record.anchor != null && (done >>> record.anchor.id() & 1) == 0) {
                    done |= 1L << record.anchor.id();
                    foreign(w, record.anchor, next);
                }
            }
        }
    }

    private void foreign(State w, Spent spent, Next next) {
        if (!chain.isSpent(w.log, spent)) {
            Made tx = made.make(-1, 0, Kind.FOREIGN, spent, 0, false);
            if (chain.isValid(w.log, tx)) {
                next.add("foreign " + spent.source(), -1, chain.accept(w.without(Event.FOREIGN), tx));
            }
        }
    }

    private void save(State w, Run run, Next next) {
        int after = (int) run.aux;
        State saved = w.with(run.name, after);
        if (w.record(run.name) == run.record || !rules.has(Rule.COMPARE_AND_SET)) {
            next.add("saved", run.name, adopted(saved, run, after));
            if (w.left(Event.STORE_FAILS_AFTER_COMMIT) > 0) {
                next.add(
                        "store fails after commit",
                        run.name,
                        saved.without(Event.STORE_FAILS_AFTER_COMMIT).replaced(run, null));
            }
        } else {
            next.add("not saved", run.name, adopted(w, run, w.record(run.name)));
        }
        if (w.left(Event.STORE_FAILS_BEFORE_COMMIT) > 0) {
            next.add(
                    "store fails",
                    run.name,
                    w.without(Event.STORE_FAILS_BEFORE_COMMIT).replaced(run, null));
        }
    }

    private void lookUp(State w, Run run, Next next) {
        Known record = records.get(run.record);
        boolean cancels = run.cancels || isCancelling(record);
        for (int lag = 0; lag < 2; lag++) {
            State x = lag == 0 ? w : lagging(w);
            if (x == null) {
                break;
            }
            long seen = lag == 0 ? w.log : w.log & ~(1L << w.last);
            for (Made tx : decisions.choices(w, seen, run.name, record, cancels, run.aux, 0)) {
                int after = records.added(run.name, record, tx);
                State sent = rules.has(Rule.SAVED_FIRST) || chain.refusal(x, seen, tx) != NO_REFUSAL
                        ? x
                        : chain.received(x, tx);
                next.add("signs", run.name, sent.replaced(run, run.saves(after)));
            }
        }
    }

    /** The state after a lie of a replica, if there may be one. */
    private static @Nullable State lagging(State w) {
        return w.left(Event.LAG) > 0 && w.last != NONE ? w.without(Event.LAG) : null;
    }

    /** The state in which a run goes on with a record, or has ended. */
    private State adopted(State w, Run run, int now) {
        Known record = records.get(now);
        if (record == null || !record.state.isFinished()) {
            return w.replaced(run, run.reset(now));
        }
        requireTrue(w, run.name, record);
        boolean paysAgain = !rules.has(Rule.CANCELLED_IS_FINAL) && !run.cancels && record.isNever();
        return w.replaced(run, paysAgain ? run.reset(now) : null);
    }

    private void act(State w, Run run, Next next) {
        int name = run.name;
        Known record = records.get(run.record);
        boolean paysAgain = record != null && record.state.isFinished(); // without CANCELLED_IS_FINAL
        int now = w.record(name);
        if (now != run.record) {
            next.add("reloads", name, adopted(w, run, now));
        }
        boolean cancels = run.cancels || isCancelling(record);
        if (cancels && isNothingToCancel(record)) {
            next.add("cancels at once", name, w.replaced(run, run.saves(records.never(record))));
            return;
        }
        boolean isOpen = record != null && !paysAgain && (!record.txs.isEmpty() || record.state.isImport());
        if (isOpen) {
            look(w, run, record, cancels, next);
        }
        if (isOpen && !record.txs.isEmpty()) {
            Made last = record.last();
            boolean isRefused = record.state.last().isRefused();
            boolean isSilent = cancels && last.kind() == Kind.PAYS && last.step() == 1;
            boolean sendsNothing = isSilent && rules.has(Rule.CANCEL_SENDS_NO_PAYMENT);
            if (!sendsNothing && (((w.pool | w.log) & last.bit()) == 0 || !run.isSent)) {
                if (isSilent && (w.known & last.bit()) == 0) {
                    throw new Violation("cancel sent a payment that nobody had sent: " + last);
                }
                send(w, run, last, next);
            }
            if (run.refusal != NO_REFUSAL && !isRefused) {
                next.add("marks", name, w.replaced(run, run.saves(records.refused(record))));
            }
            if (run.refusal == RULE && isRefused && !cancels) {
                next.add("throws", name, w.replaced(run, null));
                return;
            }
            if (!run.isSent && !isRefused && !sendsNothing) {
                return;
            }
        }
        boolean isSpared = rules.has(Rule.CANCEL_IS_NOT_COUNTED)
                && cancels
                && isOpen
                && !record.txs.isEmpty()
                && record.last().kind() == Kind.PAYS
                && !record.state.isImport();
        if (isSpared || !isOpen || record.txs.size() < setup.most()) {
            next.add("reads the store", name, w.replaced(run, run.looksUp(SmallDecisions.others(w, name))));
        }
    }

    private void look(State w, Run run, Known record, boolean cancels, Next next) {
        for (int lag = 0; lag < 2; lag++) {
            State x = lag == 0 ? w : lagging(w);
            if (x == null) {
                break;
            }
            Found found = found(record, lag == 0 ? w.log : w.log & ~(1L << w.last), w.log);
            if (found != null) {
                boolean isOwn = found.own != null;
                int after =
                        isOwn ? records.accepted(record, found.own, cancels) : records.spentBy(record, found.stranger);
                next.add(isOwn ? "sees its own" : "sees a stranger's", run.name, x.replaced(run, run.saves(after)));
            }
        }
    }

    private void send(State w, Run run, Made tx, Next next) {
        for (int lag = 0; lag < 2; lag++) {
            State x = lag == 0 ? w : lagging(w);
            if (x == null) {
                break;
            }
            int refusal = chain.refusal(w, lag == 0 ? w.log : w.log & ~(1L << w.last), tx);
            State sent = refusal == NO_REFUSAL ? chain.received(x, tx) : x;
            Run after = run.sent(refusal == NO_REFUSAL ? run.refusal : refusal);
            next.add(refusal == NO_REFUSAL ? "sends" : "is refused", run.name, sent.replaced(run, after));
        }
        if (w.left(Event.FALSE_REFUSAL) > 0) {
            State x = w.without(Event.FALSE_REFUSAL);
            State sent = chain.refusal(w, w.log, tx) == NO_REFUSAL ? chain.received(x, tx) : x;
            next.add("is refused falsely", run.name, sent.replaced(run, run.sent(OUTDATED)));
        }
    }

    /** What a finished record says is what the chain has. */
    private void requireTrue(State w, int name, Known record) {
        long mine = 0;
        for (long rest = w.log; rest != 0; rest &= rest - 1) {
            Made tx = made.get(Long.numberOfTrailingZeros(rest));
            mine |= tx.name() == name ? tx.bit() : 0;
        }
        long own = record.set & ~foreign(record);
        if (record.isNever() ? mine != 0 : (own & ~mine) != 0) {
            throw new Violation("a record says " + record.txs + ", and the chain has others");
        }
        for (long rest = mine; rest != 0; rest &= rest - 1) {
            Made tx = made.get(Long.numberOfTrailingZeros(rest));
            if (chain.isMove(name)
                    && tx.step() == 1
                    && tx.kind() == Kind.PAYS
                    && !chain.isSpent(w.log, made.spent(Source.EXPORT, tx.id()))) {
                throw new Violation("a move has ended, and what it exported is not imported: " + tx);
            }
        }
    }

    private static long foreign(Known record) {
        return record.txs.stream()
                .filter(tx -> tx.kind() == Kind.FOREIGN)
                .mapToLong(Made::bit)
                .sum();
    }

    // ---------------------------------------------------------------- calm

    /** When nothing fails any more, all names end together, and each one alone, paid or cancelled. */
    void settle(State w) {
        int all = setup.names().size();
        calm(w, 0, all, false);
        for (int name = 0; name < all; name++) {
            if (all > 1) {
                calm(w, name, name + 1, false);
            }
            calm(w, name, name + 1, true);
        }
    }

    private static final int MOST_POLLS = 40;
    private static final int PATIENCE = 3; // polls for which it waits for a transaction that a node has

    private void calm(State from, int first, int end, boolean cancels) {
        State w = new State(from.log, NONE, from.pool, from.known, from.store, List.of(), 0);
        int[] polls = new int[end];
        String[] ended = new String[end];
        for (int i = 0; i < MOST_POLLS; i++) {
            boolean isOver = true;
            for (int name = first; name < end; name++) {
                w = ended[name] == null ? poll(w, name, cancels, polls, ended) : w;
                isOver &= ended[name] != null;
            }
            w = mined(w);
            if (isOver) {
                break;
            }
        }
        for (int name = first; name < end; name++) {
            Known record = records.get(w.record(name));
            if (ended[name] == null) {
                boolean isPoor = setup.names().get(name).flaw() == Flaw.TOO_POOR;
                if (isPoor && !cancels && !isCancelling(record)) {
                    continue; // it waits for a lower price, and the others must not
                }
                throw new Violation("name " + name + " does not end" + (end - first > 1 ? "" : " alone")
                        + (cancels ? " when it is cancelled: " : ": ") + (record == null ? "no record" : record.state));
            } else if (record != null && record.state.isFinished()) {
                requireTrue(w, name, record);
            }
        }
    }

    /** Accepts what a pool has, the newest first; what is too poor drops at last, or a dearer rival replaces it. */
    private State mined(State before) {
        State w = before;
        for (long rest = w.pool; rest != 0; ) {
            long bit = Long.highestOneBit(rest);
            rest &= ~bit;
            Made tx = made.get(Long.numberOfTrailingZeros(bit));
            if ((w.pool & bit) != 0 && !chain.isAcceptable(tx)) {
                w = w.with(w.log, NONE, w.pool & ~bit, w.known);
            } else if ((w.pool & bit) != 0 && chain.isValid(w.log, tx)) {
                w = chain.accept(w, tx);
            }
        }
        return w;
    }

    private State poll(State w, int name, boolean cancelled, int[] polls, String[] ended) {
        Known record = records.get(w.record(name));
        if (record != null && record.state.isFinished()) {
            ended[name] = "done";
            return w;
        }
        boolean cancels = cancelled || isCancelling(record);
        if (cancels && isNothingToCancel(record)) {
            return w.with(name, records.never(record));
        }
        if (record != null && (!record.txs.isEmpty() || record.state.isImport())) {
            Found found = shown(record, w.log);
            if (found != null) {
                polls[name] = 0;
                return w.with(
                        name,
                        found.own != null
                                ? records.accepted(record, found.own, cancels)
                                : records.spentBy(record, found.stranger));
            }
        }
        State x = w;
        if (record != null && !record.txs.isEmpty()) {
            Made last = record.last();
            boolean isSilent = cancels && last.kind() == Kind.PAYS && last.step() == 1;
            boolean sendsNothing = isSilent && rules.has(Rule.CANCEL_SENDS_NO_PAYMENT);
            int refusal = sendsNothing ? NO_REFUSAL : chain.refusal(w, w.log, last);
            if (!sendsNothing && refusal == NO_REFUSAL) {
                x = chain.received(x, last);
            }
            polls[name]++;
            if (refusal != NO_REFUSAL && !record.state.last().isRefused()) {
                x = x.with(name, records.refused(record));
                record = records.get(x.record(name));
            }
            if (refusal == RULE && !cancels) {
                ended[name] = "refused";
                return x;
            }
            boolean isSpared = rules.has(Rule.CANCEL_IS_NOT_COUNTED)
                    && cancels
                    && last.kind() == Kind.PAYS
                    && !record.state.isImport();
            if ((polls[name] < PATIENCE || record.txs.size() >= setup.most()) && !isSpared) {
                return x;
            }
        }
        List<Made> choices = decisions.choices(
                x,
                x.log,
                name,
                record,
                cancels,
                SmallDecisions.others(x, name),
                setup.names().size());
        if (choices.isEmpty()) {
            return x;
        }
        polls[name] = 0;
        return x.with(name, records.added(name, record, choices.get(0)));
    }
}
