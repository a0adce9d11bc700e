package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.signature.WarpMessage;
import java.util.Optional;

/**
 * A change of an L1's validators, which goes through the L1 and the P-Chain. It is an immutable value at one of six stages,
 * and making it sends nothing: {@link L1Manager#complete} carries it out. An operation skips the stages that it does not
 * need.
 */
public final class L1Operation {
    private final L1Context l1;
    private final OperationState state;

    L1Operation(L1Context l1, OperationState state) {
        this.l1 = l1;
        this.state = state;
    }

    /** The text from which {@link L1Manager} continues. */
    String state() {
        return state.text(l1.contract());
    }

    /** What the operation does; the text is the same at all stages. */
    String purpose() {
        return "l1." + state.plan().purpose() + " of " + l1.contract().subnetId();
    }

    /** {@return the stage} */
    public Stage stage() {
        return state.stage();
    }

    /** {@return whether nothing is left to do} */
    public boolean isDone() {
        return state.stage() == Stage.DONE;
    }

    /** {@return the validation; absent while the manager has not given it an id} */
    public Optional<Id> validationId() {
        return state.plan().validationId(state.request());
    }

    /**
     * {@return the transaction that the L1's chain needs at this stage; absent at stages that need none} Without a
     * {@link L1Options#sender sender}, send the transaction by other means, and complete the operation again, which
     * waits for the effect.
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

    /** Does the next step. {@code payment} is the name of its payment. */
    Call<L1Operation> next(String payment) {
        return L1Context.sequence(
                l1.node(),
                "l1." + state.plan().name(),
                run -> new NextStep(l1, state, payment, run).call().map(next -> new L1Operation(l1, next)));
    }

    L1Context context() {
        return l1;
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
