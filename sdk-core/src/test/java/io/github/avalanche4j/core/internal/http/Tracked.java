package io.github.avalanche4j.core.internal.http;

import java.util.concurrent.CountDownLatch;
import okhttp3.Interceptor;
import okhttp3.Protocol;
import okhttp3.Response;
import okhttp3.ResponseBody;

/** What test servers inside an HTTP client share: responses, and requests that are marked as sent. */
public final class Tracked {
    private Tracked() {}

    public static Interceptor interceptor() {
        return new SendInterceptor(new Clock.Real(new CountDownLatch(1), new ClientThreads()));
    }

    public static Response response(Interceptor.Chain chain, int status, ResponseBody body) {
        return new Response.Builder()
                .request(chain.request())
                .protocol(Protocol.HTTP_1_1)
                .code(status)
                .message("")
                .body(body)
                .build();
    }
}
