package io.github.avalanche4j.testing;

import java.io.IOException;
import java.io.OutputStream;
import mockwebserver3.MockResponseBody;
import okio.BufferedSink;
import org.jspecify.annotations.Nullable;

/** An answer's body on its way out through one connection. */
final class Delivery implements MockResponseBody, BodyStream.Pause {
    private final LoopbackServer server;
    private final Response answer;
    private final boolean head;
    private final Connection connection;

    Delivery(LoopbackServer server, Response answer, boolean head, Connection connection) {
        this.server = server;
        this.answer = answer;
        this.head = head;
        this.connection = connection;
    }

    @Override
    public long getContentLength() {
        return answer.body().length();
    }

    @Override
    public void writeTo(BufferedSink sink) throws IOException {
        if (head) {
            return;
        }
        OutputStream out = sink.outputStream();
        @Nullable
        ChunkedStream chunks = answer.body().length() == Response.Body.UNKNOWN ? new ChunkedStream(out) : null;
        BodyStream body = new BodyStream(chunks == null ? out : chunks, answer.effects(), this);
        answer.body().writeTo(body);
        body.end();
        if (chunks != null) {
            chunks.end();
        }
    }

    @Override
    public void hold(HeldResponse held) throws IOException {
        if (!server.released(held, connection)) {
            disconnect();
        }
    }

    @Override
    public void throttle() throws IOException {
        server.pause(answer.effects().throttlePeriod());
        if (server.isClosed() || connection.isClosed()) {
            disconnect();
        }
    }

    @Override
    public void disconnect() throws IOException {
        connection.drop();
        throw new IOException("cut off");
    }
}
