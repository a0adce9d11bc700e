package io.github.avalanche4j.testing.internal.node;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Connection;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import okhttp3.Response;
import okhttp3.WebSocket;
import okhttp3.WebSocketListener;
import org.jspecify.annotations.Nullable;

/** The WebSockets of a chain, and the subscriptions to its new heads; with the messages of recorded transcripts. */
public final class EvmSockets extends WebSocketListener {
    private static final String STALLED = "";
    /** a text frame of 100 bytes (RFC 6455, section 5.2), of which 2 follow */
    private static final byte[] HALF_A_FRAME = {(byte) 0x81, 100, '{', '"'};

    private final AtomicLong ids = new AtomicLong(0x9031);
    private final Map<WebSocket, String> open = new ConcurrentHashMap<>();
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();

    /** Listens to the WebSocket over {@code connection}. */
    EvmSockets on(Connection connection) {
        connections.removeIf(Connection::isClosed);
        connections.add(connection);
        return this;
    }

    @Override
    public void onMessage(WebSocket socket, String text) {
        JsonNode call = Json.parseOrNull(text);
        if (call == null) {
            socket.send("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32700,\"message\":\"parse error\"}}\n");
            socket.close(1000, null);
            return;
        }
        String kind = call.path("params").path(0).asText();
        if (call.path("method").asText().equals("eth_subscribe") && kind.equals("newHeads")) {
            String id = "0x" + Long.toHexString(ids.getAndIncrement());
            open.put(socket, id);
            socket.send("{\"jsonrpc\":\"2.0\",\"id\":" + call.get("id") + ",\"result\":\"" + id + "\"}\n");
        } else {
            socket.send("{\"jsonrpc\":\"2.0\",\"id\":" + call.get("id") + ",\"error\":{\"code\":-32601,\"message\":"
                    + Json.quote("no \"" + kind + "\" subscription in eth namespace") + "}}\n");
        }
    }

    @Override
    public void onClosing(WebSocket socket, int code, String reason) {
        open.remove(socket);
        socket.close(1000, null);
    }

    @Override
    public void onFailure(WebSocket socket, Throwable failure, @Nullable Response response) {
        open.remove(socket);
    }

    void newHead(String header) {
        open.forEach((socket, id) -> {
            if (!id.equals(STALLED)) {
                socket.send("{\"jsonrpc\":\"2.0\",\"method\":\"eth_subscription\",\"params\":{\"subscription\":\"" + id
                        + "\",\"result\":" + header + "}}\n");
            }
        });
    }

    /** Sends nothing more on open connections, not even responses to pings. */
    public void stall() {
        connections.forEach(Connection::deafen);
        open.replaceAll((socket, id) -> STALLED);
    }

    public int subscriptions() {
        return open.size();
    }

    /** Cuts all connections without a close frame. */
    public void cut() {
        end(Connection::drop);
    }

    /** Cuts all connections within a frame. */
    public void cutMidFrame() {
        end(connection -> connection.dropAfter(HALF_A_FRAME));
    }

    private void end(Consumer<Connection> how) {
        open.clear();
        connections.forEach(connection -> {
            connections.remove(connection);
            how.accept(connection);
        });
    }
}
