package io.github.avalanche4j.testing.internal.http;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes HTTP chunks; the caller ends the body with {@link #end()}, the server adds the empty trailers. */
public final class ChunkedStream extends BufferedOutputStream {
    private final OutputStream whole;

    ChunkedStream(OutputStream out) {
        super(new Chunks(out), 16 * 1024);
        this.whole = out;
    }

    void end() throws IOException {
        flush();
        whole.write("0\r\n".getBytes(StandardCharsets.US_ASCII));
    }

    private static final class Chunks extends OutputStream {
        private final OutputStream out;

        Chunks(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write((Integer.toHexString(length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
            out.write(bytes, offset, length);
            out.write("\r\n".getBytes(StandardCharsets.US_ASCII));
        }

        @Override
        public void flush() throws IOException {
            out.flush();
        }
    }
}
