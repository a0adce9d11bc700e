package io.github.avalanche4j.core.internal.http;

import io.github.avalanche4j.core.internal.redact.Excerpt;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ProtocolException;
import okhttp3.Call;
import okhttp3.Connection;
import okhttp3.Headers;
import okhttp3.Interceptor;
import okhttp3.Request;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/**
 * A network interceptor after everything that a user's client adds. It records how far a request got, and keeps OkHttp
 * from resending a request that was sent: this library does and counts the retries.
 */
final class SendInterceptor implements Interceptor {
    // anything else may be a key
    private static final String[] HARMLESS = {
        "User-Agent", "Accept", "Content-Type", "Content-Length", "Host", "Connection", "Accept-Encoding"
    };

    private final IdleConnections idle;

    SendInterceptor(Clock clock) {
        this.idle = new IdleConnections(clock);
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        Request request = chain.request();
        @Nullable SendTracker tracker = request.tag(SendTracker.class);
        if (tracker == null) {
            return chain.proceed(request);
        }
        Headers headers = request.headers();
        for (int i = 0; i < headers.size(); i++) {
            if (!isHarmless(headers.name(i))) {
                tracker.redactor.addHeaderValue(headers.value(i)); // a response may contain it
            }
        }
        Response received = send(chain, request, tracker);
        tracker.status = received.code();
        refuseLength(received);
        boolean compressed = "gzip".equalsIgnoreCase(received.header("Content-Encoding"));
        Response response = compressed ? CompressedBody.bounded(received, tracker.bound) : received;
        return isFollowed(response) ? response.newBuilder().code(200).build() : response;
    }

    /** Whether OkHttp would send the request again after this status, or fail at the number in its header. */
    private static boolean isFollowed(Response response) {
        if (response.code() != 503) {
            return response.code() == 408;
        }
        String after = response.header("Retry-After", "");
        return after.matches("[0-9]+") && !after.matches("0*[1-9][0-9]{0,8}");
    }

    private Response send(Chain chain, Request request, SendTracker tracker) throws IOException {
        @Nullable Connection connection = chain.connection();
        if (connection != null && idle.isClosed(connection)) {
            return chain.proceed(request); // fails before anything is sent, and OkHttp uses another connection
        }
        tracker.sent = true;
        try {
            Response received = chain.proceed(request);
            if (connection != null) {
                idle.used(connection);
            }
            return received;
        } catch (IOException e) {
            if (isUnprocessed(e)) {
                tracker.sent = false;
                throw e;
            }
            throw isRepeated(e, chain.call()) ? new SendTracker.FailedAfterSending(e) : e;
        }
    }

    /** In HTTP/2, whether the server has certainly not acted on the request (RFC 9113, 8.7). */
    private static boolean isUnprocessed(IOException fault) {
        return fault.getClass().getSimpleName().equals("ConnectionShutdownException")
                || "stream was reset: REFUSED_STREAM".equals(fault.getMessage());
    }

    /** Whether OkHttp would send the request again after this failure. */
    private static boolean isRepeated(IOException fault, Call call) {
        return !call.isCanceled() && !(fault instanceof ProtocolException || fault instanceof InterruptedIOException);
    }

    /** OkHttp would fail while closing the body, and keep the connection. */
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
