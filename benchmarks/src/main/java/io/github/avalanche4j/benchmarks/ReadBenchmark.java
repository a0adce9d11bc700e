package io.github.avalanche4j.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import okhttp3.ConnectionPool;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;

/**
 * Three rows in one run: a page of containers decoded into the public types against a hand-written streaming parser;
 * one call against OkHttp and Jackson by hand; a walk with 8 ranges in flight against one at a time.
 */
public final class ReadBenchmark {
    private static final int CONTAINERS = 8_000;
    private static final String BLOCKS = "/ext/index/P/block";

    private ReadBenchmark() {}

    /**
     * Runs the rows.
     *
     * @param args none
     * @throws Exception if the fake node cannot be reached
     */
    public static void main(String[] args) throws Exception {
        System.out.println("Ratios against the first line of each row; below 1.07 nothing is a finding.");
        decode();
        call();
        walk();
    }

    private static byte[] page() throws IOException, InterruptedException {
        try (FakeNode fake = FakeNode.start()) {
            fake.index(BLOCKS).synthesize(1024, 2048);
            return range(fake, 0, 1024);
        }
    }

    /** An answer's bytes, fetched without the client that is measured. */
    private static byte[] range(FakeNode fake, int start, int count) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(fake.url() + BLOCKS))
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"index.getContainerRange\","
                                + "\"params\":{\"startIndex\":" + start + ",\"numToFetch\":" + count
                                + ",\"encoding\":\"hex\"}}"))
                .build();
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .build()
                .send(request, HttpResponse.BodyHandlers.ofByteArray())
                .body();
    }

    private static void decode() throws IOException, InterruptedException {
        byte[] page = page();
        String answer = new String(page, UTF_8);
        byte[] list = answer.substring(answer.indexOf('['), answer.lastIndexOf(']') + 1)
                .getBytes(UTF_8);
        new SideBySide("A page of 1024 containers of 2 kB, " + list.length + " bytes")
                .variant("hand-written streaming parser", () -> handWritten(list))
                .variant("into Container, as the client does", () -> containers(list))
                .run(list.length, "byte");
    }

    private static List<HandWritten.Container> handWritten(byte[] page) {
        try {
            return HandWritten.containers(new ByteArrayInputStream(page));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Container[] containers(byte[] page) {
        try {
            return Json.read(Container[].class, new ByteArrayInputStream(page));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void call() throws IOException {
        OkHttpClient okHttp = new OkHttpClient.Builder()
                .connectionPool(new ConnectionPool(64, 5, TimeUnit.MINUTES))
                .build();
        JsonMapper mapper = JsonMapper.builder()
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build();
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            fake.on("info.getNodeVersion").respondDefault().always();
            Request.Builder request = new Request.Builder().url(fake.url() + "/ext/info");
            new SideBySide("One call, the fake node in the same JVM")
                    .variant("OkHttp and Jackson by hand", () -> byHand(okHttp, mapper, request))
                    .variant(
                            "node.info().getNodeVersion().execute()",
                            () -> node.info().getNodeVersion().execute())
                    .run(1, "call");
        } finally {
            okHttp.dispatcher().executorService().shutdown();
            okHttp.connectionPool().evictAll();
        }
    }

    record Envelope(long id, VersionRecord result) {}

    record VersionRecord(
            String version, String databaseVersion, long rpcProtocolVersion, String gitCommit, JsonNode vmVersions) {}

    private static Object byHand(OkHttpClient client, JsonMapper mapper, Request.Builder request) {
        RequestBody body = RequestBody.create(
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"info.getNodeVersion\",\"params\":{}}",
                MediaType.get("application/json"));
        try (Response response = client.newCall(request.post(body).build()).execute()) {
            return mapper.readValue(response.body().byteStream(), Envelope.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The results of all ranges, made beforehand: making containers would cost more than reading them. */
    private static Map<String, String> ranges() throws IOException, InterruptedException {
        Map<String, String> results = new HashMap<>();
        try (FakeNode fake = FakeNode.start()) {
            fake.index(BLOCKS).synthesize(CONTAINERS, 2048);
            for (int start = 0; start < CONTAINERS; start += 100) {
                String answer = new String(range(fake, start, 100), UTF_8);
                int from = answer.indexOf("\"result\":") + "\"result\":".length();
                results.put(Integer.toString(start), answer.substring(from, answer.lastIndexOf(",\"id\"")));
            }
        }
        return results;
    }

    private static void walk() throws IOException, InterruptedException {
        Map<String, String> ranges = ranges();
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            fake.on("index.getContainerRange")
                    .respond(params -> ranges.get(params.replaceAll(".*\"startIndex\":(\\d+).*", "$1")))
                    .always();
            fake.latency(Duration.ofMillis(20));
            for (int i = 0; i < 8; i++) {
                walk(node, 8); // connections and code get warm
            }
            System.out.printf(
                    "%n80 ranges of 100 containers of 2 kB, 20 ms latency, order checked (median of 7, in turns)%n");
            double[] one = new double[7];
            double[] eight = new double[7];
            for (int i = 0; i < 7; i++) {
                one[i] = walk(node, 0);
                eight[i] = walk(node, 8);
            }
            Arrays.sort(one);
            Arrays.sort(eight);
            System.out.printf(
                    "  8 in flight against 1: %.1f times as fast (%.0f ms against %.0f ms; fastest and slowest %.0f–%.0f, %.0f–%.0f)%n",
                    one[3] / eight[3], eight[3], one[3], eight[0], eight[6], one[0], one[6]);
        }
    }

    private static double walk(NodeClient node, int inFlight) {
        long start = System.nanoTime();
        long expected = 0;
        for (Container container : node.index(Index.P_BLOCK)
                .containers(0)
                .limit(CONTAINERS)
                .pageSize(100)
                .prefetch(inFlight)) {
            if (container.index().longValueExact() != expected++) {
                throw new IllegalStateException("out of order at " + container.index());
            }
        }
        if (expected != CONTAINERS) {
            throw new IllegalStateException("only " + expected + " containers");
        }
        return (System.nanoTime() - start) / 1e6;
    }
}
