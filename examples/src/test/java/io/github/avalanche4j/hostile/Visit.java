package io.github.avalanche4j.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** One request, and what a server can do about it. Everything ends when the client goes. */
final class Visit {
    static final String JSON = "Content-Type: application/json\r\n";
    static final String CHUNKED = JSON + "Transfer-Encoding: chunked\r\n";
    static final String OK = "HTTP/1.1 200 OK\r\n";
    static final String OK_JSON = OK + JSON + "\r\n";
    static final String OK_CHUNKED = OK + CHUNKED + "\r\n";
    static final String OK_TEXT = OK + "Content-Type: text/plain\r\n\r\n";
    /** The result that a request for a network's name wants. */
    static final String NAMED = "{\"networkName\":\"a\"}";

    private static final Pattern ID = Pattern.compile("\"id\":(\\d+)");
    private static final int DRIP_MILLIS = 5;

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final Request request;
    private final int number;
    private final int elsewhere;

    /** What the client sent; a client that has sent nothing yet has sent empty texts. */
    record Request(String target, Map<String, String> headers, String body) {
        static final Request NONE = new Request("", Map.of(), "");
    }

    Visit(Socket socket, InputStream in, Request request, int number, int elsewhere) throws IOException {
        this.socket = socket;
        this.in = in;
        this.out = socket.getOutputStream();
        socket.setTcpNoDelay(true);
        this.request = request;
        this.number = number;
        this.elsewhere = elsewhere;
    }

    Request request() {
        return request;
    }

    /** How many requests of the same case came before this one. */
    int number() {
        return number;
    }

    /** The port where a client that follows redirects would arrive. */
    int elsewhere() {
        return elsewhere;
    }

    /** The request's id. */
    String id() {
        return ids().get(0);
    }

    /** The ids of a batch. */
    List<String> ids() {
        return ID.matcher(request.body())
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    void send(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }

    void send(String text) throws IOException {
        send(text.getBytes(UTF_8));
    }

    /** Sends a text in which {@code $} is the JSON-RPC response up to its result. */
    void say(String text) throws IOException {
        send(text.contains("$") ? text.replace("$", opened()) : text);
    }

    OutputStream out() {
        return out;
    }

    /** Status 200 and these headers, each with its line break. */
    void head(String headers) throws IOException {
        send(OK + headers + "\r\n");
    }

    /** A head without a length: the body ends with the connection. */
    void jsonHead() throws IOException {
        head(JSON);
    }

    /** A whole response of this status. */
    void respond(String status, String headers, String body) throws IOException {
        respond(status, headers, body.getBytes(UTF_8));
    }

    void respond(String status, String headers, byte[] body) throws IOException {
        String head = "HTTP/1.1 " + status + "\r\n" + headers + "Content-Length: " + body.length + "\r\n\r\n";
        out.write(head.getBytes(UTF_8));
        send(body);
    }

    /** A whole response of JSON. */
    void json(String body) throws IOException {
        respond("200 OK", JSON, body);
    }

    /** A whole JSON-RPC response. */
    void result(String json) throws IOException {
        json(opened() + json + "}");
    }

    /** A whole JSON-RPC response with a network's name. */
    String named() {
        return opened() + NAMED + "}";
    }

    /** A JSON-RPC response up to its result. */
    String opened() {
        return started() + "\"result\":";
    }

    /** A JSON-RPC response up to its id. */
    String started() {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id() + ",";
    }

    /** One chunk of a body. */
    static String chunk(String text) {
        return Integer.toHexString(text.length()) + "\r\n" + text + "\r\n";
    }

    /** A JSON-RPC error. */
    void error(String error) throws IOException {
        json(started() + "\"error\":" + error + "}");
    }

    /** Repeats a text forever. */
    void endless(String piece) throws IOException {
        byte[] block = piece.repeat(Math.max(1, 16_384 / piece.length())).getBytes(UTF_8);
        while (true) {
            out.write(block);
        }
    }

    /** Repeats a text forever, some bytes a second. */
    void drip(String piece) throws IOException {
        byte[] bytes = piece.getBytes(UTF_8);
        for (int i = 0; ; i = (i + 1) % bytes.length) {
            out.write(bytes[i]);
            out.flush();
            if (goneWithin(DRIP_MILLIS)) {
                return;
            }
        }
    }

    /** Says no more. */
    void silence() throws IOException {
        boolean gone = false;
        while (!gone) {
            gone = goneWithin(1000);
        }
    }

    private boolean goneWithin(int millis) throws IOException {
        socket.setSoTimeout(millis);
        try {
            return in.read() < 0;
        } catch (SocketTimeoutException stillThere) {
            return false;
        }
    }

    /** Breaks the connection as a crashed machine does. */
    void reset() throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    /** Closes the connection. */
    void close() throws IOException {
        socket.close();
    }
}
