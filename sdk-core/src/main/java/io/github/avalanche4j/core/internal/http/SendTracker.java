package io.github.avalanche4j.core.internal.http;

import io.github.avalanche4j.core.internal.redact.Redactor;
import java.io.IOException;
import java.net.ProtocolException;
import okhttp3.Interceptor;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/** Records how far a request got. */
public final class SendTracker {
    final Redactor redactor;
    final long bound;
    private volatile boolean started;
    volatile boolean sent;
    volatile int status;

    /** A tracker for a request whose response may have {@code bound} bytes. */
    public SendTracker(Redactor redactor, long bound) {
        this.redactor = redactor;
        this.bound = bound;
    }

    /** An interceptor before everything that a user's client adds. */
    static Response begin(Interceptor.Chain chain) throws IOException {
        @Nullable SendTracker tracker = chain.request().tag(SendTracker.class);
        if (tracker != null) {
            tracker.started = true;
        }
        return chain.proceed(chain.request());
    }

    /** Whether a thread has started the request. */
    public boolean started() {
        return started;
    }

    /** Whether the request was sent, at least in part. */
    public boolean sent() {
        return sent;
    }

    /** The status that the server sent; 0 before. */
    public int status() {
        return status;
    }

    /**
     * A failure after the request was sent. OkHttp resends a request when a connection breaks, unless the failure is of
     * this type.
     */
    static final class FailedAfterSending extends ProtocolException {
        private static final long serialVersionUID = 1;

        FailedAfterSending(IOException fault) {
            super(fault.getMessage());
            initCause(fault);
        }
    }

    /** The failure as the network reported it. */
    public static IOException reported(IOException fault) {
        return fault instanceof FailedAfterSending && fault.getCause() instanceof IOException cause ? cause : fault;
    }
}
