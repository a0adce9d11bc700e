package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Effects;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import io.github.avalanche4j.testing.internal.node.Envelope;
import io.github.avalanche4j.testing.internal.node.Recordings;
import io.github.avalanche4j.testing.internal.script.Match;
import io.github.avalanche4j.testing.internal.script.Rule;
import io.github.avalanche4j.testing.internal.script.Rules;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The responses to certain requests, as a test scripts them. Each method whose name begins with {@code respond} adds
 * one {@link ScriptedResponse}. They are used in the order they were added, each once unless it is set otherwise. One that
 * is used {@linkplain ScriptedResponse#always always} gives way to those that are added later for its requests. Safe for
 * use by many threads.
 */
public final class Script {
    private static final String DISCONNECT = "disconnect()";
    private static final int SHOWN = 60;

    private final FakeServer server;
    private final Rules rules;
    private final Match match;

    Script(FakeServer server, Rules rules, Match match) {
        this.server = server;
        this.rules = rules;
        this.match = match;
    }

    /**
     * Narrows to one path, such as one of several chains.
     *
     * @param path the path, with its query if that matters
     * @return a script for that path only
     * @throws IllegalArgumentException if the server has no such path, or not for the requests that are scripted
     */
    public Script at(String path) {
        return new Script(server, rules, server.at(match, null, path));
    }

    /**
     * Narrows to certain JSON-RPC params, compared as JSON values.
     *
     * @return a script for these params only
     */
    public Script withParams(String paramsJson) {
        return new Script(server, rules, match.withParams(paramsJson));
    }

    /**
     * Responds with a value: the {@code result} of a JSON-RPC call, the whole body of any other request.
     *
     * @param json JSON; {@link #respondRaw} sends any text
     */
    public ScriptedResponse respond(String json) {
        Json.checked("json", json);
        return value("respond(" + shown(json) + ")", params -> json);
    }

    /**
     * Responds with a computed value.
     *
     * @param jsonOfParams makes the value from the JSON text of the call's params; that text is {@code null} if the
     *     request has none
     */
    public ScriptedResponse respond(UnaryOperator<String> jsonOfParams) {
        Objects.requireNonNull(jsonOfParams, "jsonOfParams");
        return value("respond(computed)", params -> Json.checked("the computed value", jsonOfParams.apply(params)));
    }

    private ScriptedResponse value(String words, UnaryOperator<String> jsonOfParams) {
        return add(
                false,
                words,
                (request, call, unscripted) -> call == null
                        ? Response.of(200, "application/json", jsonOfParams.apply("null"))
                        : Envelope.of(request, call).result(call.idOrNull(), jsonOfParams.apply(call.paramsText())));
    }

    /** {@return the beginning of a text, on one line} */
    private static String shown(String text) {
        String line = Args.visible(text);
        return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "…";
    }

    /**
     * Responds with a JSON-RPC error.
     *
     * @param code the error's code
     */
    public ScriptedResponse respondError(int code, String message) {
        return respondErrorWith(code, message, "");
    }

    /**
     * Responds with a JSON-RPC error that carries data.
     *
     * @param code the error's code
     */
    public ScriptedResponse respondError(int code, String message, String dataJson) {
        return respondErrorWith(code, message, Json.checked("dataJson", dataJson));
    }

    private ScriptedResponse respondErrorWith(int code, String message, String dataJson) {
        Objects.requireNonNull(message, "message");
        return add(
                false,
                "respondError(" + code + ", " + shown(message) + ")",
                (request, call, unscripted) -> call == null
                        ? Envelope.SERVICE.error("null", code, message, dataJson)
                        : Envelope.of(request, call).error(call.idOrNull(), code, message, dataJson));
    }

    /**
     * Responds with an HTTP status and any body.
     *
     * @param status from 200 to 599
     * @param contentType the body's type
     */
    public ScriptedResponse respondStatus(int status, String contentType, String body) {
        Args.between(200, 599, "status", status);
        Args.headerValue("contentType", contentType);
        if (!Objects.requireNonNull(body, "body").isEmpty() && (status == 204 || status == 304)) {
            throw new IllegalArgumentException("a response with status " + status + " has no body, but is given one");
        }
        return add(
                true,
                "respondStatus(" + status + ")",
                (request, call, unscripted) -> Response.of(status, contentType, body));
    }

    /**
     * Responds with status 200, type {@code application/json} and exactly this body, JSON or not; <code>${id}</code> in
     * it becomes the request's id.
     */
    public ScriptedResponse respondRaw(String body) {
        Objects.requireNonNull(body, "body");
        return add(true, "respondRaw(" + shown(body) + ")", (request, call, unscripted) -> {
            String id = Optional.ofNullable(call).map(RpcCall::idOrNull).orElse("null");
            return Response.of(200, Map.of("content-type", "application/json"), body.replace("${id}", id));
        });
    }

    /**
     * Closes the connection instead of responding.
     *
     * @return the response that is not sent
     */
    public ScriptedResponse disconnect() {
        // part of the response itself, because a request may arrive before a setting
        Response none =
                Response.of(200, Map.of(), "").with(Effects.NONE.disconnectAfter(Effects.DISCONNECT_BEFORE_HEAD));
        return add(true, DISCONNECT, (request, call, unscripted) -> none);
    }

    /**
     * Responds as if nothing were scripted: for a default response that is late, cut off or one step of a sequence.
     *
     * @throws IllegalStateException if the fake has no recording of the method, and nothing else to serve it from
     */
    public ScriptedResponse respondDefault() {
        if (!server.hasDefault(match)) {
            throw new IllegalStateException(server.getClass().getSimpleName() + " has no response of its own to "
                    + match + "; script one with respond(...)");
        }
        return add(false, "respondDefault()", (request, call, unscripted) -> unscripted.get());
    }

    /** Responds with a recording, whatever request it was recorded for. */
    public ScriptedResponse respondRecording(String name) {
        Recordings.Entry recording = Recordings.all().get(name);
        return add(false, "respondRecording(" + name + ")", (request, call, unscripted) -> recording.response(call));
    }

    /** Holds the default response until the test releases it. */
    public HeldResponse hold() {
        return respondDefault().hold();
    }

    private ScriptedResponse add(boolean wholeRequest, String words, Rule.Responder responder) {
        server.requireOpen();
        Rule rule = new Rule(match, wholeRequest, words, responder);
        rules.add(rule);
        return new ScriptedResponse(this, rule, !words.equals(DISCONNECT));
    }

    /** {@return the requests that this is a script for} */
    @Override
    public String toString() {
        return "Script[" + match + "]";
    }
}
