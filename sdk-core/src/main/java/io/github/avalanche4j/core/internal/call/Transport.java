package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.BaseUrl;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.http.ClientThreads;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.internal.http.HeadSocket;
import io.github.avalanche4j.core.internal.http.HttpClients;
import io.github.avalanche4j.core.internal.http.LibraryVersions;
import io.github.avalanche4j.core.internal.http.Timers;
import io.github.avalanche4j.core.internal.redact.Redactor;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import io.github.avalanche4j.core.internal.retry.RateLimitGate;
import io.github.avalanche4j.core.internal.retry.Retries;
import io.github.avalanche4j.core.internal.retry.RetryBudget;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import okhttp3.Dispatcher;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/**
 * The state that all calls of one client share: the HTTP client, the server, the options, and the limits of retries.
 */
public final class Transport implements AutoCloseable {
    private static final Duration GRACE = Duration.ofMillis(300);
    /** The limits of calls that no client made. */
    static final CallOptions.Limits LIMITS = CallOptions.Limits.of(ClientSettings.defaults(), null);

    private final ClientSettings options;
    private final CallOptions.Limits limits;
    private final BaseUrl base;
    private final ErrorDecoder errorDecoder;
    private final ClientThreads threads = new ClientThreads();
    private final OkHttpClient http;
    private final boolean ownsHttp;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Set<Runnable> running = ConcurrentHashMap.newKeySet();
    private final Map<HttpUrl, HeadSocket> heads = new ConcurrentHashMap<>();
    private final AtomicLong nextId = new AtomicLong(1);
    private final Redactor redactor = new Redactor();
    private final Clock clock;
    private final Deadlines queueDeadlines;
    private final Deadlines overdue;
    private final UserCode instrumentation = new UserCode("instrumentation");
    private final RequestFactory requests;
    private final Retries.Shared retries;
    private final AtomicBoolean hasTimers = new AtomicBoolean(true);

    /** A transport to the server at {@code url}. */
    public Transport(String url, ClientSettings options, ErrorDecoder errorDecoder) {
        this(url, options, errorDecoder, null);
    }

    public Transport(String url, ClientSettings options, ErrorDecoder errorDecoder, @Nullable Clock clock) {
        this(url, options, errorDecoder, RateLimitGate.open(), clock);
    }

    /** A transport whose calls pass {@code gate}. */
    public Transport(
            String url, ClientSettings options, ErrorDecoder errorDecoder, RateLimitGate gate, @Nullable Clock clock) {
        this(BaseUrl.parse(url), options, errorDecoder, gate, clock);
    }

    /** A transport to the server or endpoint at {@code base}. */
    public Transport(BaseUrl base, ClientSettings options, ErrorDecoder errorDecoder) {
        this(base, options, errorDecoder, RateLimitGate.open(), null);
    }

    private Transport(
            BaseUrl base,
            ClientSettings options,
            ErrorDecoder errorDecoder,
            RateLimitGate gate,
            @Nullable Clock clock) {
        LibraryVersions.check();
        this.options = options;
        this.limits = CallOptions.Limits.of(options, null);
        this.base = base;
        this.errorDecoder = errorDecoder;
        this.redactor.addHeaderValues(options.headers().values());
        this.base.addSecretsTo(redactor);
        this.ownsHttp = options.httpClient() == null;
        this.clock = clock != null ? clock : new Clock.Real(closed, threads);
        this.http = HttpClients.prepared(options, base, this.clock, threads);
        this.queueDeadlines = new Deadlines(this.clock);
        this.overdue = new Deadlines(this.clock.ofRequests(closed, threads));
        this.requests = new RequestFactory(http, base, options, new UserCode("header supplier"), this.clock);
        this.retries = new Retries.Shared(new RetryBudget(), gate, this.clock::random);
        Timers.clientOpened();
    }

    /** The proxy through which connections are made; null for none. */
    @Nullable
    InetSocketAddress proxy() {
        return HttpClients.proxy(http, base);
    }

    /** A call that is retried in the usual way. */
    public <T> Call<T> call(ExchangeFactory<T> request) {
        return CallAccess.call(new HttpRunner<>(this, request, limits, null), CallOptions.NONE);
    }

    /** A call that is retried as {@code schedule} says. */
    public <T> Call<T> call(ExchangeFactory<T> request, BackoffSchedule schedule) {
        return CallAccess.call(
                new HttpRunner<>(this, request, CallOptions.Limits.of(options, schedule), schedule), CallOptions.NONE);
    }

    /** One execution of a call; a driver carries it out. */
    <T> CallExecution<T> execution(
            ExchangeFactory<T> request,
            CallOptions call,
            CallOptions.Limits limits,
            @Nullable BackoffSchedule schedule) {
        Endpoint<T> endpoint = request.endpoint();
        Exchange<T> exchange = request.newExchange(nextId::getAndAdd);
        String path = base.pathOf(exchange.url());
        Redactor own = new Redactor(redactor);
        own.addHeaderValues(call.headers().values());
        return new CallExecution<>(
                this,
                call,
                limits,
                new ResponseReader<>(
                        endpoint, exchange, path, errorDecoder, options.maxResponseBytes(), own, clock, schedule),
                new Retries(endpoint.idempotent(), schedule, limits.retries() + 1, endpoint.units(), retries),
                new CallTelemetry(options.instrumentation(), instrumentation, endpoint.id(), server()),
                new FailureContext(
                        endpoint.id(),
                        exchange.verb()
                                + (base.isEndpoint()
                                        ? " to " + base.where()
                                        : " " + path + " at " + own.redact(base.where())),
                        0,
                        limits.retries() + 1,
                        Duration.ZERO,
                        "",
                        false));
    }

    RequestFactory requests() {
        return requests;
    }

    CallOptions.Limits limits() {
        return limits;
    }

    /** The URL of a path that begins with a slash. */
    public HttpUrl url(String path) {
        return base.resolve(path);
    }

    /** The server or endpoint that the calls reach. */
    public BaseUrl base() {
        return base;
    }

    /** The path before every endpoint's path; {@code /} if there is none. It may hold a key. */
    public String basePath() {
        return base.path();
    }

    /** The path of a URL of this server, as endpoints name it. */
    public String pathOf(HttpUrl url) {
        return base.pathOf(url);
    }

    /** Scheme, host and port, but nothing that may be a key. */
    public String server() {
        return base.server();
    }

    /**
     * Runs {@code awake} whenever the EVM chain whose WebSocket is at {@code url} may have a new head, until the
     * returned action is run.
     */
    public Runnable onNewHead(HttpUrl url, Runnable awake) {
        return heads.computeIfAbsent(url, this::headSocket).listen(awake);
    }

    private HeadSocket headSocket(HttpUrl url) {
        Duration handshake =
                requests.firstLimit(limits.attemptTimeout(), limits.timeout()).length();
        OkHttpClient sockets = HttpClients.ofSockets(http, options, threads, handshake);
        HeadSocket made = new HeadSocket(listener -> sockets.newWebSocket(requests.socket(url), listener), clock);
        Runnable unused = onClose(made::close);
        return made;
    }

    Dispatcher dispatcher() {
        return http.dispatcher();
    }

    /** The actions that {@link #close} runs. */
    Set<Runnable> running() {
        return running;
    }

    /** Runs {@code action} when the client is closed, at once if it already is, until the returned action is run. */
    public Runnable onClose(Runnable action) {
        running.add(action);
        if (isClosed()) {
            action.run();
        }
        return () -> running.remove(action);
    }

    Deadlines queueDeadlines() {
        return queueDeadlines;
    }

    /**
     * Runs {@code expired} if a call is still running shortly after its deadline. OkHttp's timeouts depend on one
     * thread per JVM, which an {@link OutOfMemoryError} ends for good.
     */
    Runnable whenOverdue(Duration remaining, Runnable expired) {
        return overdue.add(remaining.plus(GRACE), expired);
    }

    /** Completes the future of a call: runs callbacks of users, which may take their time. */
    public void complete(Runnable completion) {
        clock.complete(threads, completion);
    }

    /** The number of user callbacks that hold up further requests. */
    int callbacksWithTurn() {
        return threads.callbacksWithTurn();
    }

    /** The client's clock. */
    public Clock clock() {
        return clock;
    }

    /** Whether the client is closed. */
    public boolean isClosed() {
        return closed.getCount() == 0;
    }

    void checkOpen() {
        if (isClosed()) {
            throw new IllegalStateException("the client for " + server() + " is closed; make a new one");
        }
    }

    /** Ends running calls and frees what this transport created; a user's own client stays open. */
    @Override
    public void close() {
        closed.countDown();
        running.forEach(Runnable::run);
        queueDeadlines.close();
        overdue.close();
        if (ownsHttp) {
            // a connection released from now on would stay idle in the pool and keep the pool alive
            http.dispatcher().setIdleCallback(http.connectionPool()::evictAll);
            http.dispatcher().cancelAll();
            http.connectionPool().evictAll();
        }
        threads.shutdown();
        if (hasTimers.getAndSet(false)) {
            Timers.clientClosed();
        }
    }
}
