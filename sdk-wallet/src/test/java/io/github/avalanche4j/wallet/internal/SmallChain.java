package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.wallet.internal.SmallRecords.Known;
import io.github.avalanche4j.wallet.internal.SmallTxs.Kind;
import io.github.avalanche4j.wallet.internal.SmallTxs.Made;
import io.github.avalanche4j.wallet.internal.SmallTxs.Source;
import io.github.avalanche4j.wallet.internal.SmallTxs.Spent;
import io.github.avalanche4j.wallet.internal.SmallWorld.Event;
import io.github.avalanche4j.wallet.internal.SmallWorld.Flaw;
import io.github.avalanche4j.wallet.internal.SmallWorld.Setup;
import io.github.avalanche4j.wallet.internal.SmallWorld.State;
import io.github.avalanche4j.wallet.internal.SmallWorld.Violation;

/** What the chain of a {@link SmallWorld} accepts, and what a node says that has seen some or all of it. */
final class SmallChain {
    private final Setup setup;
    private final SmallTxs made;
    private final SmallRecords records;

    SmallChain(Setup setup, SmallTxs made, SmallRecords records) {
        this.setup = setup;
        this.made = made;
        this.records = records;
    }

    boolean isMove(int name) {
        return setup.names().get(name).does().isMove();
    }

    boolean isSpent(long log, Spent spent) {
        return (log & made.spenders(spent)) != 0 || spent.source() == Source.NONCE && spent.number() < nonce(log);
    }

    /** The next nonce of the account. */
    int nonce(long log) {
        int count = 0;
        for (long rest = log; rest != 0; rest &= rest - 1) {
            if (made.get(Long.numberOfTrailingZeros(rest)).spent().source() == Source.NONCE) {
                count++;
            }
        }
        return count;
    }

    static boolean isMade(long log, Spent spent) {
        return spent.source() != Source.EXPORT || (log >>> spent.number() & 1) == 1;
    }

    boolean isValid(long log, Made tx) {
        Spent spent = tx.spent();
        return !isSpent(log, spent)
                && isMade(log, spent)
                && (spent.source() != Source.NONCE || spent.number() == nonce(log));
    }

    private Flaw flaw(Made tx) {
        return tx.kind() == Kind.PAYS ? setup.names().get(tx.name()).flaw() : Flaw.NONE;
    }

    boolean isAcceptable(Made tx) {
        return flaw(tx) != Flaw.TOO_POOR;
    }

    State accept(State w, Made tx) {
        long accepted = w.log() | tx.bit();
        long pool = w.pool() & ~made.spenders(tx.spent());
        if (tx.kind() != Kind.FOREIGN) {
            for (long rest = w.log(); rest != 0; rest &= rest - 1) {
                Made other = made.get(Long.numberOfTrailingZeros(rest));
                if (other.name() == tx.name() && other.step() == tx.step()) {
                    throw new Violation("a name paid twice: " + other + " and " + tx);
                }
            }
            Known record = records.get(w.record(tx.name()));
            if (record != null && record.isNever()) {
                throw new Violation("a name paid after cancel had returned that it never does: " + tx);
            }
            for (long rest = w.known(); rest != 0; rest &= rest - 1) {
                Made other = made.get(Long.numberOfTrailingZeros(rest));
                if (other.name() == tx.name()
                        && other.kind() == Kind.CANCELS
                        && tx.kind() == Kind.PAYS
                        && tx.step() == 1
                        && other.n() < tx.n()) {
                    throw new Violation("a name paid by a transaction that was made after it was cancelled: " + tx);
                }
            }
            Spent spent = tx.spent();
            if (spent.source() == Source.EXPORT && made.get(spent.number()).name() != tx.name()) {
                throw new Violation("a name imported what the move of another one exported: " + tx);
            }
        }
        return w.with(accepted, w.left(Event.LAG) > 0 ? tx.id() : SmallWorld.NONE, pool, w.known() & ~over(tx));
    }

    /** The transactions that nothing depends on any more when another one has spent the same. */
    private long over(Made accepted) {
        long over = made.spenders(accepted.spent());
        for (long rest = accepted.kind() == Kind.FOREIGN ? over : 0; rest != 0; rest &= rest - 1) {
            Made tx = made.get(Long.numberOfTrailingZeros(rest));
            over &= tx.kind() == Kind.CANCELS ? ~tx.bit() : -1; // its name must not pay later
        }
        return over;
    }

    /** What a node answers that has seen these blocks: a refusal, or none, and then it has the transaction. */
    int refusal(State w, long seen, Made tx) {
        Spent spent = tx.spent();
        if (flaw(tx) == Flaw.FORBIDDEN) {
            return SmallWorld.RULE;
        }
        boolean isGap = spent.source() == Source.NONCE && spent.number() > nonce(seen);
        if (isSpent(seen, spent) || isGap && setup.refusesGaps() || !isMade(seen, spent)) {
            return SmallWorld.OUTDATED;
        }
        if (spent.source() == Source.NONCE && setup.helicon()) {
            return SmallWorld.NO_REFUSAL;
        }
        for (long rest = w.pool() & made.spenders(spent) & ~tx.bit(); rest != 0; rest &= rest - 1) {
            if (isAcceptable(made.get(Long.numberOfTrailingZeros(rest)))) {
                return SmallWorld.OUTDATED; // a rival is in its pool
            }
        }
        return SmallWorld.NO_REFUSAL;
    }

    State received(State w, Made tx) {
        boolean isOver = (w.log() & made.spenders(tx.spent())) != 0;
        return w.with(w.log(), w.last(), isOver ? w.pool() : w.pool() | tx.bit(), w.known() | tx.bit());
    }
}
