package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.http.HeaderText;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Supplier;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/**
 * The options that all clients have: timeouts, retries, headers, instrumentation and the HTTP client. A client makes them
 * with its defaults, and a lambda sets those that differ. Not thread-safe.
 *
 * @param <O> the options of the client, which each method returns
 */
public abstract class ClientOptions<O extends ClientOptions<O>> {
    private Duration timeout = Duration.ofSeconds(60);
    private Duration attemptTimeout = Duration.ofSeconds(30);
    private Duration connectTimeout = Duration.ofSeconds(5);
    private int retries = 2;
    private long maxResponseBytes = Math.min(64L << 20, Runtime.getRuntime().maxMemory() / 8);
    private int maxConcurrency = 64;
    private final Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private Supplier<Map<String, String>> headerSupplier = Map::of;
    private Instrumentation instrumentation = Instrumentation.NONE;
    private @Nullable OkHttpClient httpClient;

    static {
        ClientSettings.readBy(ClientOptions::collected);
    }

    /** The default options. */
    protected ClientOptions() {}

    private ClientSettings collected() {
        return new ClientSettings(
                timeout,
                attemptTimeout,
                connectTimeout,
                retries,
                maxResponseBytes,
                maxConcurrency,
                Map.copyOf(headers),
                headerSupplier,
                instrumentation,
                httpClient);
    }

    @SuppressWarnings("unchecked") // a subclass names itself
    private O self() {
        return (O) this;
    }

    /**
     * Sets the deadline of each call, over all its attempts and waits.
     *
     * @param length more than 0; 60 seconds unless set
     */
    public O timeout(Duration length) {
        timeout = Require.timeLimit("timeout", length);
        return self();
    }

    /**
     * Sets the time limit of one attempt, from the connection to the last byte.
     *
     * @param length more than 0; 30 seconds unless set, the time after which a node aborts a response
     */
    public O attemptTimeout(Duration length) {
        attemptTimeout = Require.timeLimit("attemptTimeout", length);
        return self();
    }

    /**
     * Sets the time limit for connecting. Without effect on an {@code OkHttpClient} of your own.
     *
     * @param length more than 0; 5 seconds unless set
     */
    public O connectTimeout(Duration length) {
        connectTimeout = Require.timeLimit("connectTimeout", length);
        return self();
    }

    /**
     * Sets the number of retries after the first attempt.
     *
     * @param number from 0 to 100; 2 unless set
     */
    public O retries(int number) {
        retries = Require.between(0, 100, "retries", number);
        return self();
    }

    /**
     * Sets the longest response that is read. A longer one fails with a {@link ResponseTooLargeException}.
     *
     * <p>Small values need far more heap than text. So a response may also
     * hold at most one JSON value per 32 bytes of this limit.
     *
     * @param number bytes after decompression, 1024 or more; unless set 64 MiB, or an eighth of the JVM's largest
     *     heap if that is less
     */
    public O maxResponseBytes(long number) {
        maxResponseBytes = Require.atLeast(1024, "maxResponseBytes", number);
        return self();
    }

    /**
     * Sets how many requests of calls in the background ({@code executeAsync}, prefetched pages) are in flight at
     * once; further ones wait for their turn. Calls that run on the calling thread do not count. The client keeps
     * as many idle connections. Without effect on an {@code OkHttpClient} of your own, whose dispatcher decides.
     *
     * @param number from 1 to 10000; 64 unless set
     */
    public O maxConcurrency(int number) {
        maxConcurrency = Require.between(1, 10_000, "maxConcurrency", number);
        return self();
    }

    /**
     * Adds a header to every request. Its value appears in no log or message.
     *
     * @param name the header's name
     * @param value the header's value
     * @throws InvalidRequestException if a character is not allowed in a header; the message does not show the
     *     value
     */
    public O header(String name, String value) {
        headers.put(HeaderText.name(name), HeaderText.value(name, value));
        return self();
    }

    /**
     * Adds a header with a key to every request.
     *
     * @param name the header's name
     * @throws InvalidRequestException if a character is not allowed in a header's name
     */
    public O header(String name, ApiKey key) {
        Objects.requireNonNull(key, "key");
        headers.put(HeaderText.name(name), key.header(name));
        return self();
    }

    /**
     * Sets a supplier of headers that is called before each attempt, for tokens that change. It runs on the calling
     * thread, or on one of the client's for a call in the background, so it should be quick. Values appear in no
     * log or message. If it throws, the request is sent without these headers. The exception is logged, once per
     * client as a warning, and is a suppressed exception of the call's failure if the call fails.
     *
     * @param supplier names and values
     */
    public O headers(Supplier<Map<String, String>> supplier) {
        headerSupplier = Objects.requireNonNull(supplier, "supplier");
        return self();
    }

    /**
     * Sets the instrumentation that observes calls and attempts, for metrics and traces.
     *
     * @param listener an adapter
     */
    public O instrumentation(Instrumentation listener) {
        instrumentation = Objects.requireNonNull(listener, "instrumentation");
        return self();
    }

    /**
     * Sets your own OkHttp client, for proxies, TLS, DNS or interceptors. Its connections and threads
     * are shared and stay open when the client of this library is closed; its timeouts apply as well. It allows 5
     * requests in the background per host unless its dispatcher says otherwise. Redirects are never followed,
     * because a key must not travel to another host.
     *
     * @param client yours
     */
    public O httpClient(OkHttpClient client) {
        httpClient = Objects.requireNonNull(client, "client");
        return self();
    }
}
