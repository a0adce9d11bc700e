package io.github.avalanche4j.core.internal.http;

import java.util.concurrent.CountDownLatch;
import okhttp3.Interceptor;

/** Where a test's server stands that is inside of the HTTP client: what passes here counts as sent. */
public final class Tracked {
    private Tracked() {}

    public static Interceptor interceptor() {
        return new SendInterceptor(new Clock.Real(new CountDownLatch(1)));
    }
}
