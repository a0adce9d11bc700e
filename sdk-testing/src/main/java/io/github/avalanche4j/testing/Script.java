package io.github.avalanche4j.testing;

import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a test wants answered to certain requests. Each call of an answering method adds one {@link ScriptedResponse}; replies are used in the order they were added, each once unless it says otherwise.
 */
public final class Script {
    private final Scripts scripts;
    private final Match match;

    /**
     * Which requests a reply is for; {@code null} means any.
     *
     * @param rpcMethod the JSON-RPC method
     * @param httpMethod the HTTP method
     * @param path the path, with its query if that matters
     * @param params the JSON-RPC params in one spelling
     */
    record Match(
            @Nullable String rpcMethod,
            @Nullable String httpMethod,
            @Nullable String path,
            @Nullable String params) {

        boolean fits(ReceivedRequest request, @Nullable RpcCall call) {
            boolean rightPath = path == null || path.equals(request.path()) || path.equals(request.barePath());
            boolean rightMethod = httpMethod == null || httpMethod.equals(request.method());
            boolean rightCall = rpcMethod == null || (call != null && rpcMethod.equals(call.method()));
            boolean rightParams =
                    params == null || (call != null && params.equals(Json.canonical(call.params(), true)));
            return rightPath && rightMethod && rightCall && rightParams;
        }
    }

    Script(Scripts scripts, Match match) {
        this.scripts = scripts;
        this.match = match;
    }

    /**
     * Narrows to one path, such as one of several chains.
     *
     * @param path the path, with its query if that matters
     * @return a script for that path only
     */
    public Script at(String path) {
        return new Script(scripts, new Match(match.rpcMethod, match.httpMethod, path, match.params));
    }

    /**
     * Narrows to certain JSON-RPC params, compared as JSON values.
     *
     * @param paramsJson the params
     * @return a script for these params only
     */
    public Script withParams(String paramsJson) {
        String params = Json.canonical(Json.parseOrNull(Json.checked(paramsJson)), true);
        return new Script(scripts, new Match(match.rpcMethod, match.httpMethod, match.path, params));
    }

    /**
     * Answers with a value: the {@code result} of a JSON-RPC call, the whole body of any other request.
     *
     * @param json the value
     * @return the reply
     */
    public ScriptedResponse respond(String json) {
        Json.checked(json);
        return respond(params -> json);
    }

    /**
     * Answers with a computed value.
     *
     * @param jsonOfParams gives the value; its argument is the JSON text of the call's params, or {@code null} in four letters
     * @return the reply
     */
    public ScriptedResponse respond(UnaryOperator<String> jsonOfParams) {
        return add(
                false,
                (request, call, otherwise) -> call == null
                        ? Response.of(200, "application/json", jsonOfParams.apply("null"))
                        : Envelope.of(request, call).result(call.idOrNull(), jsonOfParams.apply(call.paramsText())));
    }

    /**
     * Answers with a JSON-RPC error.
     *
     * @param code the error's code
     * @param message its message
     * @return the reply
     */
    public ScriptedResponse respondError(int code, String message) {
        return errorWith(code, message, "");
    }

    /**
     * Answers with a JSON-RPC error that carries data.
     *
     * @param code the error's code
     * @param message its message
     * @param dataJson its data
     * @return the reply
     */
    public ScriptedResponse respondError(int code, String message, String dataJson) {
        return errorWith(code, message, Json.checked(dataJson));
    }

    private ScriptedResponse errorWith(int code, String message, String dataJson) {
        return add(
                false,
                (request, call, otherwise) -> call == null
                        ? Envelope.SERVICE.error("null", code, message, dataJson)
                        : Envelope.of(request, call).error(call.idOrNull(), code, message, dataJson));
    }

    /**
     * Answers with an HTTP status and a text of its own.
     *
     * @param status the status
     * @param contentType the body's type
     * @param body the body
     * @return the reply
     */
    public ScriptedResponse respondStatus(int status, String contentType, String body) {
        return add(true, (request, call, otherwise) -> Response.of(status, contentType, body));
    }

    /**
     * Answers 200 with exactly this body as {@code application/json}, whatever it is; <code>${id}</code> in it becomes the request's id.
     *
     * @param wholeBody the body
     * @return the reply
     */
    public ScriptedResponse respondRaw(String wholeBody) {
        return add(true, (request, call, otherwise) -> {
            String id = Optional.ofNullable(call).map(RpcCall::idOrNull).orElse("null");
            return Response.of(200, Map.of("content-type", "application/json"), wholeBody.replace("${id}", id));
        });
    }

    /**
     * Closes the connection instead of answering.
     *
     * @return the reply
     */
    public ScriptedResponse disconnect() {
        return add(true, (request, call, otherwise) -> Response.of(200, Map.of(), ""))
                .disconnectAfter(Effects.DISCONNECT_BEFORE_HEAD);
    }

    /**
     * Answers as if nothing were scripted; with a delay or another effect, or as one step of a sequence.
     *
     * @return the reply
     */
    public ScriptedResponse respondDefault() {
        return add(false, (request, call, otherwise) -> otherwise.get());
    }

    /**
     * Answers with a certain recording, whatever it was recorded for.
     *
     * @param name its name
     * @return the reply
     */
    public ScriptedResponse respondRecording(String name) {
        Recording recording = Recordings.all().get(name);
        return add(false, (request, call, otherwise) -> Replay.of(recording, call));
    }

    /**
     * Holds the answer, which is as if nothing were scripted, until it is released.
     *
     * @return the handle
     */
    public HeldResponse hold() {
        return respondDefault().hold();
    }

    private ScriptedResponse add(boolean whole, ScriptedResponse.Maker maker) {
        ScriptedResponse reply = new ScriptedResponse(this, match, whole, maker);
        scripts.add(reply);
        return reply;
    }
}
