package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.wallet.KeptWork;
import io.github.avalanche4j.wallet.TxRequest;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A change of an L1's validators, which goes through the L1 and the P-Chain. It is an immutable value at one of seven
 * stages. The call {@link #next} does one step and returns the value at the next stage. An operation skips the stages
 * that it does not need.
 *
 * <p>Each step first looks for its effect, which this process, an earlier one or another party may have had. So a step
 * can be repeated after a failure or a crash: keep {@link #state} after each step, and continue with {@link
 * L1Manager#resume}. The state contains the bytes for the P-Chain before they are sent. So an operation pays once,
 * however often its steps run. Complete an operation in one way: if its first value is completed under two names, or
 * under a name and without one, it pays twice.
 *
 * <pre>{@code
 * L1Operation registration = l1.register(v -> v.node(nodeId, proof).weight(20) …);
 * registration = registration.complete(state -> save(state)).execute();
 * }</pre>
 */
public final class L1Operation implements KeptWork {
    private static final int MAX_STEPS = 64; // of one complete(): each step that goes back counts

    private final L1Context l1;
    private final OperationState state;
    private final AtomicReference<@Nullable TxRequest> request; // of the P-Chain's transaction
    private final AtomicReference<@Nullable L1Operation> reached = new AtomicReference<>(); // by complete()

    L1Operation(L1Context l1, OperationState state) {
        this(l1, state, new AtomicReference<>());
    }

    private L1Operation(L1Context l1, OperationState state, AtomicReference<@Nullable TxRequest> request) {
        this.l1 = l1;
        this.state = state;
        this.request = request;
    }

    /** {@return one line of text from which {@link L1Manager#resume} continues; it holds no key} */
    @Override
    public String state() {
        return state.text(l1.contract());
    }

    @Override
    public String purpose() {
        return "l1." + state.plan().purpose() + " of " + l1.contract().subnetId();
    }

    /** {@return the stage} */
    public Stage stage() {
        return state.stage();
    }

    @Override
    public boolean isBegun() {
        return state.stage() != Stage.PLANNED;
    }

    /** {@return whether nothing is left to do} */
    @Override
    public boolean isDone() {
        return state.stage() == Stage.DONE;
    }

    /** {@return the validation; absent while the manager has not given it an id} */
    public Optional<Id> validationId() {
        return state.plan().validationId(state.request());
    }

    /**
     * {@return the transaction that the L1's chain needs at this stage; absent at stages that need none} Without a
     * sender, send it by other means: {@link #next} waits for its effect.
     */
    public Optional<EvmCall> transaction() {
        Plan plan = state.plan();
        return switch (state.stage()) {
            case REQUESTING -> plan.initiation().map(initiation -> initiation.call(l1.contract(), state.proof()));
            case COMPLETING ->
                plan.delivery().map(delivery -> delivery.completion(l1.contract(), WarpMessage.parse(state.signed())));
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
    @Override
    public Call<L1Operation> next() {
        if (isDone()) {
            throw new IllegalStateException("the operation is done");
        }
        return sequence(run -> new NextStep(l1, state, request, run).call().map(this::at));
    }

    /** A top-up is one payment, whichever of its values runs. */
    private L1Operation at(OperationState next) {
        boolean isOnePayment =
                state.plan().pChainLeg().filter(leg -> !leg.isReplayProof()).isPresent();
        return isOnePayment ? new L1Operation(l1, next, request) : new L1Operation(l1, next);
    }

    @Override
    public String sending() {
        return state.sending();
    }

    @Override
    public L1Operation withSending(String transactions) {
        return state.sending().isEmpty() ? this : at(state.withSending(transactions));
    }

    private Call<L1Operation> sequence(Function<Run, Call<L1Operation>> script) {
        return L1Context.sequence(l1.node(), "l1." + state.plan().name(), script);
    }

    /**
     * {@return a call that does all remaining steps} Its timeout is the deadline of all of them together. If one of
     * them needs a transaction to the L1's chain, the manager must have a {@link L1Options#sender sender}: otherwise it
     * fails with {@link L1OperationException.Reason#NO_SENDER} before the first.
     *
     * <p>Run it again after any failure: it continues at the stage that it has reached. Run it in one thread at a time,
     * because {@code keep} replaces what it stored before; {@link io.github.avalanche4j.wallet.Payments#complete} needs
     * no such care.
     *
     * @param keep gets the state before each step and at the end; it should store the state where it survives a crash
     */
    public Call<L1Operation> complete(Consumer<? super String> keep) {
        Objects.requireNonNull(keep, "keep");
        return sequence(run -> {
            requireSender();
            reached.compareAndSet(null, this);
            int[] steps = {0};
            return Sequence.repeat(Duration.ZERO, () -> {
                L1Operation now = Objects.requireNonNull(reached.get());
                keep.accept(now.state());
                if (now.isDone()) {
                    return Call.completed(Optional.of(now));
                } else if (++steps[0] > MAX_STEPS) {
                    throw L1OperationException.of(
                            Reason.REFUSED, now + " did not finish within " + MAX_STEPS + " steps");
                }
                return now.next().map(next -> {
                    reached.compareAndSet(now, next);
                    return Optional.empty();
                });
            });
        });
    }

    private void requireSender() {
        Stage last = Stream.of(Stage.COMPLETING, Stage.REQUESTING)
                .filter(state.plan()::has)
                .findFirst()
                .orElse(Stage.PLANNED);
        if (l1.sender().isEmpty() && stage().compareTo(last) <= 0 && last != Stage.PLANNED) {
            throw L1OperationException.of(Reason.NO_SENDER, this + " needs transactions to the L1's chain");
        }
    }

    OperationState operationState() {
        return state;
    }

    /** {@return the operation and its stage} */
    @Override
    public String toString() {
        return "L1Operation[" + state.plan().name()
                + validationId().map(id -> " " + id).orElse("") + ", " + stage() + "]";
    }
}
