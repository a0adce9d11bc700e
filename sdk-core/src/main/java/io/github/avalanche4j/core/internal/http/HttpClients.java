package io.github.avalanche4j.core.internal.http;

import io.github.avalanche4j.core.ClientOptions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import okhttp3.ConnectionPool;
import okhttp3.ConnectionSpec;
import okhttp3.Dispatcher;
import okhttp3.OkHttpClient;

/** The OkHttp client of a transport: the user's, or one of our own. */
public final class HttpClients {
    // a node drops an idle connection after 120 s; one that we drop first is never found dead
    private static final Duration IDLE = Duration.ofSeconds(100);
    // what responses of one HTTP/2 connection may hold together before OkHttp asks for more
    private static final long HTTP_2_WINDOW = 16 << 20;

    private HttpClients() {}

    /** The client of a server at {@code base}. */
    public static OkHttpClient prepared(ClientOptions options, BaseUrl base, Clock clock, ClientThreads threads) {
        OkHttpClient own = options.httpClient();
        OkHttpClient.Builder builder = own != null ? own.newBuilder() : fresh(options, base, threads);
        builder.interceptors().add(0, SendTracker::begin);
        return builder
                // a redirect could carry a key to another host, and a POST would become a GET
                .followRedirects(false)
                .followSslRedirects(false)
                // a response is about now; and a cache would take the send tracker's status for the server's
                .cache(null)
                .addNetworkInterceptor(new SendInterceptor(clock))
                .build();
    }

    private static OkHttpClient.Builder fresh(ClientOptions options, BaseUrl base, ClientThreads threads) {
        Dispatcher dispatcher = new Dispatcher(threads);
        dispatcher.setMaxRequests(options.maxConcurrency());
        // we talk to one host: the default of 5 would be the limit of the whole client
        dispatcher.setMaxRequestsPerHost(options.maxConcurrency());
        OkHttpClient.Builder builder = new OkHttpClient.Builder();
        if (!base.isHttps()) {
            // or OkHttp would read all certificates of the platform, which takes half of a short program's time
            builder.connectionSpecs(List.of(ConnectionSpec.CLEARTEXT));
        }
        return builder.dispatcher(dispatcher)
                .socketFactory(new BoundedSockets(
                        base.isHttps()
                                ? Math.max(options.maxResponseBytes(), HTTP_2_WINDOW)
                                : options.maxResponseBytes()))
                .connectionPool(new ConnectionPool(options.maxConcurrency(), IDLE.toSeconds(), TimeUnit.SECONDS))
                .connectTimeout(options.connectTimeout())
                // every attempt has a time limit of its own; one more timer for each read costs a fifth of a call
                .readTimeout(Duration.ZERO)
                .writeTimeout(Duration.ZERO);
    }
}
