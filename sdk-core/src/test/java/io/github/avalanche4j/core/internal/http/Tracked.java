package io.github.avalanche4j.core.internal.http;

import okhttp3.Interceptor;

/** Where a test's server stands that is inside of the HTTP client: what passes here counts as sent. */
public final class Tracked {
    private Tracked() {}

    public static Interceptor interceptor() {
        return SendTracker.INTERCEPTOR;
    }
}
