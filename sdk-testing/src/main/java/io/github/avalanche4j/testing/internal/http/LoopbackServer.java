package io.github.avalanche4j.testing.internal.http;

import io.github.avalanche4j.testing.internal.args.Args;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import mockwebserver3.SocketEffect;
import okhttp3.WebSocketListener;
import okio.ByteString;
import org.jspecify.annotations.Nullable;

/**
 * An HTTP server on loopback: it logs every request, passes it to the handler, and sends the response with its effects.
 */
public final class LoopbackServer implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(MockWebServer.class.getName());
    private static final int LOOK_MILLIS = 5;

    /** Returns the response; called on the thread of the request's connection. */
    public interface Handler {
        Response respond(Request request);

        /** Accepts a WebSocket over {@code connection}; null if none is served at the request's path. */
        default @Nullable WebSocketListener socket(Request request, Connection connection) {
            return null;
        }
    }

    private final MockWebServer server = new MockWebServer();
    private final Connections connections = new Connections();
    private final RequestLog received = new RequestLog();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Handler handler;
    private volatile Duration latency = Duration.ZERO;

    private LoopbackServer(Handler handler) {
        this.handler = handler;
    }

    public static LoopbackServer start(int port, Handler handler) {
        Args.between(0, 65_535, "port", port);
        if (LOG.getLevel() == null) {
            LOG.setLevel(Level.OFF); // otherwise it would print every request
        }
        LoopbackServer loopback = new LoopbackServer(handler);
        loopback.server.setServerSocketFactory(loopback.connections);
        loopback.server.setDispatcher(new Dispatcher() {
            @Override
            public MockResponse dispatch(RecordedRequest request) {
                return loopback.dispatch(request);
            }
        });
        try {
            loopback.server.start(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port);
        } catch (IOException e) {
            throw new UncheckedIOException("no server on port " + port, e);
        }
        return loopback;
    }

    public String url() {
        return "http://127.0.0.1:" + server.getPort();
    }

    public int port() {
        return server.getPort();
    }

    public RequestLog received() {
        return received;
    }

    public Connections connections() {
        return connections;
    }

    public void latency(Duration time) {
        latency = Args.notNegative("latency", time);
    }

    @Override
    public void close() {
        closed.countDown();
        connections.closeAll();
        server.close();
    }

    private MockResponse dispatch(RecordedRequest recorded) {
        takeFromServer();
        ByteString body = recorded.getBody();
        Request request = Request.of(
                recorded.getMethod(),
                recorded.getTarget(),
                recorded.getHeaders().toMultimap(),
                body == null ? "" : body.utf8());
        received.add(request);
        boolean isSocket = request.header("upgrade").orElse("").equalsIgnoreCase("websocket");
        Connection carrier = connections.get(recorded.getConnectionIndex());
        WebSocketListener socket = isSocket && carrier != null ? handler.socket(request, carrier) : null;
        if (socket != null) {
            return new MockResponse.Builder().webSocketUpgrade(socket).build();
        }
        Response response;
        try {
            response = handler.respond(request);
        } catch (RuntimeException e) {
            response = Response.of(500, "text/plain; charset=utf-8", "the fake failed: " + e + "\n");
        }
        Connection connection = connections.get(recorded.getConnectionIndex());
        return connection == null ? disconnected() : respond(request, response, connection);
    }

    /** Empties the server's own queue, which would only grow. */
    private void takeFromServer() {
        try {
            server.takeRequest(0, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private MockResponse respond(Request request, Response response, Connection connection) {
        Effects effects = response.effects();
        pause(latency.plus(effects.delay()));
        if (isClosed()) {
            return disconnected();
        }
        Hold hold = effects.hold();
        if (hold != null && effects.holdAfter() == Effects.NEVER && !released(hold, connection)) {
            connection.drop();
            return disconnected();
        }
        if (effects.disconnectAfter() == Effects.DISCONNECT_BEFORE_HEAD) {
            return disconnected();
        }
        boolean head = request.method().equals("HEAD");
        MockResponse.Builder mock = new MockResponse.Builder().code(response.status());
        mock.body(new Delivery(this, response, head, connection)); // sets a content-length, also an unknown one
        if (response.body().length() == Response.Body.UNKNOWN) {
            mock.removeHeader("Content-Length").setHeader("Transfer-Encoding", "chunked");
        }
        response.headers().forEach(mock::addHeaderLenient);
        return mock.build();
    }

    private static MockResponse disconnected() {
        return new MockResponse.Builder()
                .onResponseStart(new SocketEffect.CloseSocket())
                .build();
    }

    boolean isClosed() {
        return closed.getCount() == 0;
    }

    void pause(Duration time) {
        if (!time.isZero()) {
            Hold.await(closed, time);
        }
    }

    /** Waits for the release; false if the client disconnects or the server closes first. */
    boolean released(Hold hold, Connection connection) {
        hold.markReceived();
        while (!hold.isReleased()) {
            if (isClosed()) {
                return false;
            }
            if (connection.clientGone(LOOK_MILLIS)) {
                if (!isClosed()) {
                    hold.markDisconnected();
                }
                return false;
            }
        }
        return true;
    }
}
