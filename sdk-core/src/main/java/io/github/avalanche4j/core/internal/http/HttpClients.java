package io.github.avalanche4j.core.internal.http;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import okhttp3.ConnectionPool;
import okhttp3.ConnectionSpec;
import okhttp3.Dispatcher;
import okhttp3.Interceptor;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/** The OkHttp client of a transport: the user's own or the library's. */
public final class HttpClients {
    // a node closes idle connections after 120 s; closing them first avoids requests on dead connections
    private static final Duration IDLE = Duration.ofSeconds(100);
    // the buffer for all responses of one HTTP/2 connection
    private static final long HTTP_2_WINDOW = 16 << 20;
    // detects within half a minute that the other end of a WebSocket is gone
    private static final int PING_MILLIS = 15_000;
    // a ping of two bytes is an object until its pong is sent, and a server need not read pongs
    private static final int MEMORY_PER_BYTE = 8;
    private static final String EXTENSIONS = "Sec-WebSocket-Extensions";

    private HttpClients() {}

    /** The client of a server at {@code base}. */
    public static OkHttpClient prepared(ClientSettings options, BaseUrl base, Clock clock, ClientThreads threads) {
        OkHttpClient own = options.httpClient();
        OkHttpClient.Builder builder = own != null ? own.newBuilder() : fresh(options, base, threads);
        builder.interceptors().add(0, SendTracker::begin);
        return builder
                // a redirect could carry a key to another host, and a POST would become a GET
                .followRedirects(false)
                .followSslRedirects(false)
                // responses describe the current state, and a cache would confuse the send tracker
                .cache(null)
                .addNetworkInterceptor(new SendInterceptor(clock))
                .build();
    }

    /** A client like {@code http} for WebSockets, each of which opens within {@code handshake}. */
    public static OkHttpClient ofSockets(
            OkHttpClient http, ClientSettings options, ClientThreads threads, Duration handshake) {
        int ping = http.pingIntervalMillis(); // a user's own client may have an interval
        OkHttpClient.Builder builder = http.newBuilder()
                // a separate one, because an open WebSocket would take the turn of a call
                .dispatcher(new Dispatcher(threads))
                .callTimeout(millis(handshake))
                .pingInterval(ping > 0 ? ping : PING_MILLIS, TimeUnit.MILLISECONDS)
                .addInterceptor(HttpClients::uncompressed);
        if (options.httpClient() == null) {
            builder.socketFactory(BoundedSockets.perConnection(options.maxResponseBytes() / MEMORY_PER_BYTE));
        }
        return builder.build();
    }

    /** Without compression, because OkHttp decompresses a message of any size. */
    private static Response uncompressed(Interceptor.Chain chain) throws IOException {
        Request plain = chain.request().newBuilder().removeHeader(EXTENSIONS).build();
        return chain.proceed(plain).newBuilder().removeHeader(EXTENSIONS).build();
    }

    /** A time limit that OkHttp accepts: at least a millisecond, and at most as many as an int counts. */
    private static Duration millis(Duration length) {
        return Duration.ofMillis(Math.max(1, Math.min(Integer.MAX_VALUE, length.toMillis())));
    }

    /** The proxy that a client uses first for a server; null for none. */
    public static @Nullable InetSocketAddress proxy(OkHttpClient client, BaseUrl base) {
        @Nullable Proxy set = client.proxy();
        // OkHttp prefers the proxy that a client names, and has asked the selector before
        List<Proxy> proxies =
                set != null ? List.of(set) : client.proxySelector().select(base.uri());
        return proxies != null && !proxies.isEmpty() && proxies.get(0).address() instanceof InetSocketAddress address
                ? address
                : null;
    }

    private static OkHttpClient.Builder fresh(ClientSettings options, BaseUrl base, ClientThreads threads) {
        Dispatcher dispatcher = new Dispatcher(threads);
        dispatcher.setMaxRequests(options.maxConcurrency());
        // all requests go to one host, so the default of 5 would limit the whole client
        dispatcher.setMaxRequestsPerHost(options.maxConcurrency());
        OkHttpClient.Builder builder = new OkHttpClient.Builder();
        if (!base.isHttps()) {
            // otherwise OkHttp would read all certificates of the platform, which takes half of a short program's time
            builder.connectionSpecs(List.of(ConnectionSpec.CLEARTEXT));
        }
        return builder.dispatcher(dispatcher)
                .socketFactory(BoundedSockets.perResponse(
                        base.isHttps()
                                ? Math.max(options.maxResponseBytes(), HTTP_2_WINDOW)
                                : options.maxResponseBytes()))
                .connectionPool(new ConnectionPool(options.maxConcurrency(), IDLE.toSeconds(), TimeUnit.SECONDS))
                .connectTimeout(millis(options.connectTimeout()))
                // every attempt has its own time limit; a timer for each read would cost a fifth of a call
                .readTimeout(Duration.ZERO)
                .writeTimeout(Duration.ZERO);
    }
}
