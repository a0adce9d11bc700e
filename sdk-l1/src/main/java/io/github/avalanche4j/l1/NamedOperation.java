package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One run of a named operation: loads the stage, does a step, and saves. Any number of runs may work at once, in any
 * process. A run continues with the record that another run has saved. The payment has a name of its own, so all runs
 * together pay once.
 */
final class NamedOperation {
    private static final String PAYMENT = "/p";
    private static final int LONGEST_NAME = 98;
    private static final int MAX_STEPS = 64; // of one run, because a step may go back

    private final L1Context l1;
    private final String name;
    private final L1Operation planned;
    private final PaymentStore store;
    private Optional<PaymentRecord> known = Optional.empty();
    private @Nullable Stage reached; // by this run
    private int steps;

    private NamedOperation(L1Context l1, String name, L1Operation planned) {
        this.l1 = l1;
        this.name = name;
        this.planned = planned;
        this.store = l1.wallet().store();
    }

    /** A call that carries an operation out, once for its name. */
    static Call<L1Operation> call(L1Context l1, String name, L1Operation planned) {
        requireName(name);
        return L1Context.stored(
                l1.node(), "l1." + planned.operationState().plan().name(), run -> {
                    NamedOperation one = new NamedOperation(l1, name, planned);
                    return Sequence.repeat(Duration.ZERO, one::round);
                });
    }

    /**
     * A call that ends an operation at the stage that it has, and returns what its payment had paid. First the payment is
     * ended, so that nothing is paid after the end of the operation.
     */
    static Call<Optional<IssuedTx>> cancel(L1Context l1, String name) {
        requireName(name);
        return L1Context.stored(l1.node(), "l1.cancel", run -> {
            L1Operation begun = L1Manager.stored(l1, name)
                    .orElseThrow(() -> new InvalidRequestException(
                            "name", name, "the name of an operation that has begun", "there is nothing to cancel"));
            NamedOperation one = new NamedOperation(l1, name, begun);
            Call<Optional<IssuedTx>> payment =
                    begun.operationState().plan().pChainLeg().isPresent()
                            ? l1.wallet().cancel(name + PAYMENT)
                            : Call.completed(Optional.empty());
            return payment.map(paid -> {
                one.end();
                return paid;
            });
        });
    }

    private void end() {
        L1Operation now;
        do {
            now = load(); // another run may have done a step
        } while (!isFinished() && !save(record(now, true)));
    }

    private boolean isFinished() {
        return known.filter(PaymentRecord::isFinished).isPresent();
    }

    private PaymentRecord record(L1Operation operation, boolean isFinished) {
        return new PaymentRecord(name, operation.purpose(), operation.state(), isFinished);
    }

    private static void requireName(String name) {
        if (name.isBlank() || name.length() > LONGEST_NAME || name.codePoints().anyMatch(Character::isISOControl)) {
            throw new InvalidRequestException("name", name, "1 to " + LONGEST_NAME + " characters without line breaks");
        }
    }

    private Call<Optional<L1Operation>> round() {
        L1Operation now = load();
        if (now.isDone()) {
            return Call.completed(Optional.of(now));
        } else if (isFinished()) {
            throw new InvalidRequestException("name", name, "a name that is not cancelled", "use another one");
        } else if (++steps > MAX_STEPS) {
            throw L1OperationException.of(Reason.REFUSED, now + " did not finish within " + MAX_STEPS + " steps");
        }
        requireSender(now);
        return now.next(name + PAYMENT).map(next -> {
            if (save(record(next, next.isDone()))) {
                reached = next.stage();
            }
            return Optional.empty();
        });
    }

    private L1Operation load() {
        Optional<PaymentRecord> now = store.load(name);
        if (now.isEmpty() && known.isPresent()) {
            throw new IllegalStateException("the store has lost operation " + name
                    + ", which this call has loaded: look up how far it is before you run it again");
        }
        known = now;
        return now.map(record -> L1Manager.stored(l1, record, planned.purpose()))
                .orElse(planned);
    }

    /** Saves a record, unless another run has saved one. */
    private boolean save(PaymentRecord after) {
        boolean isSaved = store.save(known, after);
        if (isSaved) {
            known = Optional.of(after);
        } else if (store.load(name).equals(known)) {
            throw new IllegalStateException("the store did not save operation " + name + ", although load() returns "
                    + (known.isPresent() ? "the record that it should replace" : "no record of it")
                    + ": both have to use the same data");
        }
        return isSaved;
    }

    /** Fails without a sender if this run has just reached a stage that needs a transaction to the L1. */
    private void requireSender(L1Operation now) {
        if (l1.sender().isEmpty() && now.stage() == reached && now.transaction().isPresent()) {
            throw L1OperationException.of(
                    Reason.NO_SENDER, name + ", " + now + " needs a transaction to the L1's chain");
        }
    }
}
