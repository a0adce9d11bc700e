package io.github.avalanche4j.testing;

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
import okio.ByteString;

/** An HTTP server on loopback: every request goes into the log and to the handler, every answer out with its effects. */
final class LoopbackServer implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(MockWebServer.class.getName());
    private static final int LOOK_MILLIS = 5;

    /** Makes the answer; called on the thread of the request's connection. */
    interface Handler {
        Response respond(ReceivedRequest request);
    }

    private final MockWebServer server = new MockWebServer();
    private final Connections connections = new Connections();
    private final ReceivedLog received = new ReceivedLog();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Handler handler;
    private volatile Duration latency = Duration.ZERO;

    private LoopbackServer(Handler handler) {
        this.handler = handler;
    }

    static LoopbackServer start(int port, Handler handler) {
        if (LOG.getLevel() == null) {
            LOG.setLevel(Level.OFF); // it would print every request
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

    String url() {
        return "http://127.0.0.1:" + server.getPort();
    }

    int port() {
        return server.getPort();
    }

    ReceivedLog received() {
        return received;
    }

    Connections connections() {
        return connections;
    }

    void latency(Duration time) {
        latency = time;
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
        ReceivedRequest request = new ReceivedRequest(
                recorded.getMethod(),
                recorded.getTarget(),
                recorded.getHeaders().toMultimap(),
                body == null ? "" : body.utf8(),
                recorded.getConnectionIndex());
        received.add(request);
        Response answer;
        try {
            answer = handler.respond(request);
        } catch (RuntimeException e) {
            answer = Response.of(500, "text/plain; charset=utf-8", "the fake failed: " + e + "\n");
        }
        Connection connection = connections.get(recorded.getConnectionIndex());
        return connection == null ? disconnected() : respond(request, answer, connection);
    }

    /** The server keeps a queue of its own that would only grow. */
    private void takeFromServer() {
        try {
            server.takeRequest(0, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private MockResponse respond(ReceivedRequest request, Response answer, Connection connection) {
        Effects effects = answer.effects();
        pause(latency.plus(effects.delay()));
        if (isClosed()) {
            return disconnected();
        }
        HeldResponse held = effects.held();
        if (held != null && effects.holdAfter() == Effects.NEVER && !released(held, connection)) {
            connection.drop();
            return disconnected();
        }
        if (effects.disconnectAfter() == Effects.DISCONNECT_BEFORE_HEAD) {
            return disconnected();
        }
        boolean head = request.method().equals("HEAD");
        MockResponse.Builder response = new MockResponse.Builder().code(answer.status());
        response.body(new Delivery(this, answer, head, connection)); // sets a content-length, also an unknown one
        if (answer.body().length() == Response.Body.UNKNOWN) {
            response.removeHeader("Content-Length").setHeader("Transfer-Encoding", "chunked");
        }
        answer.headers().forEach(response::addHeaderLenient);
        return response.build();
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
            HeldResponse.await(closed, time);
        }
    }

    /** Waits for the release; false if the client hung up or the server closes first. */
    boolean released(HeldResponse held, Connection connection) {
        held.arrived();
        while (!held.isReleased()) {
            if (isClosed()) {
                return false;
            }
            if (connection.clientGone(LOOK_MILLIS)) {
                if (!isClosed()) {
                    held.hungUp();
                }
                return false;
            }
        }
        return true;
    }
}
