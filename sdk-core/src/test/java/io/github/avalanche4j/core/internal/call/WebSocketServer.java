package io.github.avalanche4j.core.internal.call;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server that does to each connection for a WebSocket what a test says, in the order of the connections. */
final class WebSocketServer implements AutoCloseable {
    private static final Pattern KEY = Pattern.compile("(?i)sec-websocket-key: (\\S+)");

    private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());

    /** What the server does to one connection, which it closes afterwards. */
    interface Visit {
        void serve(Connection connection) throws IOException;
    }

    WebSocketServer(Visit... visits) throws IOException {
        start(() -> {
            for (Visit visit : List.of(visits)) {
                Socket accepted = server.accept();
                start(() -> {
                    try (Socket socket = accepted) {
                        visit.serve(new Connection(socket.getInputStream(), socket.getOutputStream()));
                    }
                });
            }
        });
    }

    private interface Task {
        void run() throws IOException;
    }

    private static void start(Task task) {
        Thread thread = new Thread(() -> {
            try {
                task.run();
            } catch (IOException end) {
                return; // the client or the test has closed it
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getLocalPort();
    }

    @Override
    public void close() {
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The server's end of a connection. */
    record Connection(InputStream in, OutputStream out) {
        /** Accepts the handshake, with more {@code headers}, and returns the request. */
        String upgrade(String headers) throws IOException {
            StringBuilder request = new StringBuilder();
            while (request.indexOf("\r\n\r\n") < 0) {
                request.append((char) in.read());
            }
            Matcher key = KEY.matcher(request);
            if (!key.find()) {
                throw new IOException("not a handshake: " + request);
            }
            out.write(("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                            + "Sec-WebSocket-Accept: " + accepted(key.group(1)) + "\r\n" + headers + "\r\n")
                    .getBytes(ISO_8859_1));
            return request.toString();
        }

        /** RFC 6455, 1.3. */
        private static String accepted(String key) {
            try {
                byte[] hash = MessageDigest.getInstance("SHA-1")
                        .digest((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").getBytes(ISO_8859_1));
                return Base64.getEncoder().encodeToString(hash);
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }

        /** Sends a frame that begins with {@code first}: flags and opcode (RFC 6455, 5.2). */
        void send(int first, byte[] payload) throws IOException {
            out.write(first);
            if (payload.length < 126) {
                out.write(payload.length);
            } else {
                out.write(126);
                out.write(payload.length >> 8);
                out.write(payload.length);
            }
            out.write(payload);
        }

        /** Waits until the client has closed the connection. */
        void awaitEnd() {
            try {
                in.transferTo(OutputStream.nullOutputStream()); // what the client sends does not matter
            } catch (IOException reset) {
                return; // an end as well
            }
        }
    }
}
