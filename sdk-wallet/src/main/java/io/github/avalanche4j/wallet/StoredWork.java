package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Sequence;
import java.time.Duration;
import java.util.Optional;

/** The work of one name in a run of {@link Payments}: what it is at, and the record that the store has of it, if any. */
final class StoredWork {
    private final Payments payments;
    private final String name;
    private Optional<PaymentRecord> record;
    private KeptWork work;

    private StoredWork(Payments payments, String name, Optional<PaymentRecord> record, KeptWork work) {
        this.payments = payments;
        this.name = name;
        this.record = record;
        this.work = work;
    }

    static StoredWork planned(Payments payments, String name, KeptWork work) {
        if (work instanceof CrossChainTransfer move) {
            move.requireName(name);
        }
        return new StoredWork(payments, name, Optional.empty(), payments.shared(name, work));
    }

    static StoredWork of(Payments payments, PaymentRecord record) {
        return new StoredWork(payments, record.name(), Optional.of(record), held(payments, record));
    }

    /** What a record says; what it spends and exports is not for others. */
    private static KeptWork held(Payments payments, PaymentRecord record) {
        KeptWork work = payments.resumed(record);
        if (work instanceof CrossChainTransfer move) {
            move.hold();
        }
        return work;
    }

    /** Replaces the transaction that a move has sent, unless another thread or process has changed the record. */
    Call<KeptWork> replace() {
        CrossChainTransfer before = (CrossChainTransfer) work;
        if (before.isDone()) {
            return complete();
        }
        Call<CrossChainTransfer> replaced = Call.completed(before).then(CrossChainTransfer::replace);
        Call<Optional<CrossChainTransfer>> next = Sequence.recover(replaced.map(Optional::of), failure -> {
            if (Sequence.isInterrupted(failure) || !isChanged()) {
                throw failure;
            }
            return Call.completed(Optional.empty());
        });
        return next.then(prepared -> {
            prepared.ifPresent(this::save);
            return complete();
        });
    }

    /** Does all steps that are left. */
    Call<KeptWork> complete() {
        return Sequence.repeat(Duration.ZERO, () -> {
            if (record.isEmpty() && work.isBegun()) {
                save(work);
            }
            return work.isDone()
                    ? Call.completed(Optional.of(work))
                    : Sequence.recover(step(), failure -> continued(failure));
        });
    }

    private Call<Optional<KeptWork>> step() {
        return work.next().map(next -> {
            save(next);
            return Optional.empty();
        });
    }

    /** Saves the next stage; another thread or process may have saved one first, which is then the stage of this run. */
    void save(KeptWork next) {
        PaymentRecord after = new PaymentRecord(name, next.purpose(), next.state(), next.isDone());
        if (payments.store().save(record, after)) {
            record = Optional.of(after);
            work = payments.shared(name, next);
            if (next instanceof CrossChainTransfer move) {
                move.hold();
            } else {
                payments.reserve(after);
            }
            return;
        }
        Optional<PaymentRecord> other = payments.load(name, next.purpose());
        if (next instanceof CrossChainTransfer move) {
            move.releaseUnlessIn(other.map(PaymentRecord::state).orElse(""));
        }
        Payments.requireChanged(name, record, other);
        adopt(other.orElseThrow());
    }

    /** Whether another thread or process has saved another stage, which is then the stage of this run. */
    private boolean isChanged() {
        Optional<PaymentRecord> other = payments.load(name, work.purpose());
        boolean isChanged = other.isPresent() && !other.equals(record);
        if (isChanged) {
            adopt(other.get());
        }
        return isChanged;
    }

    private void adopt(PaymentRecord other) {
        KeptWork next = held(payments, other);
        if (work instanceof CrossChainTransfer before && next instanceof CrossChainTransfer now) {
            before.endedBy(now);
        }
        record = Optional.of(other);
        work = next;
    }

    /** Continues after a failure if another thread or process has done the step meanwhile. */
    private Call<Optional<KeptWork>> continued(RuntimeException failure) {
        if (failure instanceof NotReservedException) {
            return Call.completed(Optional.empty()); // it was not saved, and the next run prepares another one
        }
        payments.wallet().forgetUnprepared(payments.store(), name);
        try {
            if (Sequence.isOfRequest(failure) && isChanged()) {
                return Call.completed(Optional.empty());
            } else if (TxRefusedException.isEnd(failure) && work instanceof CrossChainTransfer move) {
                save(move.withEnded());
            }
        } catch (RuntimeException e) {
            failure.addSuppressed(e); // it says less than what happened before
        }
        throw failure;
    }
}
