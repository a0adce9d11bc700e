package io.github.avalanche4j.core.internal.call;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A server that responds to its first request with any bytes. */
final class RawServer implements AutoCloseable {
    /** Writes bytes until the client goes away. */
    interface Body {
        void writeTo(OutputStream out) throws IOException;
    }

    private final ServerSocket socket;

    private RawServer(Body response) throws IOException {
        socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Thread thread = new Thread(() -> {
            try (Socket client = socket.accept()) {
                int unused = client.getInputStream().read(new byte[8192]);
                OutputStream out = client.getOutputStream();
                response.writeTo(out);
                out.flush();
            } catch (IOException gone) {
                return; // as expected: the client has closed the connection
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    /** A server that sends only these bytes. */
    static RawServer of(Body response) throws IOException {
        return new RawServer(response);
    }

    /** A server that responds with these bytes as JSON. */
    static RawServer ok(String headers, Body body) throws IOException {
        return new RawServer(out -> {
            out.write(("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n" + headers + "\r\n").getBytes(UTF_8));
            body.writeTo(out);
        });
    }

    String url() {
        return "http://127.0.0.1:" + socket.getLocalPort();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
