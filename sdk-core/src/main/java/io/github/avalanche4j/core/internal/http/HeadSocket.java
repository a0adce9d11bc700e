package io.github.avalanche4j.core.internal.http;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import okhttp3.Response;
import okhttp3.WebSocket;
import okhttp3.WebSocketListener;
import org.jspecify.annotations.Nullable;

/**
 * A subscription to the new heads of an EVM chain. A notification may be lost, late or doubled, so it only means that
 * there may be new data, which comes from calls. Without listeners there is no connection. A lost connection is
 * reopened after a while, which counts as a notification too.
 */
public final class HeadSocket {
    private static final String SUBSCRIBE =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"eth_subscribe\",\"params\":[\"newHeads\"]}";
    private static final Duration FIRST_BACKOFF = Duration.ofMillis(200);
    private static final Duration LONGEST_BACKOFF = Duration.ofMinutes(1);

    private final Function<WebSocketListener, WebSocket> connect;
    private final Clock clock;
    private final Set<Listening> listeners = ConcurrentHashMap.newKeySet();
    private final Object lock = new Object();
    private @Nullable Connection connection; // open or being opened
    private @Nullable Runnable cancelReconnect;
    private Duration backoff = FIRST_BACKOFF;
    private boolean closed;

    /** The listeners, compared by identity, so that the same code may listen twice. */
    private record Listening(Runnable awake, Object self) {}

    /** A subscription whose connections {@code connect} opens. */
    public HeadSocket(Function<WebSocketListener, WebSocket> connect, Clock clock) {
        this.connect = connect;
        this.clock = clock;
    }

    /**
     * Runs {@code awake} whenever there may be new data, until the returned action is run. If there is a connection
     * already, the first time is now. If there is none, it is opened now: a caller listens after a request that
     * succeeded, so the node is up.
     */
    public Runnable listen(Runnable awake) {
        Listening listening = new Listening(awake, new Object());
        listeners.add(listening);
        boolean joins;
        Connection begun = null;
        synchronized (lock) {
            joins = connection != null;
            if (!joins) {
                cancelReconnect();
                begun = begin();
            }
        }
        if (joins) {
            awake.run(); // the head may have changed since the caller's last request
        } else if (begun != null) {
            begun.open();
        }
        return () -> {
            listeners.remove(listening);
            if (listeners.isEmpty()) {
                end();
            }
        };
    }

    /** Ends the connection for good. */
    public void close() {
        synchronized (lock) {
            closed = true;
        }
        end();
    }

    /** The connection to open next, without the lock: opening it runs the user's header supplier. */
    private @Nullable Connection begin() {
        connection = closed ? null : new Connection();
        return connection;
    }

    private void end() {
        WebSocket last;
        synchronized (lock) {
            if (!closed && !listeners.isEmpty()) {
                return; // a listener was added in the meantime
            }
            last = connection == null ? null : connection.socket;
            connection = null;
            cancelReconnect();
        }
        if (last != null) {
            last.cancel();
        }
    }

    private void cancelReconnect() {
        if (cancelReconnect != null) {
            cancelReconnect.run();
            cancelReconnect = null;
        }
        backoff = FIRST_BACKOFF;
    }

    private void reconnect() {
        Connection begun = null;
        synchronized (lock) {
            cancelReconnect = null;
            if (!listeners.isEmpty() && connection == null) {
                begun = begin();
            }
        }
        if (begun != null) {
            begun.open();
        }
    }

    private void awake() {
        listeners.forEach(listening -> listening.awake().run());
    }

    /** One connection; messages from a replaced connection are ignored. */
    private final class Connection extends WebSocketListener {
        private @Nullable WebSocket socket; // null while it is being opened

        void open() {
            WebSocket opened;
            try {
                opened = connect.apply(this);
            } catch (Throwable e) {
                lost(Duration.ZERO);
                throw e;
            }
            synchronized (lock) {
                socket = opened;
                if (this == connection) {
                    return;
                }
            }
            opened.cancel(); // ended while it was being opened
        }

        @Override
        public void onOpen(WebSocket open, Response response) {
            boolean unused = open.send(SUBSCRIBE);
        }

        /** The confirmation counts as a notification, because earlier heads were not sent. */
        @Override
        public void onMessage(WebSocket open, String text) {
            if (text.contains("\"error\"")) {
                lost(LONGEST_BACKOFF); // the chain does not have such a subscription
                open.cancel();
                return;
            }
            synchronized (lock) {
                backoff = FIRST_BACKOFF;
            }
            awake();
        }

        /** Responds with a close frame, because OkHttp frees the connection only after it. */
        @Override
        public void onClosing(WebSocket closing, int code, String reason) {
            lost(Duration.ZERO);
            boolean unused = closing.close(1000, null);
        }

        @Override
        public void onFailure(WebSocket failed, Throwable failure, @Nullable Response response) {
            // without a handshake there is no such path, or WebSockets are blocked
            lost(response == null ? Duration.ZERO : LONGEST_BACKOFF);
        }

        private void lost(Duration atLeast) {
            synchronized (lock) {
                if (this != connection || closed) {
                    return;
                }
                connection = null;
                Duration wait = backoff.compareTo(atLeast) > 0 ? backoff : atLeast;
                Duration twice = backoff.multipliedBy(2);
                backoff = twice.compareTo(LONGEST_BACKOFF) < 0 ? twice : LONGEST_BACKOFF;
                cancelReconnect = clock.schedule(wait, HeadSocket.this::reconnect);
            }
        }
    }
}
