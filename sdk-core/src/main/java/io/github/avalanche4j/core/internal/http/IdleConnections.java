package io.github.avalanche4j.core.internal.http;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import okhttp3.Connection;
import okhttp3.Protocol;

/**
 * Finds connections that the server closed while they were idle, before a request is lost on one. OkHttp checks
 * connections that were idle for ten seconds, but only before a POST, because it resends a GET.
 */
final class IdleConnections {
    private static final long UNCHECKED_NANOS = Duration.ofSeconds(1).toNanos();

    private final Clock clock;
    private final Map<Connection, Long> lastUsed = Collections.synchronizedMap(new WeakHashMap<>());

    IdleConnections(Clock clock) {
        this.clock = clock;
    }

    /** The server responded over this connection. */
    void used(Connection connection) {
        lastUsed.put(connection, clock.nanoTime());
    }

    /** Whether the server has closed the connection; if so, it is closed on this side too. */
    boolean isClosed(Connection connection) throws IOException {
        Long last = lastUsed.get(connection);
        boolean recent = last == null || clock.nanoTime() - last < UNCHECKED_NANOS;
        if (recent || connection.protocol() == Protocol.HTTP_2) { // whose reader notices it
            return false;
        }
        Socket socket = connection.socket();
        try {
            int timeout = socket.getSoTimeout();
            socket.setSoTimeout(1);
            try {
                int unused = socket.getInputStream().read(); // the end, or an unsolicited byte
            } catch (SocketTimeoutException e) {
                socket.setSoTimeout(timeout);
                return false;
            }
        } catch (IOException e) {
            socket.close(); // reset
            return true;
        }
        socket.close();
        return true;
    }
}
