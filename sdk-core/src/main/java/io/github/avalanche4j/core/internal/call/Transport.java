package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.internal.codec.Redactor;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.endpoint.PathTemplate;
import io.github.avalanche4j.core.internal.endpoint.Query;
import io.github.avalanche4j.core.internal.http.BaseUrl;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.internal.http.HttpClients;
import io.github.avalanche4j.core.internal.jsonrpc.BatchExchange;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.jsonrpc.RpcExchange;
import io.github.avalanche4j.core.internal.paging.ListEndpoint;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.internal.paging.RestPageSource;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import io.github.avalanche4j.core.internal.retry.RateLimitGate;
import io.github.avalanche4j.core.internal.retry.RetryBudget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/** What all calls of one client share: the HTTP client, the server, the options, and what limits retries. */
public final class Transport implements AutoCloseable {
    private static final int KEPT_CHANNELS = 256;

    private final ClientOptions options;
    private final BaseUrl base;
    private final ErrorDecoder statusReader;
    private final OkHttpClient http;
    private final boolean ownsHttp;
    private final CountDownLatch closed = new CountDownLatch(1);
    // a node has few paths, and parsing one costs as much as a small answer
    private final Map<String, RpcChannel> channels = new ConcurrentHashMap<>();
    private final Set<Runnable> running = ConcurrentHashMap.newKeySet();
    private final AtomicLong nextId = new AtomicLong(1);
    private final RetryBudget budget = new RetryBudget();
    private final RateLimitGate gate = new RateLimitGate();
    private final Redactor secrets;
    private final Clock waits;

    /** A transport to the server at {@code url}. */
    public Transport(String url, ClientOptions options, ErrorDecoder statusReader) {
        this(url, options, statusReader, null);
    }

    Transport(String url, ClientOptions options, ErrorDecoder statusReader, @Nullable Clock waits) {
        this.options = options;
        this.base = BaseUrl.parse(url);
        this.statusReader = statusReader;
        this.secrets = new Redactor();
        this.secrets.hideHeaders(options.headers().values());
        this.base.hideIn(secrets);
        this.ownsHttp = options.httpClient() == null;
        this.http = HttpClients.prepared(options);
        this.waits = waits != null ? waits : new Clock.Real(closed);
    }

    /** Makes calls of JSON-RPC methods that are served at {@code path}. */
    public RpcChannel rpc(String path) {
        RpcChannel known = channels.get(path);
        if (known == null) {
            known = new RpcChannel(this, path);
            if (channels.size() < KEPT_CHANNELS) {
                channels.put(path, known);
            }
        }
        return known;
    }

    /** A call of a REST endpoint. */
    public <T> Call<T> rest(Endpoint.Rest<T> endpoint, HttpUrl url, @Nullable Object json) {
        return call(new RestExchange<>(endpoint, url, json));
    }

    /** A call of a REST endpoint that sends no body; {@code values} fill its path in their order. */
    public <T> Call<T> get(Endpoint.Rest<T> endpoint, @Nullable Object query, Object... values) {
        return rest(endpoint, Query.add(url(PathTemplate.fill(endpoint.path(), values)), query), null);
    }

    /** A call of a REST endpoint that sends {@code json}; {@code values} fill its path in their order. */
    public <T> Call<T> post(Endpoint.Rest<T> endpoint, Object json, Object... values) {
        return rest(endpoint, url(PathTemplate.fill(endpoint.path(), values)), json);
    }

    /** A call of a path that gives a text. */
    public <T> Call<T> text(Endpoint.Text<T> endpoint) {
        return call(new TextExchange<>(endpoint, url(endpoint.path())));
    }

    /** A REST list; {@code values} fill its path in their order. */
    public <T, P extends Page<T>> PagedList<T, P> list(
            ListEndpoint<T, P> pages, @Nullable Object query, Object... values) {
        String path = PathTemplate.fill(pages.endpoint().path(), values);
        return new PagedList<>(new RestPageSource<>(this, pages, Query.add(url(path), query)));
    }

    public <T> HttpCall<T> call(Exchange.Outgoing<T> outgoing) {
        BackoffSchedule plan = outgoing.endpoint().retryPlan();
        return new HttpCall<>(this, outgoing, plan == null ? CallOptions.of(options) : plan.options(options));
    }

    /** One request for several calls of {@code url}. */
    public Call<BatchResult> batch(HttpUrl url, List<Call<?>> calls) {
        if (calls.isEmpty()) {
            throw new InvalidRequestException("calls", "", "at least one");
        }
        Set<Call<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<BatchExchange.Member> members = new ArrayList<>();
        for (Call<?> call : calls) {
            Exchange.Outgoing<?> outgoing =
                    call instanceof HttpCall<?> own && own.belongsTo(this) ? own.outgoing() : null;
            if (!(outgoing instanceof RpcExchange.Request<?> request)
                    || !request.url().equals(url)) {
                throw new InvalidRequestException(
                        "calls", call.toString(), "JSON-RPC calls of the same chain and client");
            }
            if (!seen.add(call)) {
                throw new InvalidRequestException("calls", call.toString(), "different objects, each once");
            }
            members.add(new BatchExchange.Member(call, request));
        }
        return call(new BatchExchange.Request(url, members));
    }

    /** Clock on the caller's thread, until the client is closed at the latest. */
    public void pause(Duration length) throws InterruptedException {
        checkOpen();
        waits.pause(length);
        checkOpen();
    }

    /** The URL of a path that begins with a slash. */
    public HttpUrl url(String path) {
        return base.resolve(path);
    }

    /** Scheme, host and port; never what may be a key. */
    public String server() {
        return base.server();
    }

    ClientOptions options() {
        return options;
    }

    public BaseUrl base() {
        return base;
    }

    ErrorDecoder statusReader() {
        return statusReader;
    }

    OkHttpClient http() {
        return http;
    }

    /** What {@link #close} has to stop. */
    Set<Runnable> running() {
        return running;
    }

    RetryBudget budget() {
        return budget;
    }

    RateLimitGate gate() {
        return gate;
    }

    Redactor secrets() {
        return secrets;
    }

    Clock waits() {
        return waits;
    }

    long takeIds(int count) {
        return nextId.getAndAdd(count);
    }

    boolean isClosed() {
        return closed.getCount() == 0;
    }

    void checkOpen() {
        if (isClosed()) {
            throw new IllegalStateException("the client for " + server() + " is closed; make a new one");
        }
    }

    /** Ends what runs, and frees what this transport made; a user's own client stays open. */
    @Override
    public void close() {
        closed.countDown();
        running.forEach(Runnable::run);
        if (ownsHttp) {
            http.dispatcher().cancelAll();
            http.dispatcher().executorService().shutdown();
            http.connectionPool().evictAll();
        }
    }
}
