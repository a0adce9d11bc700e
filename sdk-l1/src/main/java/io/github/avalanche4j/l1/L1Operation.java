package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.internal.work.WorkRunner;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.signature.WarpMessage;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * A change of an L1's validators, which goes through the L1 and the P-Chain. It is an immutable value at one of seven
 * stages. The call {@link #next} does one step and returns the value at the next stage. An operation skips the stages
 * that it does not need.
 *
 * <p>Each step first looks for its effect, which this process, an earlier one or another party may have had. So a step
 * can be repeated after a failure or a crash: keep {@link #state} after each step, and continue with {@link
 * L1Manager#resume}. The state contains the bytes for the P-Chain before they are sent.
 *
 * <pre>{@code
 * L1Operation registration = l1.register(v -> v.node(nodeId, proof).weight(20) …);
 * registration = registration.complete(state -> save(state)).execute();
 * }</pre>
 */
public final class L1Operation {
    private static final String FORM = "avalanche4j-l1-1";
    private static final int WORDS = 8;
    private static final int MOST_STEPS = 64; // of one complete(): each step that goes back counts

    /** The stages of an operation. */
    public enum Stage {
        /** Nothing was sent. */
        PLANNED,
        /** The manager on the L1 is being asked; the transaction may have been sent. */
        REQUESTING,
        /** The manager has sent the message that the P-Chain needs, and the message matches the request. */
        REQUESTED,
        /** The message was signed and verified, and the P-Chain's transaction is signed; it may have been sent. */
        SENDING,
        /** The P-Chain has accepted the transaction. */
        ACCEPTED,
        /** The P-Chain's statement was signed and verified; its delivery to the L1 may have been sent. */
        COMPLETING,
        /** L1 and P-Chain agree. */
        DONE
    }

    private final L1Access l1;
    private final Plan plan;
    private final Stage stage;
    private final long fromBlock;
    private final Bytes request; // the manager's unsigned message
    private final Bytes signed; // what this stage sends; at REQUESTED, what the P-Chain refused before

    private L1Operation(L1Access l1, Plan plan, Stage stage, long fromBlock, Bytes request, Bytes signed) {
        this.l1 = l1;
        this.plan = plan;
        this.stage = stage;
        this.fromBlock = fromBlock;
        this.request = request;
        this.signed = signed;
    }

    static L1Operation planned(L1Access l1, Plan plan) {
        return new L1Operation(l1, plan, Stage.PLANNED, 0, Bytes.EMPTY, Bytes.EMPTY);
    }

    L1Operation from(Stage next, Plan.Start start) {
        return new L1Operation(l1, plan, next, start.fromBlock(), start.request(), signed);
    }

    L1Operation with(Stage next, Bytes message, Bytes bytes) {
        return new L1Operation(l1, plan, next, fromBlock, message, bytes);
    }

    Plan plan() {
        return plan;
    }

    long fromBlock() {
        return fromBlock;
    }

    Bytes request() {
        return request;
    }

    Bytes signed() {
        return signed;
    }

    static L1Operation parse(L1Access l1, String state) {
        String[] parts = state.split(" ", -1);
        try {
            if (parts.length == WORDS && parts[0].equals(FORM)) {
                Expected.same("manager in the state", l1.contract().manager().toString(), parts[1]);
                L1Operation operation = new L1Operation(
                        l1,
                        Plans.parse(parts[2], parts[7]),
                        Stage.valueOf(parts[3]),
                        Long.parseLong(parts[4]),
                        Bytes.fromCheckedHex(parts[5]),
                        Bytes.fromCheckedHex(parts[6]));
                if (operation.state().equals(state)) {
                    return operation;
                }
            }
        } catch (IllegalArgumentException
                | IndexOutOfBoundsException
                | InvalidRequestException
                | MalformedBytesException e) {
            throw unknown(state);
        }
        throw unknown(state);
    }

    private static InvalidRequestException unknown(String state) {
        return new InvalidRequestException("state", state, "a line that L1Operation.state returned");
    }

    /** {@return one line of text from which {@link L1Manager#resume} continues; it holds no key} */
    public String state() {
        return String.join(
                " ",
                FORM,
                l1.contract().manager().toString(),
                plan.name(),
                stage.name(),
                Long.toString(fromBlock),
                request.toCheckedHex(),
                signed.toCheckedHex(),
                plan.text());
    }

    /** {@return the stage} */
    public Stage stage() {
        return stage;
    }

    /** {@return whether nothing is left to do} */
    public boolean isDone() {
        return stage == Stage.DONE;
    }

    /** {@return the validation; absent while the manager has not given it an id} */
    public Optional<Id> validationId() {
        return plan.validationId(request);
    }

    /**
     * {@return the transaction that the L1's chain needs at this stage; absent at stages that need none} Without a
     * sender, send it by other means: {@link #next} waits for its effect.
     */
    public Optional<EvmCall> transaction() {
        return switch (stage) {
            case REQUESTING -> Optional.of(plan.initiation().call(l1.contract()));
            case COMPLETING -> Optional.of(plan.completion(l1.contract(), WarpMessage.parse(signed)));
            default -> Optional.empty();
        };
    }

    /**
     * {@return a call that does the next step} Its timeout is the deadline of the step. After a failure this value is
     * still valid, and the step can be repeated. If price, UTXOs or validators have changed, so that the P-Chain
     * refuses a transaction or the L1 refuses signatures, the step returns to the stage before.
     *
     * <p>It fails with an {@link L1OperationException} that names the reason, or with an exception of the wallet, the
     * node or the aggregator.
     *
     * @throws IllegalStateException if the operation is done
     */
    public Call<L1Operation> next() {
        if (isDone()) {
            throw new IllegalStateException("the operation is done");
        }
        return WorkRunner.call("l1." + plan.name(), this::next);
    }

    private CompletableFuture<L1Operation> next(Work work) {
        try {
            return new Steps(l1, this, work).next();
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    /**
     * {@return a call that does all remaining steps} Its timeout is the deadline of all of them together.
     *
     * @param keep gets the state before each step and at the end; it should store the state where it survives a crash
     */
    public Call<L1Operation> complete(Consumer<? super String> keep) {
        Objects.requireNonNull(keep, "keep");
        return WorkRunner.call("l1." + plan.name(), work -> {
            L1Operation[] now = {this};
            int[] steps = {0};
            return work.repeat(() -> {
                try {
                    keep.accept(now[0].state());
                } catch (RuntimeException e) {
                    return CompletableFuture.failedFuture(e);
                }
                if (now[0].isDone()) {
                    return CompletableFuture.completedFuture(Optional.of(now[0]));
                } else if (++steps[0] > MOST_STEPS) {
                    return CompletableFuture.failedFuture(
                            L1OperationException.of(Reason.REFUSED, now[0] + " went back again and again"));
                }
                return now[0].next(work).thenApply(next -> {
                    now[0] = next;
                    return Optional.empty();
                });
            });
        });
    }

    /** {@return the operation and its stage} */
    @Override
    public String toString() {
        return "L1Operation[" + plan.name() + validationId().map(id -> " " + id).orElse("") + ", " + stage + "]";
    }
}
