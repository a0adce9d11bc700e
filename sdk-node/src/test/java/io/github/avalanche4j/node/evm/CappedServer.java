package io.github.avalanche4j.node.evm;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A gateway in front of a node, which refuses long ranges of logs and long batches in words of its own. */
final class CappedServer implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * How a gateway refuses. {@code MAX}, {@code COUNT}, {@code FROM} and {@code TO} in the text are filled in.
     *
     * @param status 0 for an error of the call in a response with the status 200
     */
    record Wording(int status, String text) {}

    final AtomicInteger requests = new AtomicInteger();
    final AtomicInteger refused = new AtomicInteger();
    volatile int maxBlocks = Integer.MAX_VALUE;
    volatile int maxCalls = Integer.MAX_VALUE;
    volatile Wording ofBlocks = new Wording(413, "");
    volatile Wording ofCalls = new Wording(413, "");
    /** The number of requests that are refused in any case. */
    final AtomicInteger down = new AtomicInteger();

    volatile Wording ofOutage = new Wording(503, "");
    private final String node;
    private final long head;
    private final int step;
    private final HttpClient http = HttpClient.newHttpClient();
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();

    /** A gateway of the node at {@code node}, whose chain has a log every {@code step} blocks. */
    CappedServer(String node, long head, int step) {
        this.node = node;
        this.head = head;
        this.step = step;
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(threads);
        server.createContext("/", this::respond);
        server.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private void respond(HttpExchange exchange) throws IOException {
        try (exchange) {
            requests.incrementAndGet();
            JsonNode request = JSON.readTree(exchange.getRequestBody());
            if (down.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
                send(exchange, ofOutage.status(), ofOutage.text());
                return;
            }
            if (request.isArray() && request.size() > maxCalls) {
                refuse(exchange, request, null, ofCalls, maxCalls, request.size(), 0);
                return;
            }
            for (JsonNode call :
                    request.isArray() ? request : JSON.createArrayNode().add(request)) {
                if (!call.path("method").asText().equals("eth_getLogs")) {
                    continue;
                }
                long from = number(call, "fromBlock");
                long count = number(call, "toBlock") - from + 1;
                if (count > maxBlocks) {
                    refuse(exchange, request, call, ofBlocks, maxBlocks, count, from);
                    return;
                }
            }
            send(exchange, 200, forwarded(request));
        }
    }

    private static long number(JsonNode call, String end) {
        return Long.decode(call.path("params").path(0).path(end).asText());
    }

    private void refuse(
            HttpExchange exchange,
            JsonNode request,
            @Nullable JsonNode call,
            Wording wording,
            int max,
            long count,
            long from)
            throws IOException {
        refused.incrementAndGet();
        String text = wording.text()
                .replace("MAX", Integer.toString(max))
                .replace("COUNT", Long.toString(count))
                .replace("FROM", "0x" + Long.toHexString(from))
                .replace("TO", "0x" + Long.toHexString(from + max - 1));
        if (wording.status() != 0) {
            send(exchange, wording.status(), text);
            return;
        }
        JsonNode error = JSON.readTree(text);
        JsonNode responses = JSON.readTree(forwarded(request));
        for (JsonNode response :
                responses.isArray() ? responses : JSON.createArrayNode().add(responses)) {
            if (call == null || response.path("id").equals(call.path("id"))) {
                ((ObjectNode) response).remove("result");
                ((ObjectNode) response).set("error", error);
            }
        }
        send(exchange, 200, responses.toString());
    }

    private String forwarded(JsonNode request) throws IOException {
        ArrayNode responses = JSON.createArrayNode();
        for (JsonNode call :
                request.isArray() ? request : JSON.createArrayNode().add(request)) {
            String method = call.path("method").asText();
            if (!method.equals("eth_getLogs") && !method.equals("eth_blockNumber")) {
                return byNode(request);
            }
            ObjectNode response = responses.addObject().put("jsonrpc", "2.0");
            response.set("id", call.path("id"));
            response.set(
                    "result",
                    method.equals("eth_getLogs")
                            ? logs(number(call, "fromBlock"), number(call, "toBlock"))
                            : TextNode.valueOf("0x" + Long.toHexString(head)));
        }
        return request.isArray() ? responses.toString() : responses.path(0).toString();
    }

    private JsonNode logs(long from, long to) {
        ArrayNode logs = JSON.createArrayNode();
        for (long block = Math.max(1, (from + step - 1) / step) * step; block <= Math.min(to, head); block += step) {
            ObjectNode log = logs.addObject()
                    .put("address", EvmChainTestBase.TOKEN)
                    .put("data", "0x")
                    .put("blockNumber", "0x" + Long.toHexString(block))
                    .put("transactionHash", "0x" + "01".repeat(32))
                    .put("transactionIndex", "0x0")
                    .put("blockHash", "0x" + "02".repeat(32))
                    .put("logIndex", "0x0")
                    .put("removed", false);
            log.putArray("topics");
        }
        return logs;
    }

    private String byNode(JsonNode request) throws IOException {
        try {
            return http.send(
                            HttpRequest.newBuilder(URI.create(node + "/ext/bc/C/rpc"))
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString(request.toString()))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    private static void send(HttpExchange exchange, int status, String text) throws IOException {
        byte[] body = text.getBytes(UTF_8);
        String type = text.startsWith("<")
                ? "text/html"
                : text.startsWith("{") || text.startsWith("[") ? "application/json" : "text/plain";
        exchange.getResponseHeaders().add("Content-Type", type);
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
