package io.github.avalanche4j.core.internal.call;

import java.net.SocketTimeoutException;
import java.time.Duration;

/** The time limit that ended an attempt, and the setting that allows more time. */
enum TimeLimit {
    DEADLINE("the call's deadline passed", "timeout()"),
    ATTEMPT("the time limit of one attempt passed", "attemptTimeout()"),
    CONNECT("the time limit for connecting passed", "connectTimeout()"),
    HTTP_CLIENT("a time limit of your OkHttpClient passed", "the OkHttpClient's own settings");

    private final String what;
    private final String setting;

    TimeLimit(String what, String setting) {
        this.what = what;
        this.setting = setting;
    }

    String what() {
        return what;
    }

    /** The setting that allows more time. */
    String setting() {
        return setting;
    }

    private static final Duration SHORTEST = Duration.ofNanos(1);

    /** A limit and the time left until it passes. */
    record Passing(TimeLimit limit, Duration length) {}

    /**
     * The limit that passes first in an attempt; {@code ofClient} is the limit of a user's own client, zero if it has
     * none.
     */
    static Passing first(Duration attempt, Duration remaining, Duration ofClient) {
        Passing first =
                attempt.compareTo(remaining) <= 0 ? new Passing(ATTEMPT, attempt) : new Passing(DEADLINE, remaining);
        if (!ofClient.isZero() && ofClient.compareTo(first.length()) < 0) {
            first = new Passing(HTTP_CLIENT, ofClient);
        }
        return first.length().compareTo(SHORTEST) > 0 ? first : new Passing(first.limit(), SHORTEST);
    }

    /** The limit that ended an attempt; {@code whole} is the limit of the whole attempt. */
    static TimeLimit of(TimeLimit whole, boolean connecting, Throwable fault) {
        // for the whole attempt OkHttp throws its own InterruptedIOException, for a socket Java's; the library's own
        // client limits no reads and writes
        if (fault instanceof SocketTimeoutException) {
            return connecting ? CONNECT : HTTP_CLIENT;
        }
        return whole;
    }
}
