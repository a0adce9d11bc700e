package io.github.avalanche4j.core.internal.http;

import java.util.concurrent.CountDownLatch;
import okhttp3.Interceptor;

/** Marks requests as sent for a test server inside the HTTP client. */
public final class Tracked {
    private Tracked() {}

    public static Interceptor interceptor() {
        return new SendInterceptor(new Clock.Real(new CountDownLatch(1)));
    }
}
