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
        return new StoredWork(payments, name, Optional.empty(), payments.shared(name, work));
    }

    static StoredWork of(Payments payments, PaymentRecord record) {
        return new StoredWork(payments, record.name(), Optional.of(record), payments.resumed(record));
    }

    KeptWork work() {
        return work;
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
            move.releaseUnlessIn(other);
        }
        Payments.requireChanged(name, record, other);
        adopt(other.orElseThrow());
    }

    private void adopt(PaymentRecord other) {
        record = Optional.of(other);
        work = payments.resumed(other);
    }

    /** Continues after a failure if another thread or process has done the step meanwhile. */
    private Call<Optional<KeptWork>> continued(RuntimeException failure) {
        payments.wallet().forgetUnprepared(payments.store(), name);
        try {
            Optional<PaymentRecord> other =
                    Sequence.isOfRequest(failure) ? payments.load(name, work.purpose()) : Optional.empty();
            if (other.isPresent() && !other.equals(record)) {
                adopt(other.get());
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
