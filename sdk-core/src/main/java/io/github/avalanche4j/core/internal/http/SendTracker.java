package io.github.avalanche4j.core.internal.http;

import io.github.avalanche4j.core.internal.redact.Excerpt;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.net.ProtocolException;
import okhttp3.Headers;
import okhttp3.Interceptor;
import okhttp3.Request;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/** Records how far a request got. */
public final class SendTracker {
    // anything else may be a key, from any source
    private static final String[] HARMLESS = {
        "User-Agent", "Accept", "Content-Type", "Content-Length", "Host", "Connection", "Accept-Encoding"
    };

    private final Redactor redactor;
    private final long bound;
    private volatile boolean sent;
    private volatile int status;

    /** For a request whose response may have {@code bound} bytes. */
    public SendTracker(Redactor redactor, long bound) {
        this.redactor = redactor;
        this.bound = bound;
    }

    /** Whether there was a connection and the request went out, at least in part. */
    public boolean sent() {
        return sent;
    }

    /** The status as the server sent it; 0 before it did. */
    public int status() {
        return status;
    }

    /** A network interceptor, so it runs after everything a user's client adds. */
    static final Interceptor INTERCEPTOR = chain -> {
        Request request = chain.request();
        @Nullable SendTracker tracker = request.tag(SendTracker.class);
        if (tracker == null) {
            return chain.proceed(request);
        }
        Headers headers = request.headers();
        for (int i = 0; i < headers.size(); i++) {
            if (!isHarmless(headers.name(i))) {
                tracker.redactor.addHeaderValue(headers.value(i)); // a response may repeat it
            }
        }
        tracker.sent = true;
        Response received = chain.proceed(request);
        tracker.status = received.code();
        refuseLength(received);
        boolean compressed = "gzip".equalsIgnoreCase(received.header("Content-Encoding"));
        Response response = compressed ? CompressedBody.bounded(received, tracker.bound) : received;
        // OkHttp would send again on these two by itself; retries are ours, and counted
        boolean resends = response.code() == 408 || response.code() == 503;
        return resends ? response.newBuilder().code(200).build() : response;
    };

    /** OkHttp would fail while it closes the body, and keep the connection. */
    private static void refuseLength(Response received) throws ProtocolException {
        String length = received.header("Content-Length", "");
        if (length.startsWith("-")) {
            throw new ProtocolException("Content-Length below zero: " + Excerpt.of(length));
        }
    }

    private static boolean isHarmless(String name) {
        for (String each : HARMLESS) {
            if (each.equalsIgnoreCase(name)) {
                return true;
            }
        }
        return false;
    }
}
