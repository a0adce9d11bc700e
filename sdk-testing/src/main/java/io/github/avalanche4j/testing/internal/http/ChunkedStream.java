package io.github.avalanche4j.testing.internal.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes HTTP chunks; the caller ends the body with {@link #end()}, the server adds the empty trailers. */
public final class ChunkedStream extends OutputStream {
    private final OutputStream out;
    private final byte[] buffer = new byte[16 * 1024];
    private int size;

    ChunkedStream(OutputStream out) {
        this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        for (int from = offset, end = offset + length; from < end; ) {
            int part = Math.min(end - from, buffer.length - size);
            System.arraycopy(bytes, from, buffer, size, part);
            size += part;
            from += part;
            if (size == buffer.length) {
                chunk();
            }
        }
    }

    @Override
    public void flush() throws IOException {
        chunk();
        out.flush();
    }

    void end() throws IOException {
        chunk();
        out.write("0\r\n".getBytes(StandardCharsets.US_ASCII));
    }

    private void chunk() throws IOException {
        if (size > 0) {
            out.write((Integer.toHexString(size) + "\r\n").getBytes(StandardCharsets.US_ASCII));
            out.write(buffer, 0, size);
            out.write("\r\n".getBytes(StandardCharsets.US_ASCII));
            size = 0;
        }
    }
}
