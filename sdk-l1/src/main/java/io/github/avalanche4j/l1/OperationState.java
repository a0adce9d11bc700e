package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How far an operation has come.
 *
 * @param fromBlock the first block that may have its effect on the L1
 * @param request the manager's unsigned message
 * @param signed what this stage sends: at REQUESTING a proof of uptime; at SENDING, the text of the P-Chain's
 *     transactions; at REQUESTED, that of those that the P-Chain refused before
 */
record OperationState(Plan plan, Stage stage, long fromBlock, Bytes request, Bytes signed) {
    private static final String FORM = "avalanche4j-l1-2";
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

    /** The P-Chain's transactions, of which one will be accepted. */
    String sending() {
        return stage == Stage.SENDING ? transactions() : "";
    }

    /** What the P-Chain refused before this stage, so that others are needed. */
    List<SignedTx> refused() {
        return stage == Stage.REQUESTED ? TxRequest.signed(transactions()) : List.of();
    }

    private String transactions() {
        return new String(signed.toArray(), StandardCharsets.UTF_8);
    }

    OperationState withSending(String transactions) {
        return with(Stage.SENDING, Bytes.of(transactions.getBytes(StandardCharsets.UTF_8)));
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
            boolean isSigned = state.stage != Stage.SENDING
                    || !TxRequest.signed(state.sending()).isEmpty();
            if (isSigned && state.text(contract).equals(text) && state.plan.has(state.stage)) {
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
            throw new InvalidRequestException("state", actual, expected, "resume it with the L1Manager of its L1");
        }
    }

    private static Plan plan(String name, String text) {
        return switch (name) {
            case RegisterPlan.NAME -> new RegisterPlan(NewValidator.parse(text));
            case WeightPlan.CHANGE, WeightPlan.REMOVE -> WeightPlan.parse(text);
            case ExpirePlan.NAME -> new ExpirePlan(NodeId.parse(text));
            case ConvertPlan.NAME -> ConvertPlan.parse(text);
            case BalancePlan.TOP_UP, BalancePlan.TOP_UP_TO, BalancePlan.DISABLE -> BalancePlan.parse(text);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static InvalidRequestException unknown(String text) {
        return new InvalidRequestException("state", text, "a line that L1Operation.state returned");
    }
}
