package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.http.HeaderText;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;

/** The options of a client: timeouts, retries, headers, instrumentation and the HTTP client. Immutable. */
public final class ClientOptions {
    private final Duration timeout;
    private final Duration attemptTimeout;
    private final Duration connectTimeout;
    private final int retries;
    private final long maxResponseBytes;
    private final int maxConcurrency;
    private final Map<String, String> headers;
    private final Supplier<Map<String, String>> headerSupplier;
    private final Instrumentation instrumentation;
    private final @Nullable OkHttpClient httpClient;

    private ClientOptions(Builder builder) {
        this.timeout = builder.timeout;
        this.attemptTimeout = builder.attemptTimeout;
        this.connectTimeout = builder.connectTimeout;
        this.retries = builder.retries;
        this.maxResponseBytes = builder.maxResponseBytes;
        this.maxConcurrency = builder.maxConcurrency;
        this.headers = Map.copyOf(builder.headers);
        this.headerSupplier = builder.headerSupplier;
        this.instrumentation = builder.instrumentation;
        this.httpClient = builder.httpClient;
    }

    /**
     * {@return the default options, changed by {@code settings}}
     *
     * @param settings sets the options that differ from the defaults
     */
    public static ClientOptions of(Consumer<? super Builder> settings) {
        Builder builder = new Builder();
        settings.accept(builder);
        return builder.build();
    }

    /** {@return the deadline of a call, over all attempts and waits} */
    public Duration timeout() {
        return timeout;
    }

    /** {@return the time limit of one attempt} */
    public Duration attemptTimeout() {
        return attemptTimeout;
    }

    /** {@return the time limit for connecting; a user's own {@code OkHttpClient} has its own} */
    public Duration connectTimeout() {
        return connectTimeout;
    }

    /** {@return the number of retries after the first attempt} */
    public int retries() {
        return retries;
    }

    /** {@return the longest response that is read, in bytes after decompression} */
    public long maxResponseBytes() {
        return maxResponseBytes;
    }

    /** {@return how many background requests are in flight at once} */
    public int maxConcurrency() {
        return maxConcurrency;
    }

    /** {@return the headers of every request; their values are secrets} */
    public Map<String, String> headers() {
        return headers;
    }

    /** {@return the supplier of further headers, called before each attempt; their values are secrets} */
    public Supplier<Map<String, String>> headerSupplier() {
        return headerSupplier;
    }

    /** {@return the instrumentation that observes calls and attempts} */
    public Instrumentation instrumentation() {
        return instrumentation;
    }

    /** {@return the user's own client, or null where the library makes one} */
    public @Nullable OkHttpClient httpClient() {
        return httpClient;
    }

    /** {@return the limits and the names of headers, never their values} */
    @Override
    public String toString() {
        return "ClientOptions[timeout " + timeout + ", attemptTimeout " + attemptTimeout + ", retries " + retries
                + ", maxResponseBytes " + maxResponseBytes + ", headers " + headers.keySet() + "]";
    }

    /** Collects options. Clients that have options of their own extend it. Not thread-safe. */
    public static class Builder {
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

        /** Default options. */
        protected Builder() {}

        /** {@return the options that were set} */
        protected final ClientOptions build() {
            return new ClientOptions(this);
        }

        /**
         * Sets the deadline of each call, over all its attempts and waits.
         *
         * @param length more than 0; 60 seconds unless set
         */
        public Builder timeout(Duration length) {
            timeout = Require.positive("timeout", length);
            return this;
        }

        /**
         * Sets the time limit of one attempt, from the connection to the last byte.
         *
         * @param length more than 0; 30 seconds unless set, the time after which a node aborts a response
         */
        public Builder attemptTimeout(Duration length) {
            attemptTimeout = Require.positive("attemptTimeout", length);
            return this;
        }

        /**
         * Sets the time limit for connecting. Without effect on an {@code OkHttpClient} of your own.
         *
         * @param length more than 0; 5 seconds unless set
         */
        public Builder connectTimeout(Duration length) {
            connectTimeout = Require.positive("connectTimeout", length);
            return this;
        }

        /**
         * Sets the number of retries after the first attempt.
         *
         * @param number from 0 to 100; 2 unless set
         */
        public Builder retries(int number) {
            retries = Require.between(0, 100, "retries", number);
            return this;
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
        public Builder maxResponseBytes(long number) {
            maxResponseBytes = Require.atLeast(1024, "maxResponseBytes", number);
            return this;
        }

        /**
         * Sets how many requests of calls in the background ({@code executeAsync}, prefetched pages) are in flight at
         * once; further ones wait for their turn. Calls that run on the calling thread do not count. The client keeps
         * as many idle connections. Without effect on an {@code OkHttpClient} of your own, whose dispatcher decides.
         *
         * @param number from 1 to 10000; 64 unless set
         */
        public Builder maxConcurrency(int number) {
            maxConcurrency = Require.between(1, 10_000, "maxConcurrency", number);
            return this;
        }

        /**
         * Adds a header to every request. Its value appears in no log or message.
         *
         * @param name the header's name
         * @param value the header's value
         * @throws InvalidRequestException if a character is not allowed in a header; the message does not show the
         *     value
         */
        public Builder header(String name, String value) {
            headers.put(HeaderText.name(name), HeaderText.value(name, value));
            return this;
        }

        /**
         * Adds a header with a key to every request.
         *
         * @param name the header's name
         * @throws InvalidRequestException if a character is not allowed in a header's name
         */
        public Builder header(String name, ApiKey key) {
            Objects.requireNonNull(key, "key");
            headers.put(HeaderText.name(name), key.header(name));
            return this;
        }

        /**
         * Sets a supplier of headers that is called before each attempt, for tokens that change. It runs on the calling
         * thread, or on one of the client's for a call in the background, so it should be quick. Values appear in no
         * log or message. If it throws, the request is sent without these headers. The exception is logged, once per
         * client as a warning, and is a suppressed exception of the call's failure if the call fails.
         *
         * @param supplier names and values
         */
        public Builder headers(Supplier<Map<String, String>> supplier) {
            headerSupplier = Objects.requireNonNull(supplier, "supplier");
            return this;
        }

        /**
         * Sets the instrumentation that observes calls and attempts, for metrics and traces.
         *
         * @param listener an adapter
         */
        public Builder instrumentation(Instrumentation listener) {
            instrumentation = Objects.requireNonNull(listener, "instrumentation");
            return this;
        }

        /**
         * Sets your own OkHttp client, for proxies, TLS, DNS or interceptors. Its connections and threads
         * are shared and stay open when the client of this library is closed; its timeouts apply as well. It allows 5
         * requests in the background per host unless its dispatcher says otherwise. Redirects are never followed,
         * because a key must not travel to another host.
         *
         * @param client yours
         */
        public Builder httpClient(OkHttpClient client) {
            httpClient = Objects.requireNonNull(client, "client");
            return this;
        }
    }
}
