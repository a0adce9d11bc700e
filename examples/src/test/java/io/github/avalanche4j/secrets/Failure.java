package io.github.avalanche4j.secrets;

import io.github.avalanche4j.testing.Script;
import io.github.avalanche4j.testing.ScriptedResponse;
import java.util.function.BiFunction;

/** Responses of a server that repeat the key. */
enum Failure {
    BAD_REQUEST(
            (script, key) -> script.respondStatus(400, "text/plain", key.echo()).header("X-Echo", key.echo())),
    NOT_FOUND((script, key) -> script.respondStatus(
            404, "application/json", "{\"message\":[" + key.escaped() + "],\"error\":" + key.escaped() + "}")),
    RPC_ERROR((script, key) -> script.respondRaw("{\"id\":${id},\"error\":{\"code\":1,\"message\":" + key.escaped()
            + ",\"data\":{\"at\":" + key.escaped() + "}}}")),
    UNREADABLE((script, key) -> script.respondRaw("{\"id\":${id},\"result\":{\"" + key.echo() + "\":[}}")),
    CUT((script, key) ->
            script.respondRaw("{\"id\":${id},\"x\":\"" + key.echo()).disconnectAfter(60));

    private final BiFunction<Script, Key, ScriptedResponse> reply;

    Failure(BiFunction<Script, Key, ScriptedResponse> reply) {
        this.reply = reply;
    }

    /** Responds in this way to each request from now on. */
    void always(Script script, Key key) {
        reply.apply(script, key).always();
    }
}
