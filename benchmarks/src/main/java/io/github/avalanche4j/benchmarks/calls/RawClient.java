package io.github.avalanche4j.benchmarks.calls;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import okhttp3.Call;
import okhttp3.Callback;
import okhttp3.ConnectionPool;
import okhttp3.Dispatcher;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;

/** One method of a node by hand: OkHttp and Jackson, with the library's limits. */
final class RawClient implements AutoCloseable {
    private static final MediaType JSON = MediaType.get("application/json");

    private final JsonMapper mapper = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();
    private final AtomicLong nextId = new AtomicLong(1);
    private final OkHttpClient http;
    private final String url;

    record Envelope(long id, NodeVersion result) {}

    /** The result. */
    record NodeVersion(
            String version,
            String databaseVersion,
            long rpcProtocolVersion,
            String gitCommit,
            Map<String, String> vmVersions) {}

    /** A client of a node at {@code url}. */
    RawClient(String url) {
        this.url = url + "/ext/info";
        Dispatcher dispatcher = new Dispatcher();
        dispatcher.setMaxRequests(64);
        dispatcher.setMaxRequestsPerHost(64);
        this.http = new OkHttpClient.Builder()
                .dispatcher(dispatcher)
                .connectionPool(new ConnectionPool(64, 100, TimeUnit.SECONDS))
                .readTimeout(Duration.ZERO)
                .writeTimeout(Duration.ZERO)
                .callTimeout(Duration.ofSeconds(30))
                .build();
    }

    private Call call(long id) {
        RequestBody body = RequestBody.create(
                "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"info.getNodeVersion\",\"params\":{}}", JSON);
        return http.newCall(new Request.Builder().url(url).post(body).build());
    }

    private NodeVersion read(Response response, long id) throws IOException {
        try (response) {
            Envelope envelope = mapper.readValue(response.body().byteStream(), Envelope.class);
            if (response.code() != 200 || envelope.id() != id) {
                throw new IOException("status " + response.code() + ", id " + envelope.id());
            }
            return envelope.result();
        }
    }

    /** The call on the caller's thread. */
    NodeVersion getNodeVersion() {
        long id = nextId.getAndIncrement();
        try {
            return read(call(id).execute(), id);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    CompletableFuture<NodeVersion> getNodeVersionAsync() {
        long id = nextId.getAndIncrement();
        CompletableFuture<NodeVersion> future = new CompletableFuture<>();
        call(id).enqueue(new Callback() {
            @Override
            public void onFailure(Call call, IOException e) {
                future.completeExceptionally(e);
            }

            @Override
            public void onResponse(Call call, Response response) throws IOException {
                try {
                    future.complete(read(response, id));
                } catch (IOException e) {
                    future.completeExceptionally(e);
                }
            }
        });
        return future;
    }

    @Override
    public void close() {
        http.dispatcher().executorService().shutdown();
        http.connectionPool().evictAll();
    }
}
