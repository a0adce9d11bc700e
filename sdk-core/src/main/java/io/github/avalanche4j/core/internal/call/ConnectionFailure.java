package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.internal.redact.Excerpt;
import java.io.EOFException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetSocketAddress;
import java.net.ProtocolException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.time.Duration;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/**
 * Why there is no response, with a message for users.
 *
 * @param kind what ended the call
 * @param next what to do next
 * @param phase how far the attempt got
 * @param cause the network's exception, without secrets
 * @param retryAfter how long to wait before calling again; null if unknown
 */
record ConnectionFailure(
        Kind kind,
        String what,
        String next,
        Phase phase,
        @Nullable Throwable cause,
        @Nullable Duration retryAfter) {
    private static final String STAKING_PORT = ":9651";
    private static final String CHECK_ADDRESS =
            "check the address, and that the server runs and can be reached from here";
    private static final String CHECK_PROXY =
            "check that the proxy runs and lets the request pass; it is set by httpClient(), or by the JVM's properties "
                    + "https.proxyHost, http.proxyHost and http.nonProxyHosts";
    private static final String LESS_WORK = "see whether the server is overloaded or restarted, or ask for less";
    private static final String RESTARTED =
            "see whether the server, or a proxy in front of it, was restarted or refuses the request";
    private static final String NOTHING_MORE = "nothing more is sent for this call";

    private ConnectionFailure(Kind kind, String what, String next, Phase phase, @Nullable Throwable cause) {
        this(kind, what, next, phase, cause, null);
    }

    /** The ways in which a call ends without a response. */
    enum Kind {
        NETWORK,
        TIME_LIMIT,
        /** The TLS handshake failed; no further attempt changes that. */
        TLS,
        /** The response was in another protocol. */
        NOT_HTTP,
        RATE_LIMIT,
        INTERRUPT,
        /** The client was closed, or the call cancelled. */
        END
    }

    /** No connection through a proxy; the rest is as in {@link #of}. */
    static ConnectionFailure throughProxy(
            InetSocketAddress proxy, @Nullable TimeLimit passed, IOException fault, IOException cause) {
        ConnectionFailure direct = of(Phase.CONNECTING, passed, fault, cause);
        if (direct.kind != Kind.NETWORK && direct.kind != Kind.TIME_LIMIT) {
            return direct; // the proxy let it pass
        }
        String name = proxy.getHostString() + ":" + proxy.getPort();
        String what = fault instanceof UnknownHostException && proxy.isUnresolved()
                ? "the name of the proxy " + name + " cannot be resolved"
                : "failed while connecting through the proxy " + name + ": "
                        + (passed == null ? message(cause) : passed.what());
        return new ConnectionFailure(direct.kind, what, CHECK_PROXY, Phase.CONNECTING, cause);
    }

    /** The network failed, or the time limit {@code passed}; {@code cause} is {@code fault} without secrets. */
    static ConnectionFailure of(Phase phase, @Nullable TimeLimit passed, IOException fault, IOException cause) {
        if (passed != null) {
            String what = "timed out while " + doing(phase) + ": " + passed.what();
            String next = phase == Phase.CONNECTING ? CHECK_ADDRESS : LESS_WORK;
            return new ConnectionFailure(
                    Kind.TIME_LIMIT, what, next + ", or allow more time with " + passed.setting(), phase, cause);
        }
        Kind kind = kind(fault);
        return new ConnectionFailure(
                kind, what(kind, phase, fault, cause), next(kind, phase, fault, cause), phase, cause);
    }

    /**
     * The deadline passed while {@code running} requests, as many as the client allows, were under way.
     *
     * @param inCallbacks the number of them that only wait for callbacks of the user
     */
    static ConnectionFailure queued(int running, int inCallbacks) {
        String what = "the call's deadline passed before its turn: " + running
                + " requests in the background were under way, as many as the client allows";
        String next = inCallbacks == 0
                ? "raise maxConcurrency(), start fewer calls at a time, or allow more time with timeout()"
                : "do not wait in callbacks: chain calls with thenCompose, or run callbacks on an executor of your own";
        return waiting(
                inCallbacks == 0
                        ? what
                        : what + ", and callbacks of futures (thenApply and the like) hold " + inCallbacks + " of them",
                next);
    }

    /** The deadline passed before a thread of the user's own HTTP client began the request. */
    static ConnectionFailure notBegun() {
        return waiting(
                "the call's deadline passed before a thread began the request: all threads of the OkHttpClient's "
                        + "dispatcher are busy",
                "give its dispatcher an executor with more threads, or start fewer calls at a time");
    }

    private static ConnectionFailure waiting(String what, String next) {
        return new ConnectionFailure(Kind.TIME_LIMIT, what, next, Phase.WAITING, null);
    }

    private static Kind kind(IOException fault) {
        if (fault instanceof SSLException) {
            return isTorn(fault) ? Kind.NETWORK : Kind.TLS;
        }
        boolean notHttp = fault instanceof ProtocolException && message(fault).startsWith("Unexpected status line");
        return notHttp ? Kind.NOT_HTTP : Kind.NETWORK;
    }

    /** Whether the connection broke during the TLS handshake. */
    private static boolean isTorn(IOException fault) {
        for (Throwable at = fault.getCause(); at != null; at = at.getCause()) {
            if (at instanceof SocketException || at instanceof EOFException || at instanceof InterruptedIOException) {
                return true;
            }
        }
        return false;
    }

    /** The deadline passed before the rate limit let the request leave; {@code retryAfter} is null if unknown. */
    static ConnectionFailure rateLimited(String heldBy, @Nullable Duration retryAfter) {
        return new ConnectionFailure(
                Kind.RATE_LIMIT,
                "held back by the rate limit until the deadline " + heldBy,
                "allow more time with timeout(), or call less often",
                Phase.WAITING,
                null,
                retryAfter);
    }

    /**
     * The deadline passed during an attempt that had little time left, because the rate limit held the call back for
     * {@code held}.
     */
    static ConnectionFailure heldTooLong(
            Phase phase, Duration held, String heldBy, Duration remaining, @Nullable Throwable cause) {
        return new ConnectionFailure(
                Kind.TIME_LIMIT,
                "the call's deadline passed while " + doing(phase) + ": the rate limit held the call back for "
                        + held.toMillis() + " ms " + heldBy + " and left " + remaining.toMillis()
                        + " ms for the request",
                "allow more time with timeout(), or call less often",
                phase,
                cause);
    }

    static ConnectionFailure closed(Phase phase, @Nullable Throwable cause) {
        return new ConnectionFailure(
                Kind.END, "the client was closed", "close it when its calls have ended", phase, cause);
    }

    static ConnectionFailure cancelled(Phase phase, @Nullable Throwable cause) {
        return new ConnectionFailure(Kind.END, "cancelled", NOTHING_MORE, phase, cause);
    }

    static ConnectionFailure interrupted(Phase phase, @Nullable Throwable cause) {
        return new ConnectionFailure(Kind.INTERRUPT, "the thread was interrupted", NOTHING_MORE, phase, cause);
    }

    /** Whether a further attempt may succeed. */
    boolean isTransient() {
        return kind != Kind.TLS && kind != Kind.INTERRUPT && kind != Kind.END;
    }

    ConnectionException toException(FailureContext context) {
        boolean timedOut = kind == Kind.TIME_LIMIT || kind == Kind.RATE_LIMIT;
        return ConnectionException.of(context.message(what, next(context)), details -> {
            details.endpoint(context.endpoint())
                    .phase(phase)
                    .elapsed(context.elapsed())
                    .attempts(context.attempt())
                    .timedOut(timedOut)
                    .interrupted(kind == Kind.INTERRUPT)
                    .isTransient(isTransient() && !context.mayActTwice())
                    .cause(cause);
            if (retryAfter != null) {
                details.retryAfter(retryAfter);
            }
        });
    }

    private String next(FailureContext context) {
        boolean reached = kind != Kind.RATE_LIMIT && kind != Kind.INTERRUPT && kind != Kind.END;
        // nodes speak a protocol of their own there, over TLS with certificates that they sign themselves
        return reached && context.where().endsWith(STAKING_PORT)
                ? "9651 is the port at which nodes speak to each other: a node serves its API at 9650 unless "
                        + "--http-port says otherwise"
                : next;
    }

    private static String what(Kind kind, Phase phase, IOException fault, IOException cause) {
        String message = message(cause);
        return switch (kind) {
            case TLS -> "TLS failed: " + message;
            case NOT_HTTP -> "the response is not HTTP: " + Excerpt.of(message);
            default -> {
                if (fault instanceof UnknownHostException) {
                    yield "the host's name cannot be resolved";
                }
                yield isClosedEarly(phase, fault)
                        ? "the server closed the connection before it responded: " + message
                        : "failed while " + doing(phase) + ": " + message;
            }
        };
    }

    private static boolean isClosedEarly(Phase phase, IOException fault) {
        boolean closed = fault instanceof SocketException || message(fault).startsWith("unexpected end of stream");
        return phase == Phase.AWAITING_RESPONSE && (closed || isTorn(fault));
    }

    private static String message(IOException fault) {
        return fault.getMessage() == null ? fault.getClass().getSimpleName() : fault.getMessage();
    }

    private static String doing(Phase phase) {
        return switch (phase) {
            case CONNECTING -> "connecting";
            case AWAITING_RESPONSE -> "waiting for the response";
            case READING_RESPONSE -> "reading the response";
            case WAITING -> "waiting for the next attempt";
        };
    }

    private static String next(Kind kind, Phase phase, IOException fault, IOException cause) {
        return switch (kind) {
            case TLS ->
                // JSSE's message for bytes that are not a TLS record
                message(cause).contains("Unsupported or unrecognized SSL message")
                        ? "the server does not speak TLS at this port: use http:// in the client's address"
                        : "check that the host name is right and that this JVM trusts the server's certificate; "
                                + "httpClient() takes a client with a trust store of its own";
            case NOT_HTTP -> "check scheme, host and port of the client's address";
            default ->
                switch (phase) {
                    case CONNECTING -> CHECK_ADDRESS;
                    case AWAITING_RESPONSE -> isClosedEarly(phase, fault) ? RESTARTED : LESS_WORK;
                    case READING_RESPONSE -> LESS_WORK;
                    case WAITING -> "allow more time with timeout()";
                };
        };
    }
}
