package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.node.SkippingClock;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.internal.PaymentState.Attempt;
import io.github.avalanche4j.wallet.internal.SmallRecords.Known;
import io.github.avalanche4j.wallet.internal.SmallTxs.Kind;
import io.github.avalanche4j.wallet.internal.SmallTxs.Made;
import io.github.avalanche4j.wallet.internal.SmallTxs.Source;
import io.github.avalanche4j.wallet.internal.SmallTxs.Spent;
import io.github.avalanche4j.wallet.internal.SmallWorld.At;
import io.github.avalanche4j.wallet.internal.SmallWorld.Rule;
import io.github.avalanche4j.wallet.internal.SmallWorld.Rules;
import io.github.avalanche4j.wallet.internal.SmallWorld.Run;
import io.github.avalanche4j.wallet.internal.SmallWorld.Setup;
import io.github.avalanche4j.wallet.internal.SmallWorld.State;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The transactions that a decision may make in a {@link SmallWorld}, as far as the real ledger lets it have what they spend. */
final class SmallDecisions {
    private static final Duration LONG = Duration.ofSeconds(20); // a ledger then lets names compete for a nonce

    private static final class Time extends SkippingClock {
        private void pass(Duration time) {
            try {
                sleep(time);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private final Setup setup;
    private final Rules rules;
    private final SmallTxs made;
    private final SmallRecords records;
    private final SmallChain chain;
    private final Time clock = new Time();
    private final Map<Long, Boolean> taken = new HashMap<>();

    SmallDecisions(Setup setup, Rules rules, SmallTxs made, SmallRecords records, SmallChain chain) {
        this.setup = setup;
        this.rules = rules;
        this.made = made;
        this.records = records;
        this.chain = chain;
    }

    /** What the ledger of a process that has seen some records lets a transaction take. */
    private boolean isTaken(long seen, int name, Made tx, Optional<Spendable> anchor, State w) {
        if (setup.isOneProcess() && w.runs().stream().anyMatch(run -> run.name() == name && isAdding(run))) {
            return false; // another run of this process decides for the name
        }
        long lease = lease(w, name);
        long key = ((seen << 6 | tx.id()) << 6 | lease) << 1 | (anchor.isPresent() ? 1 : 0);
        Boolean known = taken.get(key);
        if (known == null) {
            known = take(ledger(seen, lease), name, tx, anchor);
            taken.put(key, known);
        }
        return known;
    }

    private static boolean take(Ledger ledger, int name, Made tx, Optional<Spendable> anchor) {
        List<Utxo> found = tx.spent().utxo().stream().toList();
        boolean isFree = ledger.free(name(name), found, anchor).equals(found);
        return isFree
                && ledger.take(
                        name(name), "run", tx.attempt().orElseThrow().tx().tx().unsigned(), anchor);
    }

    /** The transaction that another run of the same process is about to save, for another name. */
    private long lease(State w, int name) {
        if (setup.isOneProcess()) {
            for (Run run : w.runs()) {
                if (run.name() != name && isAdding(run)) {
                    return Long.numberOfTrailingZeros(records.set((int) run.aux()) & ~records.set(run.record()));
                }
            }
        }
        return SmallWorld.NONE;
    }

    /** Whether a run has made a transaction and is about to save it. */
    private boolean isAdding(Run run) {
        Known after = run.at() == At.SAVES ? records.get((int) run.aux()) : null;
        return after != null && !after.state.isFinished() && (after.set & ~records.set(run.record())) != 0;
    }

    private Ledger ledger(long seen, long lease) {
        Ledger ledger = new Ledger(clock, Set.of(SmallTxs.OURS));
        List<Row> rows = new ArrayList<>();
        for (int name = 0; name < setup.names().size(); name++) {
            Known record = records.get((int) (seen >>> name * SmallWorld.RECORD_BITS) & SmallWorld.RECORD);
            if (record != null && !record.state.isFinished()) {
                rows.add(record.state.row(name(name), "purpose"));
            }
        }
        ledger.read(clock.nanoTime(), rows);
        if (rules.has(Rule.NONCES_COMPETE)) {
            clock.pass(LONG);
        }
        if (lease != SmallWorld.NONE) {
            Made tx = made.get((int) lease);
            boolean unused = ledger.take(
                    name(tx.name()),
                    "another run",
                    tx.attempt().orElseThrow().tx().tx().unsigned(),
                    Optional.of(tx.spent().real()));
        }
        return ledger;
    }

    private static String name(int name) {
        return "name " + name;
    }

    /** The store without a name. */
    static long others(State w, int name) {
        return w.store() & ~((long) SmallWorld.RECORD << name * SmallWorld.RECORD_BITS);
    }

    /** The transactions that a decision may make, each of which spends something else. */
    List<Made> choices(State w, long seen, int name, @Nullable Known record, boolean cancels, long ofStore, int more) {
        Spent anchor = record == null || record.state.isFinished() ? null : record.anchor;
        boolean isImport = record != null && record.state.isImport();
        if (!rules.has(Rule.ANCHOR) && !isImport
                || !rules.has(Rule.REFUSED_ARE_KEPT)
                        && record != null
                        && !record.txs.isEmpty()
                        && record.state.attempts().stream().allMatch(Attempt::isRefused)) {
            anchor = null;
        }
        List<Made> choices = new ArrayList<>();
        if (anchor != null) {
            boolean isShown = !chain.isSpent(seen, anchor) && SmallChain.isMade(seen, anchor);
            Made tx = made(w, name, record, cancels, anchor);
            Optional<Spendable> own = rules.has(Rule.ANCHOR_IS_OWN) ? Optional.of(anchor.real()) : Optional.empty();
            if (isShown && isTaken(ofStore, name, tx, own, w)) {
                choices.add(tx);
            }
            return choices;
        }
        switch (setup.names().get(name).does().source) {
            case COIN -> addCoins(choices, Source.COIN, setup.coins() + more, w, seen, name, record, cancels, ofStore);
            case GIFT -> {
                addCoins(choices, Source.GIFT, setup.gifts() + more, w, seen, name, record, cancels, ofStore);
                addExports(choices, w, seen, name, record, cancels, ofStore);
            }
            default -> {
                Made tx = made(w, name, record, cancels, made.spent(Source.NONCE, chain.nonce(seen)));
                if (isTaken(ofStore, name, tx, Optional.empty(), w)) {
                    choices.add(tx);
                }
            }
        }
        return choices;
    }

    private void addCoins(
            List<Made> choices,
            Source source,
            int count,
            State w,
            long seen,
            int name,
            @Nullable Known record,
            boolean cancels,
            long ofStore) {
        for (int i = 0; i < count; i++) {
            Spent coin = made.spent(source, i);
            boolean isUntouched = isUntouched(w, coin);
            if (!chain.isSpent(seen, coin)) {
                Made tx = made(w, name, record, cancels, coin);
                if (isTaken(ofStore, name, tx, Optional.empty(), w)) {
                    choices.add(tx);
                }
            }
            if (isUntouched) {
                return; // the coins after it are like it
            }
        }
    }

    private boolean isUntouched(State w, Spent coin) {
        long all = w.log() | w.known();
        for (int name = 0; name < setup.names().size(); name++) {
            all |= records.set(w.record(name));
        }
        for (Run run : w.runs()) {
            all |= records.set(run.record()) | (run.at() == At.SAVES ? records.set((int) run.aux()) : 0);
        }
        return (all & made.spenders(coin)) == 0;
    }

    /** What moves have exported to the chain of an import, which shows them. */
    private void addExports(
            List<Made> choices, State w, long seen, int name, @Nullable Known record, boolean cancels, long ofStore) {
        for (long rest = seen; rest != 0; rest &= rest - 1) {
            Made export = made.get(Long.numberOfTrailingZeros(rest));
            if (export.kind() == Kind.PAYS && export.step() == 1 && chain.isMove(export.name())) {
                Spent exported = made.spent(Source.EXPORT, export.id());
                Made tx = made(w, name, record, cancels, exported);
                // the store is read again before it is saved, after the lookup: the record of the export is in it
                boolean isFree = isTaken(ofStore, name, tx, Optional.empty(), w)
                        && isTaken(others(w, name), name, tx, Optional.empty(), w);
                if (!chain.isSpent(seen, exported) && (isFree || !rules.has(Rule.EXPORTS_ARE_HELD))) {
                    choices.add(tx);
                }
            }
        }
    }

    private Made made(State w, int name, @Nullable Known record, boolean cancels, Spent spent) {
        int step = record != null && record.state.isImport() && !record.state.isFinished() ? 2 : 1;
        Kind kind = cancels && step == 1 ? Kind.CANCELS : Kind.PAYS;
        return made.make(name, step, kind, spent, next(w, name, step, record), chain.isMove(name));
    }

    /**
     * How many transactions of a step of a name there are. Those that other runs are about to save do not count: the store takes one
     * of them at most, and the others never leave their process.
     */
    private int next(State w, int name, int step, @Nullable Known record) {
        int next = 0;
        for (long rest = w.log() | w.known() | (record == null ? 0 : record.set); rest != 0; rest &= rest - 1) {
            Made tx = made.get(Long.numberOfTrailingZeros(rest));
            if (tx.name() == name && tx.step() == step) {
                next = Math.max(next, tx.n() + 1);
            }
        }
        return next;
    }
}
