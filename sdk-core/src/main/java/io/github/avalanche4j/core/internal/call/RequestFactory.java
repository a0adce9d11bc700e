package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.internal.http.BaseUrl;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.internal.http.HeaderText;
import io.github.avalanche4j.core.internal.http.SendTracker;
import io.github.avalanche4j.core.internal.http.Version;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;
import okhttp3.OkHttpClient;
import okhttp3.Request;

/** Makes the HTTP request of an attempt: headers of the library, the client, its supplier, the call and telemetry. */
record RequestFactory(OkHttpClient http, BaseUrl base, ClientOptions options, UserCode supplier, Clock clock) {
    private static final Duration SHORTEST = Duration.ofNanos(1);

    /** A request that is ready to be sent, and ends when {@code left} is over at the latest. */
    okhttp3.Call newCall(
            Exchange<?> exchange,
            CallOptions call,
            Map<String, String> traceHeaders,
            Redactor redactor,
            Consumer<Throwable> supplierFailed,
            Duration left) {
        Request.Builder request = new Request.Builder().url(exchange.url()).method(exchange.verb(), exchange.body());
        request.header("User-Agent", Version.USER_AGENT);
        request.header("Accept", exchange.accept());
        String authorization = base.authorization();
        if (authorization != null) {
            request.header("Authorization", authorization);
        }
        options.headers().forEach(request::header);
        Map<String, String> supplied = supplier.get(this::supplied, Map.of(), supplierFailed);
        redactor.addHeaderValues(supplied.values());
        supplied.forEach(request::header);
        call.headers().forEach(request::header);
        traceHeaders.forEach(request::header);
        okhttp3.Call sent =
                http.newCall(request.tag(SendTracker.class, new SendTracker(redactor, options.maxResponseBytes()))
                        .build());
        clock.limit(sent, timeLimit(call.attemptTimeout(), left));
        return sent;
    }

    private Map<String, String> supplied() {
        Map<String, String> supplied = options.headerSupplier().get();
        supplied.forEach((name, value) -> {
            HeaderText.name(name);
            HeaderText.value(name, value);
        });
        return supplied;
    }

    /** The time limit that would end an attempt that begins now. */
    TimeLimit firstLimit(Duration attemptTimeout, Duration left) {
        return TimeLimit.first(attemptTimeout, left, Duration.ofMillis(http.callTimeoutMillis()));
    }

    /** The shortest of the attempt's time limit, that of the user's own client, and what is left of the deadline. */
    private Duration timeLimit(Duration attemptTimeout, Duration left) {
        int ofClient = http.callTimeoutMillis();
        Duration limit =
                ofClient > 0 && attemptTimeout.toMillis() > ofClient ? Duration.ofMillis(ofClient) : attemptTimeout;
        Duration shorter = limit.compareTo(left) < 0 ? limit : left;
        return shorter.compareTo(SHORTEST) > 0 ? shorter : SHORTEST;
    }
}
