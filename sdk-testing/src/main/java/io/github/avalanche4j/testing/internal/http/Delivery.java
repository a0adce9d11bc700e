package io.github.avalanche4j.testing.internal.http;

import java.io.IOException;
import java.io.OutputStream;
import mockwebserver3.MockResponseBody;
import okio.BufferedSink;
import org.jspecify.annotations.Nullable;

/** The body of a response while it is sent through one connection, with the effects at a position. */
public final class Delivery implements MockResponseBody {
    private final LoopbackServer server;
    private final Response response;
    private final Effects effects;
    private final boolean head;
    private final Connection connection;

    Delivery(LoopbackServer server, Response response, boolean head, Connection connection) {
        this.server = server;
        this.response = response;
        this.effects = response.effects();
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
        CountedStream body = new CountedStream(chunks == null ? out : chunks);
        response.body().writeTo(body);
        body.holdHere(); // a hold may be at the very end; a disconnect there would cut nothing off
        if (chunks != null) {
            chunks.end();
        }
    }

    private IOException disconnected() {
        connection.drop();
        return new IOException("disconnected by the script");
    }

    /** Counts the bytes sent: hold, disconnect and throttle are at certain numbers of them. */
    private final class CountedStream extends OutputStream {
        private final OutputStream out;
        private long written;
        private boolean held;

        CountedStream(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            int from = offset;
            int end = offset + length;
            while (from < end) {
                holdHere();
                if (effects.disconnectAfter() == written) {
                    out.flush();
                    throw disconnected();
                }
                int part = (int) Math.min(end - from, untilNext());
                out.write(bytes, from, part);
                from += part;
                written += part;
                throttleHere();
            }
        }

        private void holdHere() throws IOException {
            Hold hold = effects.hold();
            if (hold != null && !held && effects.holdAfter() == written) {
                held = true;
                out.flush();
                if (!server.released(hold, connection)) {
                    throw disconnected();
                }
            }
        }

        private void throttleHere() throws IOException {
            if (effects.throttleBytes() > 0 && written % effects.throttleBytes() == 0) {
                out.flush();
                server.pause(effects.throttlePeriod());
                if (server.isClosed() || connection.isClosed()) {
                    throw disconnected();
                }
            }
        }

        private long untilNext() {
            long next = Long.MAX_VALUE;
            if (effects.disconnectAfter() > written) {
                next = effects.disconnectAfter() - written;
            }
            if (!held && effects.holdAfter() > written) {
                next = Math.min(next, effects.holdAfter() - written);
            }
            if (effects.throttleBytes() > 0) {
                next = Math.min(next, effects.throttleBytes() - written % effects.throttleBytes());
            }
            return next;
        }
    }
}
