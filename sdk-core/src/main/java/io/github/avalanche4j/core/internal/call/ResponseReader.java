package io.github.avalanche4j.core.internal.call;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.codec.Redactor;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import io.github.avalanche4j.core.internal.jsonrpc.RpcError;
import io.github.avalanche4j.core.internal.retry.RetryAfter;
import io.github.avalanche4j.core.internal.retry.RetryPolicy;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/** Reads the answer to one attempt: a value, or a fault in the words that users see. */
final class ResponseReader<T> {
    private static final int ERROR_BODY = 8 << 10;

    private final Transport transport;
    private final Endpoint<T> endpoint;
    private final Exchange<T> exchange;
    private final Redactor secrets;

    ResponseReader(Transport transport, Endpoint<T> endpoint, Exchange<T> exchange, Redactor secrets) {
        this.transport = transport;
        this.endpoint = endpoint;
        this.exchange = exchange;
        this.secrets = secrets;
    }

    /** What came of an attempt that was answered. */
    record Result<T>(@Nullable T value, @Nullable Fault fault, byte[] body, boolean bodyComplete) {}

    /** Throws only what the network does; everything else is a fault. */
    Result<T> read(Response response, int status, boolean keepBody) throws IOException {
        if (!isAnswer(response, status)) {
            return fault(errorStatus(response, status));
        }
        BoundedResponseStream answer = new BoundedResponseStream(
                response.body().byteStream(), transport.options().maxResponseBytes(), keepBody);
        try {
            T value = exchange.read(answer, (id, e) -> fault(e, id, answer).apply(unfinished(id)));
            answer.finish();
            return new Result<>(value, null, answer.keptBody(), answer.keptAll());
        } catch (IOException e) {
            IOException network = UnreadableJson.network(e);
            if (network != null
                    && !(network instanceof BoundedResponseStream.TooLong)
                    && !(network instanceof RpcError)) {
                throw network;
            }
            return fault(Fault.last(fault(network != null ? network : e, endpoint.id(), answer)));
        } catch (RuntimeException e) {
            // a decoder met what it did not expect
            IOException fault = new IOException(e.getClass().getSimpleName() + ": " + e.getMessage(), e);
            return fault(Fault.last(fault(fault, endpoint.id(), answer)));
        }
    }

    private static <T> Result<T> fault(Fault fault) {
        return new Result<>(null, fault, new byte[0], true);
    }

    private boolean isAnswer(Response response, int status) {
        boolean success = status >= 200 && status < 300;
        // an error status that an endpoint uses as an answer may still be a proxy's page
        return endpoint.answers(status) && (success || contentType(response).contains("json"));
    }

    private static String contentType(Response response) {
        String type = response.header("Content-Type");
        return type == null ? "" : type;
    }

    private Fault errorStatus(Response response, int status) {
        Duration retryAfter = RetryAfter.parse(response.header("Retry-After"), Instant.now());
        if (retryAfter == null && status == 429) {
            // the same in the words of the rate-limit draft, also in seconds
            retryAfter = RetryAfter.parse(response.header("RateLimit-Reset"), Instant.now());
        }
        Duration hint = retryAfter;
        ErrorDecoder.Answer answer = new ErrorDecoder.Answer(
                transport.base().pathOf(exchange.url()),
                status,
                headers(response, secrets),
                secrets.cleanPart(errorBody(response)),
                hint);
        return new Fault(
                new RetryPolicy.Seen(RetryPolicy.Kind.STATUS, status, hint),
                ending -> transport.statusReader().read(answer, ending));
    }

    private static String errorBody(Response response) {
        byte[] body = new byte[ERROR_BODY];
        int length = 0;
        try (InputStream in = response.body().byteStream()) {
            length = in.readNBytes(body, 0, ERROR_BODY);
        } catch (IOException e) {
            length = 0; // the status says enough
        }
        return new String(body, 0, length, UTF_8);
    }

    /** For a part of an answer, whose call goes on. */
    private Ending unfinished(String id) {
        return new Ending(id, "at " + transport.server(), 1, 1, Duration.ZERO, "");
    }

    /** What a reader says as an exception; the text around it is taken now, while it is there. */
    private Function<Ending, AvalancheException> fault(IOException fault, String id, BoundedResponseStream answer) {
        if (fault instanceof RpcError) {
            return ending -> ((RpcError) fault).toException(ending, secrets);
        }
        if (fault instanceof BoundedResponseStream.TooLong) {
            return ending -> tooLong((BoundedResponseStream.TooLong) fault, id, ending);
        }
        if (endpoint.holdsSecrets()) {
            return ending -> new ResponseFormatException(
                    ending.message(
                            "the answer cannot be read",
                            "it may hold secrets, so none of it is shown: ask the node itself to see it"),
                    id,
                    "$",
                    "",
                    null);
        }
        UnreadableJson unreadable = UnreadableJson.of(fault, "$");
        String excerpt = answer.around(unreadable.offset(), secrets);
        String path = secrets.clean(unreadable.path());
        String what = "the answer cannot be read at " + path + ": "
                + secrets.clean(String.valueOf(unreadable.getMessage()))
                + (excerpt.isEmpty() ? "" : "; near »" + excerpt + "«");
        IOException cause = secrets.clean(fault);
        return ending -> new ResponseFormatException(
                ending.message(what, "see whether the address is a node's or a service's, and report it if it is"),
                id,
                path,
                excerpt,
                cause);
    }

    private static ResponseFormatException tooLong(BoundedResponseStream.TooLong fault, String id, Ending ending) {
        return new ResponseFormatException(
                ending.message(
                        "the answer is longer than the bound of " + fault.bound() + " bytes",
                        "ask for less, or raise maxResponseBytes in the client's options"),
                id,
                "$",
                "",
                fault);
    }

    static Headers headers(Response response, Redactor secrets) {
        okhttp3.Headers received = response.headers();
        return Headers.from(() -> {
            Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
            received.forEach(header -> headers.computeIfAbsent(header.getFirst(), name -> new ArrayList<>())
                    .add(secrets.clean(header.getSecond())));
            return headers;
        });
    }
}
