package io.github.avalanche4j.core.internal.call;

import java.net.SocketTimeoutException;
import java.time.Duration;

/** Which of the time limits ended an attempt, and what a user sets to allow more. */
enum TimeLimit {
    DEADLINE("the call's deadline passed", "timeout()"),
    ATTEMPT("the time limit of one attempt passed", "attemptTimeout()"),
    CONNECT("the time limit for connecting passed", "connectTimeout()"),
    HTTP_CLIENT("a time limit of the OkHttpClient that was handed in passed", "the OkHttpClient's own settings");

    private final String what;
    private final String setting;

    TimeLimit(String what, String setting) {
        this.what = what;
        this.setting = setting;
    }

    String what() {
        return what;
    }

    /** What allows more time. */
    String setting() {
        return setting;
    }

    /**
     * The limit that passes first in an attempt; {@code ofClient} is that of a user's own client, zero where it has
     * none.
     */
    static TimeLimit first(Duration attempt, Duration left, Duration ofClient) {
        Duration ours = attempt.compareTo(left) < 0 ? attempt : left;
        if (!ofClient.isZero() && ofClient.compareTo(ours) < 0) {
            return HTTP_CLIENT;
        }
        return ours.equals(attempt) ? ATTEMPT : DEADLINE;
    }

    /** The limit that ended an attempt; {@code whole} is the one over the whole of it. */
    static TimeLimit of(TimeLimit whole, boolean connecting, Throwable fault) {
        // over the whole attempt OkHttp throws an InterruptedIOException of its own, over a socket one of Java's
        return connecting && fault instanceof SocketTimeoutException ? CONNECT : whole;
    }
}
