package io.github.avalanche4j.hostile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.hostile.Visit.Request;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Does to each client what its case says, byte by byte. The first part of the path selects the case; one that
 * begins before there is a request has a port of its own.
 */
final class HostileServer implements AutoCloseable {
    private static final long PATIENCE_NANOS = 60_000_000_000L;

    private final Map<String, HostileCase> cases = new LinkedHashMap<>();
    private final Map<String, AtomicInteger> numbers = new ConcurrentHashMap<>();
    private final Map<String, ServerSocket> ports = new LinkedHashMap<>();
    private final ServerSocket main;
    private final ServerSocket tls;
    private final ServerSocket elsewhere;
    private final AtomicInteger strayed = new AtomicInteger();
    private int open;

    /** Does what these cases say; {@code tls} is where those listen that begin in TLS. */
    HostileServer(List<HostileCase> all, ServerSocket tls) throws IOException {
        this.main = listen(socket -> serve(socket));
        this.tls = listen(tls, socket -> serve(socket));
        this.elsewhere = listen(socket -> strayed.incrementAndGet());
        for (HostileCase each : all) {
            cases.put(each.key(), each);
            numbers.put(each.key(), new AtomicInteger());
            if (each.isEarly()) {
                ports.put(each.key(), listen(socket -> meet(each, socket)));
            }
        }
    }

    private interface Handler {
        void handle(Socket socket) throws IOException;
    }

    private static ServerSocket listen(Handler handler) throws IOException {
        return listen(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), handler);
    }

    private static ServerSocket listen(ServerSocket server, Handler handler) {
        daemon(() -> {
            while (true) {
                Socket socket = server.accept();
                daemon(() -> {
                    try (socket) {
                        handler.handle(socket);
                    }
                });
            }
        });
        return server;
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void daemon(Work work) {
        Thread thread = new Thread(() -> {
            try {
                work.run();
            } catch (IOException gone) {
                return; // the client has had enough, or the server is closed
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    /** The addresses of all cases, as {@code key=url}. */
    List<String> addresses() {
        return cases.values().stream()
                .map(each -> each.key() + "=127.0.0.1:" + place(each))
                .toList();
    }

    private String place(HostileCase each) {
        if (each.isEarly()) {
            return Integer.toString(ports.get(each.key()).getLocalPort());
        }
        ServerSocket shared = each.isTls() ? tls : main;
        return shared.getLocalPort() + "/" + each.key();
    }

    /** How many clients followed a redirect. */
    int strayed() {
        return strayed.get();
    }

    int port() {
        return main.getLocalPort();
    }

    private void meet(HostileCase met, Socket socket) throws IOException {
        count(1);
        try {
            int number = numbers.get(met.key()).getAndIncrement();
            met.server()
                    .respond(
                            new Visit(socket, socket.getInputStream(), Request.NONE, number, elsewhere.getLocalPort()));
        } finally {
            socket.close();
            count(-1);
        }
    }

    private void serve(Socket socket) throws IOException {
        InputStream in = new BufferedInputStream(socket.getInputStream());
        boolean counted = false;
        try {
            for (Request request = read(in); request != null && !socket.isClosed(); request = read(in)) {
                String[] steps = request.target().split("[/?]");
                if (steps[1].equals("open")) {
                    respondOpen(
                            Integer.parseInt(steps[2]), new Visit(socket, in, request, 0, elsewhere.getLocalPort()));
                    return;
                }
                if (!counted) {
                    counted = true;
                    count(1);
                }
                int number = numbers.get(steps[1]).getAndIncrement();
                cases.get(steps[1]).server().respond(new Visit(socket, in, request, number, elsewhere.getLocalPort()));
                socket.setSoTimeout(0);
            }
        } finally {
            socket.close();
            if (counted) {
                count(-1);
            }
        }
    }

    private synchronized void count(int more) {
        open += more;
        notifyAll();
    }

    /** Waits until no more connections than these are open, and responds with their number. */
    private void respondOpen(int expected, Visit visit) throws IOException {
        int found;
        synchronized (this) {
            long end = System.nanoTime() + PATIENCE_NANOS;
            for (long remaining = PATIENCE_NANOS;
                    open > expected && remaining > 0;
                    remaining = end - System.nanoTime()) {
                try {
                    wait(Math.max(1, remaining / 1_000_000));
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
            }
            found = open;
        }
        visit.json(Integer.toString(found));
    }

    /** The next request of a connection; null at its end. */
    private static Request read(InputStream in) throws IOException {
        String first = line(in);
        if (first.isEmpty()) {
            return null;
        }
        Map<String, String> headers = new TreeMap<>();
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        byte[] body = in.readNBytes(Integer.parseInt(headers.getOrDefault("content-length", "0")));
        return new Request(first.split(" ")[1], headers, new String(body, UTF_8));
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int b = in.read(); b >= 0 && b != '\n'; b = in.read()) {
            line.write(b);
        }
        return line.toString(ISO_8859_1).strip();
    }

    @Override
    public void close() throws IOException {
        main.close();
        tls.close();
        elsewhere.close();
        for (ServerSocket each : ports.values()) {
            each.close();
        }
    }
}
