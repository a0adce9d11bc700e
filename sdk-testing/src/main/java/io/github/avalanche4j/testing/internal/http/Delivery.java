package io.github.avalanche4j.testing.internal.http;

import java.io.IOException;
import java.io.OutputStream;
import mockwebserver3.MockResponseBody;
import okio.BufferedSink;
import org.jspecify.annotations.Nullable;

/** The body of a response while it is sent through one connection. */
public final class Delivery implements MockResponseBody, BodyStream.Pause {
    private final LoopbackServer server;
    private final Response response;
    private final boolean head;
    private final Connection connection;

    Delivery(LoopbackServer server, Response response, boolean head, Connection connection) {
        this.server = server;
        this.response = response;
        this.head = head;
        this.connection = connection;
    }

    @Override
    public long getContentLength() {
        return response.body().length();
    }

    @Override
    public void writeTo(BufferedSink sink) throws IOException {
        if (head) {
            return;
        }
        OutputStream out = sink.outputStream();
        @Nullable
        ChunkedStream chunks = response.body().length() == Response.Body.UNKNOWN ? new ChunkedStream(out) : null;
        BodyStream body = new BodyStream(chunks == null ? out : chunks, response.effects(), this);
        response.body().writeTo(body);
        body.end();
        if (chunks != null) {
            chunks.end();
        }
    }

    @Override
    public void hold(Hold hold) throws IOException {
        if (!server.released(hold, connection)) {
            disconnect();
        }
    }

    @Override
    public void throttle() throws IOException {
        server.pause(response.effects().throttlePeriod());
        if (server.isClosed() || connection.isClosed()) {
            disconnect();
        }
    }

    @Override
    public void disconnect() throws IOException {
        connection.drop();
        throw new IOException("disconnected by the script");
    }
}
