package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.wallet.internal.PaymentState;
import io.github.avalanche4j.wallet.internal.Row;
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

    /** A store in which no record loses a transaction that may be sent, before its name comes to the next stage. */
    static PaymentStore strict(PaymentStore store) {
        return new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                boolean isSaved = super.save(before, after);
                if (isNew(after)) {
                    return isSaved;
                }
                if (isSaved && before.isPresent() && stage(before.get()).equals(stage(after))) {
                    assertThat(txs(after)).extracting(KeptTxs.Kept::bytes).containsAll(open(before.get()));
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
                if (isNew(after)) {
                    log.add((isSaved ? "saved " : "not saved ") + after.name() + ": "
                            + state(after).export() + " "
                            + state(after).attempts().stream()
                                    .map(each -> each.id()
                                            + (each.isRefused() ? " refused" : "")
                                            + (each.cancels() ? " cancels" : ""))
                                    .toList());
                    return isSaved;
                }
                log.add((isSaved ? "saved " : "not saved ") + after.name() + " as " + stage(after) + ": "
                        + txs(after).stream()
                                .map(kept -> (kept.isEnded() ? "ended " : "")
                                        + kept.tx().id() + " " + kept.bytes().toHex())
                                .toList());
                return isSaved;
            }
        };
    }

    /** The ids of the accepted transactions that a finished record names. */
    static List<String> accepted(PaymentRecord end) {
        assertThat(end.isFinished()).isTrue();
        if (isNew(end)) {
            PaymentState state = state(end);
            return Stream.concat(
                            state.export().stream().map(Object::toString),
                            state.attempts().stream().map(each -> each.id().toString()))
                    .toList();
        }
        if (KeptTxs.isIn(end)) {
            return List.of(KeptTxs.of(end).last().tx().id().toString());
        }
        return List.of(TransferState.parse(end.state()).exportId().toString());
    }

    private static boolean isNew(PaymentRecord record) {
        return record.state().startsWith("avalanche4j-payment ");
    }

    private static PaymentState state(PaymentRecord record) {
        return PaymentState.of(new Row(record.name(), record.purpose(), record.state(), record.isFinished()));
    }

    /** The ids of the transactions of a record, which may have been sent. */
    static List<String> sent(PaymentRecord record) {
        if (isNew(record)) {
            return state(record).attempts().stream()
                    .map(each -> each.id().toString())
                    .toList();
        }
        return txs(record).stream().map(kept -> kept.tx().id().toString()).toList();
    }

    private static List<Bytes> open(PaymentRecord record) {
        return txs(record).stream()
                .filter(kept -> !kept.isEnded())
                .map(KeptTxs.Kept::bytes)
                .toList();
    }

    private static List<KeptTxs.Kept> txs(PaymentRecord record) {
        return KeptTxs.isIn(record)
                ? KeptTxs.of(record).all()
                : TransferState.parse(record.state()).sending().all();
    }

    private static Object stage(PaymentRecord record) {
        return KeptTxs.isIn(record)
                ? record.isFinished()
                : TransferState.parse(record.state()).stage();
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
