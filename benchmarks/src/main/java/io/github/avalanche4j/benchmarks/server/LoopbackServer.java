package io.github.avalanche4j.benchmarks.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Locale;

/**
 * An HTTP server on loopback that costs as little as possible: a thread per connection, responses prepared in advance.
 * It runs in a process of its own, prints its URL, and ends with its input. A path that begins with {@code /after/20}
 * is responded to 20 ms later.
 */
public final class LoopbackServer {
    private static final String DELAYED = "/after/";

    private final Responses responses = new Responses();

    private LoopbackServer() {}

    /** Serves until the input ends. */
    public static void main(String[] args) throws IOException {
        ServerSocket socket = new ServerSocket(0, 1_024, InetAddress.getLoopbackAddress());
        LoopbackServer server = new LoopbackServer();
        start(() -> server.accept(socket));
        System.out.println("url http://127.0.0.1:" + socket.getLocalPort());
        System.in.transferTo(OutputStream.nullOutputStream()); // until the parent process closes it
    }

    private static void start(Runnable task) {
        Thread thread = new Thread(task, "loopback");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept(ServerSocket socket) {
        try {
            while (true) {
                Socket connection = socket.accept();
                connection.setTcpNoDelay(true);
                start(() -> serve(connection));
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private void serve(Socket connection) {
        try (connection) {
            InputStream in = new BufferedInputStream(connection.getInputStream(), 16 << 10);
            OutputStream out = new BufferedOutputStream(connection.getOutputStream(), 64 << 10);
            String request = line(in);
            while (!request.isEmpty()) {
                int length = 0;
                for (String header = line(in); !header.isEmpty(); header = line(in)) {
                    if (header.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
                        length = Integer.parseInt(header.substring(15).strip());
                    }
                }
                respond(request.split(" ", -1)[1], new String(in.readNBytes(length), UTF_8), out);
                request = line(in);
            }
        } catch (IOException | InterruptedException e) {
            return; // the client is gone
        }
    }

    private void respond(String path, String body, OutputStream out) throws IOException, InterruptedException {
        String endpoint = path;
        if (path.startsWith(DELAYED)) {
            int end = path.indexOf('/', DELAYED.length());
            Thread.sleep(Long.parseLong(path.substring(DELAYED.length(), end)));
            endpoint = path.substring(end);
        }
        byte[][] parts = body.isEmpty() ? responses.get(endpoint) : responses.post(body);
        int length = 0;
        for (byte[] part : parts) {
            length += part.length;
        }
        out.write(("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + length + "\r\n\r\n")
                .getBytes(ISO_8859_1));
        for (byte[] part : parts) {
            out.write(part);
        }
        out.flush();
    }

    /** A line without its end; empty also at the end of the stream. */
    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder(80);
        for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }
}
