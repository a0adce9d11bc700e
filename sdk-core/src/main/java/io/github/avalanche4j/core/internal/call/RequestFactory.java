package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.http.BaseUrl;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.internal.http.HeaderText;
import io.github.avalanche4j.core.internal.http.SendTracker;
import io.github.avalanche4j.core.internal.http.Version;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;
import okhttp3.HttpUrl;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import org.jspecify.annotations.Nullable;

/** Makes the HTTP request of an attempt: headers of the library, the client, its supplier, the call and telemetry. */
record RequestFactory(OkHttpClient http, BaseUrl base, ClientSettings options, UserCode supplier, Clock clock) {
    /** A request that is ready to be sent, and {@code limit}, the first time limit that applies to it. */
    okhttp3.Call newCall(
            Exchange<?> exchange,
            CallOptions call,
            Map<String, String> traceHeaders,
            Redactor redactor,
            Consumer<Throwable> supplierFailed,
            Duration limit) {
        Request.Builder request = new Request.Builder().url(exchange.url()).method(exchange.verb(), exchange.body());
        request.header("Accept", exchange.accept());
        redactor.addHeaderValues(
                addHeaders(request, base.authorization(), supplierFailed).values());
        call.headers().forEach(request::header);
        traceHeaders.forEach(request::header);
        okhttp3.Call sent =
                http.newCall(request.tag(SendTracker.class, new SendTracker(redactor, options.maxResponseBytes()))
                        .build());
        clock.limit(sent, limit);
        return sent;
    }

    /** A request for a WebSocket, with the headers of calls. */
    Request socket(HttpUrl url) {
        Request.Builder request = new Request.Builder().url(url);
        Map<String, String> unused = addHeaders(request, base.webSocketAuthorization(), thrown -> {});
        return request.build();
    }

    /** Adds the headers of the library, the client and its supplier; returns the last. */
    private Map<String, String> addHeaders(
            Request.Builder request, @Nullable String authorization, Consumer<Throwable> supplierFailed) {
        request.header("User-Agent", Version.USER_AGENT);
        if (authorization != null) {
            request.header("Authorization", authorization);
        }
        options.headers().forEach(request::header);
        Map<String, String> supplied = supplier.get(this::supplied, Map.of(), supplierFailed);
        supplied.forEach(request::header);
        return supplied;
    }

    private Map<String, String> supplied() {
        Map<String, String> supplied = options.headerSupplier().get();
        supplied.forEach((name, value) -> {
            HeaderText.name(name);
            HeaderText.value(name, value);
        });
        return supplied;
    }

    /** The time limit that ends an attempt that begins now. */
    TimeLimit.Passing firstLimit(Duration attemptTimeout, Duration remaining) {
        return TimeLimit.first(attemptTimeout, remaining, Duration.ofMillis(http.callTimeoutMillis()));
    }
}
