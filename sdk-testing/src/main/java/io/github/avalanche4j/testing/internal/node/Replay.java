package io.github.avalanche4j.testing.internal.node;

import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A recording as a response: its bytes, with the id of the request. */
public final class Replay {
    private static final Set<String> OF_THE_CONNECTION = Set.of("content-length", "transfer-encoding", "date");

    private Replay() {}

    public static Response of(Recordings.Entry recording, @Nullable RpcCall call) {
        Map<String, String> headers = new LinkedHashMap<>(recording.headers());
        headers.keySet().removeAll(OF_THE_CONNECTION);
        String body = call == null || call.id() == null ? recording.body() : Json.withId(recording.body(), call.id());
        return Response.of(recording.status(), headers, body);
    }
}
