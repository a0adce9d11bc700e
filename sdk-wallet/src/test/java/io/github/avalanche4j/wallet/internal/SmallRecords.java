package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.wallet.internal.PaymentState.Attempt;
import io.github.avalanche4j.wallet.internal.SmallTxs.Made;
import io.github.avalanche4j.wallet.internal.SmallTxs.Source;
import io.github.avalanche4j.wallet.internal.SmallTxs.Spent;
import io.github.avalanche4j.wallet.internal.SmallWorld.Rule;
import io.github.avalanche4j.wallet.internal.SmallWorld.Rules;
import io.github.avalanche4j.wallet.internal.SmallWorld.Setup;
import io.github.avalanche4j.wallet.internal.SmallWorld.Violation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The records that occur in a {@link SmallWorld}: real states, numbered, and changed by their own methods. Each change is
 * computed once. Without some rules there are changes that a state does not have.
 */
final class SmallRecords {
    /** A record as some state has it, with what is asked of it often. */
    static final class Known {
        final int id;
        final PaymentState state;
        final List<Made> txs;
        final long set;
        final @Nullable Spent anchor;

        private Known(int id, PaymentState state, SmallTxs made) {
            this.id = id;
            this.state = state;
            this.txs =
                    state.attempts().stream().map(each -> made.get(each.id())).toList();
            this.set = txs.stream().mapToLong(Made::bit).reduce(0, (one, other) -> one | other);
            this.anchor = state.anchor()
                    .map(real -> state.export()
                            .map(export ->
                                    made.spent(Source.EXPORT, made.get(export).id()))
                            .orElseGet(() -> made.spent(real)))
                    .orElse(null);
        }

        Made last() {
            return txs.get(txs.size() - 1);
        }

        boolean isNever() {
            return state.isFinished() && txs.isEmpty() && !state.isImport();
        }
    }

    private final Setup setup;
    private final Rules rules;
    private final SmallTxs made;
    private final List<@Nullable Known> all = new ArrayList<>();
    private final Map<PaymentState, Known> recordByState = new HashMap<>();
    private final Map<Long, Known> changes = new HashMap<>();

    SmallRecords(Setup setup, Rules rules, SmallTxs made) {
        this.setup = setup;
        this.rules = rules;
        this.made = made;
        all.add(null); // a name without a record
    }

    @Nullable
    Known get(int id) {
        return all.get(id);
    }

    private Known known(PaymentState state) {
        Known known = recordByState.get(state);
        if (known == null) {
            Row row = state.row("name", "purpose");
            if (!PaymentState.of(row).equals(state)) {
                throw new Violation("a store changes " + row);
            }
            known = new Known(all.size(), state, made);
            if (known.id > SmallWorld.RECORD) {
                throw new IllegalStateException("more than " + SmallWorld.RECORD + " records: the world is too large");
            }
            all.add(known);
            recordByState.put(state, known);
        }
        return known;
    }

    private interface Change {
        PaymentState of(PaymentState state);
    }

    /** The record after a change, which is computed once. */
    private int changed(@Nullable Known record, int kind, int argument, Change change) {
        long key = ((long) kind << 6 | argument) << SmallWorld.RECORD_BITS | (record == null ? 0 : record.id);
        Known after = changes.get(key);
        if (after == null) {
            after = known(change.of(record == null ? PaymentState.unknown() : record.state));
            changes.put(key, after);
        }
        return after.id;
    }

    int added(int name, @Nullable Known record, Made tx) {
        Attempt attempt = tx.attempt().orElseThrow();
        Spendable spent = tx.spent().real();
        return changed(record, name, tx.id(), any -> {
            PaymentState before =
                    record == null ? setup.names().get(name).does().planned() : record.state;
            if (record != null && record.state.isFinished()) {
                return setup.names().get(name).does().planned().with(attempt, spent); // without CANCELLED_IS_FINAL
            }
            List<Attempt> kept = before.attempts().stream()
                    .filter(each -> rules.has(Rule.REFUSED_ARE_KEPT) || !each.isRefused())
                    .toList();
            if (kept.size() < before.attempts().size()) {
                before = state(before, kept.isEmpty() ? Optional.empty() : before.anchor(), kept, false);
            }
            if (!rules.has(Rule.ANCHOR)) {
                before = state(before, Optional.of(spent), List.of(), false).with(attempt, spent);
                return state(
                        before,
                        Optional.of(spent),
                        Stream.concat(kept.stream(), Stream.of(attempt)).toList(),
                        false);
            }
            return before.with(attempt, spent);
        });
    }

    /** A state that no arrow leads to. */
    private static PaymentState state(
            PaymentState like, Optional<Spendable> anchor, List<Attempt> attempts, boolean isFinished) {
        return new PaymentState(like.source(), like.destination(), anchor, like.export(), attempts, isFinished);
    }

    int refused(Known record) {
        return changed(record, 10, 0, state -> state.withRefused(state.last()));
    }

    int never(@Nullable Known record) {
        return changed(
                record,
                11,
                0,
                state -> state.isImport() ? state(state, Optional.empty(), List.of(), true) : state.cancelled());
    }

    int accepted(Known record, Made tx, boolean cancels) {
        boolean forgets = cancels && !rules.has(Rule.CANCEL_KNOWS_MOVES);
        return changed(record, forgets ? 12 : 13, tx.id(), state -> {
            Attempt own = state.own(tx.tx().orElseThrow()).orElseThrow();
            return forgets ? state(state, Optional.empty(), List.of(own), true) : state.accepted(own);
        });
    }

    int spentBy(Known record, @Nullable Made other) {
        Optional<Tx> tx = Optional.ofNullable(other).flatMap(Made::tx);
        return changed(record, 14, other == null ? SmallWorld.NONE : other.id(), state -> {
            PaymentState next = state.spentBy(tx);
            boolean restarts = state.isImport()
                    ? !rules.has(Rule.MOVE_DOES_NOT_RESTART)
                    : !rules.has(Rule.STRANGER_ENDS_CANCELLED);
            return !restarts || !next.isFinished()
                    ? next
                    : new PaymentState(
                            state.source(), state.destination(), Optional.empty(), Optional.empty(), List.of(), false);
        });
    }

    /** The transactions of a record. */
    long set(int record) {
        Known known = get(record);
        return known == null ? 0 : known.set;
    }
}
