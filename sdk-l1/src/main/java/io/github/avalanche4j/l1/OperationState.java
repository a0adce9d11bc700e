package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.wallet.PaymentRecord;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The stage of an operation, and its messages.
 *
 * @param fromBlock the first block that may have its effect on the L1
 * @param request the manager's unsigned message
 * @param signed the signed message that this stage sends to the L1: at REQUESTING a proof of uptime, at COMPLETING the
 *     P-Chain's statement
 */
record OperationState(Plan plan, Stage stage, long fromBlock, Bytes request, Bytes signed) {
    private static final String FORM = "avalanche4j-l1";
    private static final int WORDS = 9;

    static OperationState planned(Plan plan) {
        return new OperationState(plan, Stage.PLANNED, 0, Bytes.EMPTY, Bytes.EMPTY);
    }

    /** The state after the checks of a plan. */
    static OperationState started(Plan plan, long fromBlock) {
        return new OperationState(plan, Stage.PLANNED, fromBlock, Bytes.EMPTY, Bytes.EMPTY).from(Stage.REQUESTING);
    }

    /** At the first stage from {@code least} that the plan has. */
    OperationState from(Stage least) {
        return with(
                Stream.of(Stage.values())
                        .filter(next -> next.compareTo(least) >= 0 && plan.has(next))
                        .findFirst()
                        .orElseThrow(),
                Bytes.EMPTY);
    }

    OperationState withRequest(Bytes message) {
        return new OperationState(plan, stage, fromBlock, message, signed);
    }

    OperationState with(Stage next, Bytes bytes) {
        return new OperationState(plan, next, fromBlock, request, bytes);
    }

    /** The signed uptime that the request delivers. */
    Optional<WarpMessage> proof() {
        return Optional.of(signed)
                .filter(bytes -> stage == Stage.REQUESTING && !bytes.isEmpty())
                .map(WarpMessage::parse);
    }

    /** Whether a record is of an operation of an L1. */
    static boolean isIn(PaymentRecord record, ManagerContract contract) {
        return record.state()
                .startsWith(String.join(
                        " ",
                        FORM,
                        contract.subnetId().toString(),
                        contract.manager().toString(),
                        ""));
    }

    String text(ManagerContract contract) {
        return String.join(
                " ",
                FORM,
                contract.subnetId().toString(),
                contract.manager().toString(),
                plan.name(),
                stage.name(),
                Long.toString(fromBlock),
                request.toCheckedHex(),
                signed.toCheckedHex(),
                plan.text());
    }

    static OperationState parse(ManagerContract contract, String text) {
        String[] words = text.split(" ", -1);
        if (words.length != WORDS || !words[0].equals(FORM)) {
            throw unknown(text);
        }
        requireSame("of L1 " + contract.subnetId(), "of L1 " + words[1]);
        requireSame("of manager " + contract.manager(), "of manager " + words[2]);
        try {
            OperationState state = new OperationState(
                    plan(words[3], words[8]),
                    Stage.valueOf(words[4]),
                    Long.parseLong(words[5]),
                    Bytes.fromCheckedHex(words[6]),
                    Bytes.fromCheckedHex(words[7]));
            if (state.text(contract).equals(text) && state.plan.has(state.stage)) {
                return state;
            }
            throw unknown(text);
        } catch (IllegalArgumentException
                | IndexOutOfBoundsException
                | InvalidRequestException
                | MalformedBytesException e) {
            throw unknown(text);
        }
    }

    private static void requireSame(String expected, String actual) {
        if (!expected.equals(actual)) {
            throw new InvalidRequestException("state", actual, expected, "continue it with the L1Manager of its L1");
        }
    }

    private static Plan plan(String name, String text) {
        return switch (name) {
            case RegisterPlan.NAME -> new RegisterPlan(NewValidator.parse(text));
            case WeightPlan.CHANGE, WeightPlan.REMOVE -> WeightPlan.parse(text);
            case ExpirePlan.NAME -> new ExpirePlan(NodeId.parse(text));
            case ConvertPlan.NAME -> ConvertPlan.parse(text);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static InvalidRequestException unknown(String text) {
        return new InvalidRequestException("state", text, "the state of an operation of an L1");
    }
}
