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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One request, and what a server can do about it. Everything ends when the client goes. */
final class Visit {
    static final String OK_JSON = "200 OK\r\nContent-Type: application/json";
    /** A response with a network's name. */
    static final String NAMED = "{\"jsonrpc\":\"2.0\",\"id\":%ID%,\"result\":{\"networkName\":\"a\"}}";

    private static final Pattern ID = Pattern.compile("\"id\":(\\d+)");
    private static final Pattern PIECE = Pattern.compile("%(?:\\((.*?)\\)\\*(\\d+)|NUMBER mod (\\d+)|([A-Z]+2?))%");
    private static final int DRIP_MILLIS = 5;

    private final Socket socket;
    private final InputStream in;
    private final Request request;
    private final int number;
    private final int elsewhere;
    private OutputStream out;

    /** What the client sent; a client that has sent nothing yet has sent empty texts. */
    record Request(String target, Map<String, String> headers, String body) {
        static final Request NONE = new Request("", Map.of(), "");
    }

    /** Compresses what is written. */
    interface Encoding {
        OutputStream of(OutputStream out) throws IOException;
    }

    /**
     * A visit.
     *
     * @param number how many requests of the same case came before this one
     * @param elsewhere the port where a client that follows redirects would arrive
     */
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

    int number() {
        return number;
    }

    /** The request's id. */
    String id() {
        return ids().get(0);
    }

    /** The ids of a batch. */
    private List<String> ids() {
        return ID.matcher(request.body())
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    /** A text with what the table leaves open until there is a request. */
    String filled(String text) {
        return PIECE.matcher(text).replaceAll(found -> Matcher.quoteReplacement(piece(found)));
    }

    private String piece(MatchResult found) {
        if (found.group(1) != null) {
            return found.group(1).repeat(Integer.parseInt(found.group(2)));
        } else if (found.group(3) != null) {
            return Integer.toString(number % Integer.parseInt(found.group(3)));
        }
        return switch (found.group(4)) {
            case "ID" -> id();
            case "ID2" -> ids().get(1);
            case "CHUNK" -> chunk(filled(NAMED));
            case "ELSEWHERE" -> Integer.toString(elsewhere);
            case "TARGET" -> request.target();
            default -> throw new IllegalArgumentException(found.group());
        };
    }

    /** One chunk of a body. */
    private static String chunk(String text) {
        return Integer.toHexString(text.length()) + "\r\n" + text + "\r\n";
    }

    OutputStream out() {
        return out;
    }

    /** Compresses everything that follows. */
    void encode(Encoding encoding) throws IOException {
        out = encoding.of(out);
    }

    void send(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }

    /** A status and headers: unless a length is among them, the body ends with the connection. */
    void head(String head) throws IOException {
        send(("HTTP/1.1 " + head + "\r\n\r\n").getBytes(UTF_8));
    }

    /** A whole response. */
    void respond(String head, byte[] body) throws IOException {
        out.write(("HTTP/1.1 " + head + "\r\nContent-Length: " + body.length + "\r\n\r\n").getBytes(UTF_8));
        send(body);
    }

    /** A whole response of JSON. */
    void json(String body) throws IOException {
        respond(OK_JSON, body.getBytes(UTF_8));
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
