package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.internal.retry.RateLimitGate;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.Script;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.net.ssl.SSLException;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/** A small client with an idempotent, a non-idempotent and three REST endpoints. */
public final class TestClient implements AutoCloseable {
    public static final String PATH = "/ext/test";
    public static final String READ = "test.read";
    public static final String ACT = "test.act";
    public static final Duration SOON = Duration.ofSeconds(60);

    public static final Endpoint.Rpc<JsonTree> READING = Endpoint.rpc(READ, JsonTree.class);
    public static final Endpoint.Rpc<JsonTree> ACTING =
            Endpoint.rpc(ACT, JsonTree.class).notIdempotent();
    static final Endpoint.Rest<JsonTree> GETTING = Endpoint.get("test.get", "/get", JsonTree.class);
    static final Endpoint.Rest<JsonTree> GETTING_BY_POST = Endpoint.post("test.post", "/post", JsonTree.class);
    static final Endpoint.Rest<JsonTree> DELETING = new Endpoint.Rest<>(
            "test.delete", "DELETE", "/delete", Decoder.of(JsonTree.class), false, Set.of(), 0, false);

    private final Transport transport;

    private TestClient(Transport transport) {
        this.transport = transport;
    }

    public static TestClient of(FakeNode node) {
        return of(node, options -> {});
    }

    public static TestClient of(FakeNode node, Consumer<TestOptions> settings) {
        know(node);
        return of(node.url(), settings);
    }

    /** Lets a fake count the methods of this client. */
    static void know(FakeNode node) {
        node.onCustom(READ);
        node.onCustom(ACT);
    }

    public static TestClient of(String url, Consumer<TestOptions> settings) {
        return of(url, settings, null);
    }

    /** Always responds with this status and a time to retry, in seconds. */
    public static void fail(Script script, int status, String retryAfter) {
        script.respondStatus(status, "text/plain", "no")
                .header("Retry-After", retryAfter)
                .always();
    }

    /** Limits socket reads. They begin after the request has been sent, however slow the machine is. */
    static void limitReads(TestOptions options) {
        options.httpClient(
                new OkHttpClient.Builder().readTimeout(Duration.ofMillis(100)).build());
    }

    /** An HTTP client that fails as one does whose TLS handshake fails. */
    static OkHttpClient failing(SSLException fault) {
        return new OkHttpClient.Builder()
                .addInterceptor(chain -> {
                    throw fault;
                })
                .build();
    }

    static TestClient of(String url, Consumer<TestOptions> settings, @Nullable Clock clock) {
        return new TestClient(new Transport(url, TestOptions.of(settings), new ApiErrorDecoder(), clock));
    }

    /** A client whose calls pass {@code gate}. */
    public static TestClient limited(String url, RateLimitGate gate, Consumer<TestOptions> settings) {
        return new TestClient(new Transport(url, TestOptions.of(settings), new ApiErrorDecoder(), gate, null));
    }

    /** Runs a call on this thread or in the background; throws its own exception. */
    static <T> T run(Call<T> call, boolean background) throws Exception {
        if (!background) {
            return call.execute();
        }
        try {
            return call.executeAsync().get(60, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (Exception) e.getCause();
        }
    }

    public Transport transport() {
        return transport;
    }

    public RpcChannel channel() {
        return channel(PATH);
    }

    public RpcChannel channel(String path) {
        return new RpcChannel(transport, path);
    }

    /** An idempotent call. */
    public Call<JsonTree> read() {
        return channel().call(READING);
    }

    /** A call that must not be repeated. */
    public Call<JsonTree> act() {
        return channel().call(ACTING);
    }

    public Call<JsonTree> get() {
        return new RestChannel(transport).call(GETTING, null);
    }

    public Call<JsonTree> delete() {
        return new RestChannel(transport).call(DELETING, null);
    }

    /** A batch of two calls at a path where the fake accepts batches. */
    public Call<?> batchOfTwo() {
        RpcChannel chain = channel("/ext/bc/C/rpc");
        return chain.batch(List.of(chain.call(READING, List.of()), chain.call(READING, List.of())));
    }

    @Override
    public void close() {
        transport.close();
    }
}
