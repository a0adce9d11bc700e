package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.KeptTxs.Saved;
import io.github.avalanche4j.wallet.Reservation.NotReservedException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** The work of one name in a run of {@link Payments}: what it is at, and the record that the store has of it, if any. */
final class StoredWork {
    private static final int USUAL_STEPS = 16; // twice as many as an operation has

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
        KeptWork own = payments.own(name, work);
        return new StoredWork(payments, name, Optional.empty(), payments.names().work(name, own));
    }

    static StoredWork of(Payments payments, PaymentRecord record) {
        KeptWork now = held(payments, record);
        StoredWork stored = new StoredWork(payments, record.name(), Optional.of(record), now);
        stored.leavePassed(record); // perhaps of another process
        return stored;
    }

    /** What a record says; what it spends and exports is not for others. */
    private static KeptWork held(Payments payments, PaymentRecord record) {
        KeptWork work = payments.resumed(record);
        payments.wallet().hold(work);
        return work;
    }

    /** Replaces the transaction that a move has sent, unless another thread or process has changed the record. */
    Call<KeptWork> replace() {
        CrossChainTransfer before = (CrossChainTransfer) work;
        if (before.isDone() || before.stage() == CrossChainTransfer.Stage.EXPORTED) {
            return complete(); // nothing that was sent is in doubt
        }
        return Payments.unlessChanged(before::replace, this::isChanged).then(prepared -> {
            prepared.ifPresent(this::save);
            return complete();
        });
    }

    /** Does all steps that are left. One that goes back again and again, because a node refuses it, does so with pauses. */
    Call<KeptWork> complete() {
        AtomicInteger steps = new AtomicInteger();
        Call<Boolean> usual = Sequence.repeat(
                Duration.ZERO,
                () -> steps.getAndIncrement() < USUAL_STEPS
                        ? next().map(done -> done.map(any -> true))
                        : Call.completed(Optional.of(false)));
        return usual.then(isDone -> isDone
                ? Call.completed(work)
                : Sequence.repeat(payments.wallet().options().pollInterval(), this::next));
    }

    /** Does one step; present when nothing is left. */
    private Call<Optional<KeptWork>> next() {
        if (record.isEmpty() && work.isBegun()) {
            save(work);
        }
        saveEnded();
        return work.isDone()
                ? Call.completed(Optional.of(work))
                : payments.wallet().reserved(() -> Sequence.recover(step(), this::continued));
    }

    /** Marks transactions whose end is known, perhaps by another thread: until then they reserve what they spend. */
    private void saveEnded() {
        KeptTxs txs = KeptTxs.sending(work);
        List<KeptTxs.Kept> ended = payments.wallet().ended(txs);
        if (record.isPresent() && !ended.isEmpty()) {
            List<Id> hashes = ended.stream().map(KeptTxs.Kept::hash).toList();
            boolean unused = payments.names().held(hashes, () -> {
                save(work.withSending(txs.ended(ended).state()));
                return true;
            });
        }
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
        KeptTxs txs = KeptTxs.sending(next);
        txs.all().forEach(kept -> payments.wallet().keep(kept.built(), Saved.MAYBE)); // also if that fails
        if (payments.store().save(record, after)) {
            KeptWork now = payments.names().work(name, next);
            payments.wallet().hold(now);
            goOn(now, after);
            return;
        }
        Optional<PaymentRecord> other = payments.load(name, next.purpose());
        if (other.isEmpty() && record.isPresent() && txs.all().isEmpty()) {
            record = other; // it is lost, and has to be saved again, because what it has sent is accepted
            save(next);
            return;
        }
        KeptTxs theirs = other.map(payments::resumed).map(KeptTxs::sending).orElse(KeptTxs.NONE);
        lacking(txs, theirs).forEach(payments.wallet()::notSaved);
        adopt(PaymentRecord.changed(name, record, other));
    }

    private static Stream<KeptTxs.Kept> lacking(KeptTxs some, KeptTxs other) {
        return some.all().stream().filter(kept -> !other.has(kept.tx()));
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
        goOn(held(payments, other), other);
    }

    private void goOn(KeptWork next, PaymentRecord now) {
        KeptWork before = work;
        record = Optional.of(now);
        work = next;
        leave(KeptTxs.sending(before), now);
        leavePassed(now);
    }

    /** What the stages before a finished record have sent, which another process may have left. */
    private void leavePassed(PaymentRecord now) {
        if (now.isFinished()) {
            leave(payments.names().passed(name), now);
        }
    }

    /** What a stage has sent and the present one has not is accepted, or will not be: nothing else ends a stage. */
    private void leave(KeptTxs before, PaymentRecord now) {
        lacking(before, KeptTxs.sending(work))
                .flatMap(kept -> payments.wallet().known(kept.tx().id()).stream())
                .filter(issuance -> !now.state().contains(issuance.tx().id().toString())) // an accepted export
                .forEach(issuance -> {
                    issuance.endForGood("the work that it belongs to has gone on without it");
                    payments.wallet().holdings().release(issuance.hash()); // also if it was refused before
                });
    }

    /** Continues after a failure if another thread or process has done the step meanwhile. */
    private Call<Optional<KeptWork>> continued(RuntimeException failure) {
        if (failure instanceof PaymentRecord.LostException) {
            return Sequence.failed(failure);
        } else if (failure instanceof NotReservedException) { // it was not saved, and the next run prepares another one
            return isChanged() ? Call.completed(Optional.empty()) : Sequence.failed(failure);
        }
        payments.names().forgetUnprepared(name);
        record.ifPresent(payments.names()::leave);
        try {
            if (Sequence.isOfRequest(failure) && isChanged()) {
                return Call.completed(Optional.empty());
            }
            saveEnded();
        } catch (RuntimeException e) {
            throw PaymentRecord.failure(failure, e);
        }
        throw failure;
    }
}
