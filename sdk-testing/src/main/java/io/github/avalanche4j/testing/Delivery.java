package io.github.avalanche4j.testing;

import java.io.IOException;
import java.io.OutputStream;
import mockwebserver3.MockResponseBody;
import okio.BufferedSink;
import org.jspecify.annotations.Nullable;

/** An answer's body on its way out through one connection. */
final class Delivery implements MockResponseBody, BodyStream.Pause {
    private final LoopbackServer server;
    private final Answer answer;
    private final boolean head;
    private final Connection connection;

    Delivery(LoopbackServer server, Answer answer, boolean head, Connection connection) {
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
        @Nullable ChunkedStream chunks = answer.body().length() == Answer.Body.UNKNOWN ? new ChunkedStream(out) : null;
        BodyStream body = new BodyStream(chunks == null ? out : chunks, answer.effects(), this);
        answer.body().writeTo(body);
        body.end();
        if (chunks != null) {
            chunks.end();
        }
    }

    @Override
    public void hold(Held held) throws IOException {
        if (!server.released(held, connection)) {
            cut();
        }
    }

    @Override
    public void slow() throws IOException {
        server.pause(answer.effects().slowPeriod());
        if (server.isClosed() || connection.isClosed()) {
            cut();
        }
    }

    @Override
    public void cut() throws IOException {
        connection.drop();
        throw new IOException("cut off");
    }
}
