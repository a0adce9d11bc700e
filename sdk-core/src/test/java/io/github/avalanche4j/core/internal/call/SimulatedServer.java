package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.core.internal.http.Tracked;
import java.io.EOFException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import okhttp3.Call;
import okhttp3.ConnectionSpec;
import okhttp3.Dispatcher;
import okhttp3.EventListener;
import okhttp3.Headers;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.ResponseBody;
import okio.Buffer;
import okio.Okio;
import okio.Source;
import okio.Timeout;
import org.jspecify.annotations.Nullable;

/** A server inside an HTTP client, without sockets and real time. Everything else is as in production. */
final class SimulatedServer {
    /** How an attempt ends. */
    enum Kind {
        RESPONSE,
        UNREACHABLE,
        CUT,
        CUT_IN_THE_BODY
    }

    /** The server's reaction to a request and its duration. */
    record Reply(Kind kind, int status, Map<String, String> headers, String body, Duration latency) {
        static Reply ok(Duration latency) {
            return new Reply(Kind.RESPONSE, 200, Map.of(), "{\"a\":1}", latency);
        }

        static Reply status(int status, Map<String, String> headers, Duration latency) {
            return new Reply(Kind.RESPONSE, status, headers, "no", latency);
        }

        static Reply failing(Kind kind, Duration latency) {
            return new Reply(kind, 200, Map.of(), "{\"a\":1}", latency);
        }
    }

    private final Simulation time;
    private final OkHttpClient http;
    private Function<Request, Reply> behavior = request -> Reply.ok(Duration.ZERO);

    SimulatedServer(Simulation time) {
        this.time = time;
        Dispatcher dispatcher = new Dispatcher(Simulation.executor(task -> time.start(Duration.ZERO, task)));
        dispatcher.setMaxRequests(100_000);
        dispatcher.setMaxRequestsPerHost(100_000);
        this.http = new OkHttpClient.Builder()
                .connectionSpecs(List.of(ConnectionSpec.CLEARTEXT))
                .dispatcher(dispatcher)
                .eventListener(new EventListener() {
                    @Override
                    public void callEnd(Call call) {
                        time.ended(call);
                    }

                    @Override
                    public void callFailed(Call call, IOException fault) {
                        time.ended(call);
                    }
                })
                .addInterceptor(this::connected)
                .addInterceptor(Tracked.interceptor())
                .addInterceptor(this::responded)
                .build();
    }

    /** A client of this server. */
    OkHttpClient http() {
        return http;
    }

    void behave(Function<Request, Reply> how) {
        behavior = how;
    }

    private Response connected(Interceptor.Chain chain) throws IOException {
        Reply reply = behavior.apply(chain.request());
        if (reply.kind() == Kind.UNREACHABLE) {
            pass(reply.latency(), chain);
            throw new ConnectException("Connection refused");
        }
        return chain.proceed(
                chain.request().newBuilder().tag(Reply.class, reply).build());
    }

    /** Lets time pass, at most until the attempt's timeout. */
    private void pass(Duration length, Interceptor.Chain chain) throws IOException {
        Duration limit = time.limit(chain.call());
        if (length.compareTo(limit) >= 0) {
            time.sleep(limit);
            throw new InterruptedIOException("timeout");
        }
        time.sleep(length);
    }

    private Response responded(Interceptor.Chain chain) throws IOException {
        @Nullable Reply reply = chain.request().tag(Reply.class);
        pass(reply.latency(), chain);
        if (reply.kind() == Kind.CUT) {
            throw new IOException("unexpected end of stream");
        }
        return Tracked.response(chain, reply.status(), body(reply))
                .newBuilder()
                .headers(Headers.of(reply.headers()))
                .build();
    }

    private static ResponseBody body(Reply reply) {
        MediaType json = MediaType.get("application/json");
        Buffer whole = new Buffer().writeUtf8(reply.body());
        if (reply.kind() != Kind.CUT_IN_THE_BODY) {
            return ResponseBody.create(whole, json, whole.size());
        }
        Source half = new Source() {
            private long remaining = whole.size() / 2;

            @Override
            public long read(Buffer sink, long count) throws IOException {
                if (remaining == 0) {
                    throw new EOFException("unexpected end of stream");
                }
                long read = whole.read(sink, Math.min(remaining, count));
                remaining -= read;
                return read;
            }

            @Override
            public Timeout timeout() {
                return Timeout.NONE;
            }

            @Override
            public void close() {}
        };
        return ResponseBody.create(Okio.buffer(half), json, -1);
    }
}
