package io.github.avalanche4j.node.calls;

import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.node.NodeClient;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A call of a client, and what becomes of it: of a recording, or of an argument that breaks a rule.
 *
 * @param outcome what becomes of it
 * @param name the name of the recording, or of the argument
 * @param detail what the outcome says beside its kind: a reason, a status, a part of a message
 * @param call the call, with the name of the row
 */
public record Row(Outcome outcome, String name, String detail, BiFunction<NodeClient, String, Object> call) {
    /** What becomes of a call. */
    public enum Outcome {
        /** The response has the leaves of the expected file. */
        RESPONDS,
        /** The node's error has a reason. */
        FAILS,
        /** The interface is not served. */
        UNAVAILABLE,
        /** The response has another status than 200. */
        STATUS,
        /** The response cannot be read. */
        UNREADABLE,
        /** What the row says is true. */
        HOLDS,
        /** No call asks for the recording. */
        UNUSED,
        /** An argument breaks a rule, and nothing is sent. */
        REFUSES,
        /** An argument is null. */
        REFUSES_NULL
    }

    /** {@return the rows of all tables} */
    public static List<Row> all() {
        return Stream.of(
                        AdminRows.rows(),
                        AvaxRows.rows(),
                        AvmRows.rows(),
                        ChainInterfaceRows.rows(),
                        ClientRows.rows(),
                        EnvelopeRows.rows(),
                        EthereumRows.rows(),
                        EvmRows.rows(),
                        HealthRows.rows(),
                        HeliconRows.rows(),
                        IndexRows.rows(),
                        InfoRows.rows(),
                        PlatformRows.rows(),
                        StartupRows.rows(),
                        WarpRows.rows())
                .flatMap(List::stream)
                .toList();
    }

    /** {@return whether the row has a recording} */
    public boolean isRecorded() {
        return outcome != Outcome.REFUSES && outcome != Outcome.REFUSES_NULL;
    }

    /** {@return what the call returns} */
    public Object call(NodeClient node) {
        return call.apply(node, name);
    }

    @Override
    public String toString() {
        return (outcome + " " + name + " " + detail).strip();
    }

    static Row responds(String recording, Function<NodeClient, Object> call) {
        return responds(recording, (node, name) -> call.apply(node));
    }

    static Row responds(String recording, BiFunction<NodeClient, String, Object> call) {
        return new Row(Outcome.RESPONDS, recording, "", call);
    }

    static Row fails(String recording, JsonRpcException.Reason reason, Function<NodeClient, Object> call) {
        return fails(recording, reason, (node, name) -> call.apply(node));
    }

    static Row fails(String recording, JsonRpcException.Reason reason, BiFunction<NodeClient, String, Object> call) {
        return new Row(Outcome.FAILS, recording, reason.name(), call);
    }

    static Row isUnavailable(
            String recording,
            InterfaceUnavailableException.Reason reason,
            String message,
            Function<NodeClient, Object> call) {
        return isUnavailable(recording, reason, message, (node, name) -> call.apply(node));
    }

    static Row isUnavailable(
            String recording,
            InterfaceUnavailableException.Reason reason,
            String message,
            BiFunction<NodeClient, String, Object> call) {
        return new Row(Outcome.UNAVAILABLE, recording, reason + ": " + message, call);
    }

    static Row hasStatus(String recording, int status, Function<NodeClient, Object> call) {
        return new Row(Outcome.STATUS, recording, Integer.toString(status), (node, name) -> call.apply(node));
    }

    static Row isUnreadable(String recording, String message, Function<NodeClient, Object> call) {
        return new Row(Outcome.UNREADABLE, recording, message, (node, name) -> call.apply(node));
    }

    static Row holds(String recording, Function<NodeClient, Boolean> fact) {
        return new Row(Outcome.HOLDS, recording, "", (node, name) -> fact.apply(node));
    }

    static Row holds(String recording, BiFunction<NodeClient, String, Boolean> fact) {
        return new Row(Outcome.HOLDS, recording, "", fact::apply);
    }

    static Row unused(String recording, String reason) {
        return new Row(Outcome.UNUSED, recording, reason, (node, name) -> reason);
    }

    static Row refuses(String argument, Function<NodeClient, Object> call) {
        return new Row(Outcome.REFUSES, argument, "", (node, name) -> call.apply(node));
    }

    static Row refusesNull(String argument, Function<NodeClient, Object> call) {
        return new Row(Outcome.REFUSES_NULL, argument, "", (node, name) -> call.apply(node));
    }
}
