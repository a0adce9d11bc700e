package io.github.avalanche4j.core.internal.http;

import io.github.avalanche4j.core.internal.codec.Redactor;
import java.util.Locale;
import java.util.Set;
import okhttp3.Interceptor;
import okhttp3.Request;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/** Rides on a request and tells how far it got. */
public final class SendTracker {
    // anything else may be a key, whoever put it there
    private static final Set<String> HARMLESS =
            Set.of("accept", "accept-encoding", "connection", "content-length", "content-type", "host", "user-agent");

    private final Redactor redactor;
    private volatile boolean sent;
    private volatile int status;

    public SendTracker(Redactor redactor) {
        this.redactor = redactor;
    }

    /** Whether a connection stood and the request went out, at least in part. */
    public boolean sent() {
        return sent;
    }

    /** The status as the server sent it; 0 before it did. */
    public int status() {
        return status;
    }

    /** Stands next to the network, behind everything a user's client adds. */
    static final Interceptor INTERCEPTOR = chain -> {
        Request request = chain.request();
        @Nullable SendTracker witness = request.tag(SendTracker.class);
        if (witness == null) {
            return chain.proceed(request);
        }
        for (String name : request.headers().names()) {
            if (!HARMLESS.contains(name.toLowerCase(Locale.ROOT))) {
                witness.redactor.addHeaderValues(request.headers(name)); // a response may repeat them
            }
        }
        witness.sent = true;
        Response response = chain.proceed(request);
        witness.status = response.code();
        // OkHttp would send again on these two by itself; retries are ours, and counted
        boolean resends = response.code() == 408 || response.code() == 503;
        return resends ? response.newBuilder().code(200).build() : response;
    };
}
