package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.NodeId;
import java.util.stream.Stream;

/**
 * How far an operation has come.
 *
 * @param fromBlock the first block that may have its effect on the L1
 * @param request the manager's unsigned message
 * @param signed what this stage sends; at REQUESTED, what the P-Chain refused before
 */
record OperationState(Plan plan, Stage stage, long fromBlock, Bytes request, Bytes signed) {
    private static final String FORM = "avalanche4j-l1-1";
    private static final int WORDS = 8;

    static OperationState planned(Plan plan) {
        return new OperationState(plan, Stage.PLANNED, 0, Bytes.EMPTY, Bytes.EMPTY);
    }

    /** The first stage from {@code least} that the plan has. */
    OperationState from(Stage least, Plan.Start start) {
        Stage next = Stream.of(Stage.values())
                .filter(stage -> stage.compareTo(least) >= 0 && plan.has(stage))
                .findFirst()
                .orElseThrow();
        return new OperationState(plan, next, start.fromBlock(), start.request(), Bytes.EMPTY);
    }

    /** The first stage from {@code least} that the plan has. */
    OperationState from(Stage least) {
        return from(least, new Plan.Start(fromBlock, request));
    }

    OperationState with(Stage next, Bytes bytes) {
        return new OperationState(plan, next, fromBlock, request, bytes);
    }

    String text(EvmAddress manager) {
        return String.join(
                " ",
                FORM,
                manager.toString(),
                plan.name(),
                stage.name(),
                Long.toString(fromBlock),
                request.toCheckedHex(),
                signed.toCheckedHex(),
                plan.text());
    }

    static OperationState parse(EvmAddress manager, String text) {
        String[] words = text.split(" ", -1);
        try {
            if (words.length == WORDS && words[0].equals(FORM)) {
                Expected.same("manager in the state", manager.toString(), words[1]);
                OperationState state = new OperationState(
                        plan(words[2], words[7]),
                        Stage.valueOf(words[3]),
                        Long.parseLong(words[4]),
                        Bytes.fromCheckedHex(words[5]),
                        Bytes.fromCheckedHex(words[6]));
                if (state.text(manager).equals(text) && state.plan.has(state.stage)) {
                    return state;
                }
            }
        } catch (IllegalArgumentException
                | IndexOutOfBoundsException
                | InvalidRequestException
                | MalformedBytesException e) {
            throw unknown(text);
        }
        throw unknown(text);
    }

    private static Plan plan(String name, String text) {
        return switch (name) {
            case RegisterPlan.NAME -> new RegisterPlan(NewValidator.parse(text));
            case WeightPlan.CHANGE, WeightPlan.REMOVE -> WeightPlan.parse(text);
            case ExpirePlan.NAME -> new ExpirePlan(NodeId.parse(text));
            case ConvertPlan.NAME -> ConvertPlan.parse(text);
            case BalancePlan.TOP_UP, BalancePlan.DISABLE -> BalancePlan.parse(text);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static InvalidRequestException unknown(String text) {
        return new InvalidRequestException("state", text, "a line that L1Operation.state returned");
    }
}
