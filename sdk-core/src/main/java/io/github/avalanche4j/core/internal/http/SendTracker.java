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
    private volatile boolean begun;
    volatile boolean sent;
    volatile int status;

    /** For a request whose response may have {@code bound} bytes. */
    public SendTracker(Redactor redactor, long bound) {
        this.redactor = redactor;
        this.bound = bound;
    }

    /** Comes before everything that a user's client adds. */
    static Response begin(Interceptor.Chain chain) throws IOException {
        @Nullable SendTracker tracker = chain.request().tag(SendTracker.class);
        if (tracker != null) {
            tracker.begun = true;
        }
        return chain.proceed(chain.request());
    }

    /** Whether a thread has begun to carry the request out. */
    public boolean begun() {
        return begun;
    }

    /** Whether there was a connection and the request went out, at least in part. */
    public boolean sent() {
        return sent;
    }

    /** The status as the server sent it; 0 before it did. */
    public int status() {
        return status;
    }

    /**
     * A failure after the request went out. OkHttp sends a request again by itself where a connection breaks, unless
     * the failure is of this type.
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
