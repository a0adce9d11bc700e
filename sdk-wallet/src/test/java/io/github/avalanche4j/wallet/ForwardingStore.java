package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.internal.PaymentState;
import io.github.avalanche4j.wallet.internal.PaymentState.Attempt;
import io.github.avalanche4j.wallet.internal.Row;
import io.github.avalanche4j.wallet.internal.Spendable;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** Another store; tests override {@link #save}. */
class ForwardingStore implements PaymentStore {
    private final PaymentStore store;

    ForwardingStore(PaymentStore store) {
        this.store = store;
    }

    /**
     * A store in which no record loses a transaction that may be sent, before its step is over; in which all transactions
     * of a record spend its anchor; and in which the end of a name never changes.
     */
    static PaymentStore strict(PaymentStore store) {
        return new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                boolean isSaved = super.save(before, after);
                if (isSaved && before.isPresent()) {
                    PaymentState was = state(before.get());
                    PaymentState is = state(after);
                    assertThat(was.isFinished()).as("%s had ended", was).isFalse();
                    is.anchor()
                            .ifPresent(anchor -> assertThat(is.attempts())
                                    .allMatch(
                                            each -> Spendable.of(each.tx().tx().unsigned())
                                                    .contains(anchor)));
                    boolean isSameStep = !is.isFinished() && is.export().equals(was.export()) && is.isBegun();
                    if (isSameStep) {
                        assertThat(is.attempts()).extracting(Attempt::id).containsAll(ids(was));
                    }
                }
                return isSaved;
            }
        };
    }

    /** A store that logs what each record has. */
    static PaymentStore logged(PaymentStore store, List<String> log) {
        return new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                boolean isSaved = super.save(before, after);
                log.add((isSaved ? "saved " : "not saved ") + after.name() + ": " + after.state());
                return isSaved;
            }
        };
    }

    static PaymentState state(PaymentRecord record) {
        return PaymentState.of(new Row(record.name(), record.purpose(), record.state(), record.isFinished()));
    }

    private static List<Id> ids(PaymentState state) {
        return state.attempts().stream().map(Attempt::id).toList();
    }

    /** The ids of the accepted transactions that a finished record names: of a move, both. */
    static List<String> accepted(PaymentRecord end) {
        assertThat(end.isFinished()).isTrue();
        PaymentState state = state(end);
        return Stream.concat(state.export().stream(), ids(state).stream())
                .map(Id::toString)
                .toList();
    }

    /** The ids of the transactions of a record, which may have been sent. */
    static List<String> sent(PaymentRecord record) {
        return ids(state(record)).stream().map(Id::toString).toList();
    }

    /** A store whose first saves fail. */
    static PaymentStore down(PaymentStore store, int saves) {
        AtomicInteger left = new AtomicInteger(saves);
        return new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (left.getAndDecrement() > 0) {
                    throw new IllegalStateException("database down");
                }
                return super.save(before, after);
            }
        };
    }

    @Override
    public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
        return store.save(before, after);
    }

    @Override
    public Optional<PaymentRecord> load(String name) {
        return store.load(name);
    }

    @Override
    public List<PaymentRecord> unfinished() {
        return store.unfinished();
    }
}
