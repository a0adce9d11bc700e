package io.github.avalanche4j.wallet;

import io.github.avalanche4j.wallet.builder.Chain;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.Response;
import okhttp3.ResponseBody;
import okio.Buffer;

/** A network that loses, repeats or garbles requests and responses, and a process that ends during a request. */
final class FaultyNetwork implements Interceptor {
    private static final Pattern METHOD = Pattern.compile("\"method\":\"([^\"]+)\"");
    private static final MediaType JSON = MediaType.get("application/json");

    /** The process was killed: nothing of it goes on. */
    static final class Killed extends RuntimeException {
        private static final long serialVersionUID = 1;

        Killed() {
            super("killed");
        }
    }

    /** What happens to one request. */
    enum Fault {
        REQUEST_LOST,
        RESPONSE_LOST,
        TIMEOUT,
        TWICE,
        UNAVAILABLE,
        GARBAGE,
        INTERRUPTED_BEFORE,
        INTERRUPTED_AFTER,
        KILLED_BEFORE,
        KILLED_AFTER;

        private Response at(Chain chain) throws IOException {
            if (this == REQUEST_LOST) {
                throw new IOException("connection reset");
            } else if (this == KILLED_BEFORE) {
                throw new Killed();
            } else if (this == INTERRUPTED_BEFORE) {
                Thread.currentThread().interrupt();
                return chain.proceed(chain.request());
            }
            Response response = chain.proceed(chain.request());
            String text = response.body().string();
            switch (this) {
                case RESPONSE_LOST -> throw new IOException("connection reset");
                case TIMEOUT -> throw new SocketTimeoutException("timeout");
                case KILLED_AFTER -> throw new Killed();
                case INTERRUPTED_AFTER -> Thread.currentThread().interrupt();
                default -> {}
            }
            return switch (this) {
                case TWICE -> chain.proceed(chain.request());
                case UNAVAILABLE -> instead(response, 503, "unavailable");
                case GARBAGE -> instead(response, 200, "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":null}");
                default -> instead(response, response.code(), text);
            };
        }

        private static Response instead(Response response, int status, String body) {
            return response.newBuilder()
                    .code(status)
                    .body(ResponseBody.create(body, JSON))
                    .build();
        }
    }

    private final Map<Fault, Integer> happened = new ConcurrentHashMap<>();
    private volatile Function<String, Fault> faults = method -> null;

    /** From now on each request has the fault that the function returns for its method, or none if that is null. */
    void faults(Function<String, Fault> next) {
        faults = next;
    }

    /** The first request of a method from now on has a fault. */
    void next(String method, Fault fault) {
        faults(called -> {
            if (!called.equals(method)) {
                return null;
            }
            faults(other -> null);
            return fault;
        });
    }

    Map<Fault, Integer> happened() {
        return happened;
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        Buffer body = new Buffer();
        chain.request().body().writeTo(body);
        Matcher method = METHOD.matcher(body.readUtf8());
        Fault fault = method.find() ? faults.apply(method.group(1)) : null;
        if (fault == null) {
            return chain.proceed(chain.request());
        }
        happened.merge(fault, 1, Integer::sum);
        try {
            return fault.at(chain);
        } catch (Killed e) {
            if (Thread.currentThread().getName().startsWith("OkHttp")) {
                throw new IOException(e); // in the background
            }
            throw e;
        }
    }
}
