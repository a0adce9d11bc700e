package io.github.avalanche4j.core.internal.call;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.exc.StreamReadException;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.ResponseTooLargeException;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.BoundedResponseStream;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import io.github.avalanche4j.core.internal.redact.Excerpt;
import io.github.avalanche4j.core.internal.redact.Redactor;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import io.github.avalanche4j.core.internal.retry.RetryAfter;
import io.github.avalanche4j.core.internal.retry.RetryPolicy;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/** Reads the response to one attempt: a value, or a failure with the message that users see. */
record ResponseReader<T>(
        Endpoint<T> endpoint,
        Exchange<T> exchange,
        String path,
        ErrorDecoder errorDecoder,
        long bound,
        Redactor redactor,
        Clock clock,
        @Nullable BackoffSchedule schedule) {
    private static final int ERROR_BODY = 8 << 10;

    /** The result of an attempt that got a response. */
    record Result<T>(@Nullable T value, @Nullable CallFailure failure, byte[] body, boolean bodyComplete) {}

    /** Throws only network errors; everything else is returned as a failure. */
    Result<T> read(Response response, int status, boolean keepBody, FailureContext context) throws IOException {
        if (!holdsValue(response, status)) {
            return failed(errorStatus(response, status));
        }
        boolean lines = endpoint instanceof Endpoint.Text;
        BoundedResponseStream stream = new BoundedResponseStream(response.body().byteStream(), bound, keepBody, lines);
        boolean html = contentType(response).contains("html");
        try {
            refuseUnknownCompression(response);
            T value = exchange.read(
                    stream,
                    (id, e) -> exception(e, retryAfter(response, status), stream, html)
                            .apply(context.of(id)));
            stream.finish();
            return new Result<>(value, null, stream.keptBody(), stream.keptAll());
        } catch (IOException e) {
            IOException network = UnreadableJson.network(e);
            if (network != null && isCorruptGzip(network, response)) {
                network = new UnreadableJson("its gzip compression is corrupt", "$");
            }
            boolean ours = network instanceof BoundedResponseStream.TooLong
                    || network instanceof ErrorResponse
                    || network instanceof UnreadableJson;
            if (network != null && !ours) {
                throw network;
            }
            IOException fault = network != null ? network : e;
            Duration stated = retryAfter(response, status);
            RetryPolicy.Outcome outcome = fault instanceof ErrorResponse error
                    ? outcome(error, stated, CallFailure.FINAL)
                    : outcome(fault, stream, html);
            return failed(new CallFailure(outcome, exception(fault, stated, stream, html)));
        } catch (RuntimeException e) {
            // a decoder found unexpected data
            IOException fault = new IOException(e.getClass().getSimpleName() + ": " + e.getMessage(), e);
            return failed(CallFailure.permanent(exception(fault, null, stream, html)));
        }
    }

    /** A rate limit may be an error of the protocol, whatever the status; then it is treated like a 429. */
    private RetryPolicy.Outcome outcome(ErrorResponse error, @Nullable Duration stated, RetryPolicy.Outcome other) {
        if (!error.isRateLimit(endpoint.id())) {
            return other;
        }
        return new RetryPolicy.Outcome(RetryPolicy.Kind.STATUS, 429, stated != null ? stated : error.retryAfter());
    }

    /** How long a response asks to wait; null if it does not say. */
    private @Nullable Duration retryAfter(Response response, int status) {
        Duration stated = RetryAfter.parse(response.header("Retry-After"), clock.now());
        // the equivalent header of the rate-limit draft, also in seconds
        return stated == null && status == 429
                ? RetryAfter.parse(response.header("RateLimit-Reset"), clock.now())
                : stated;
    }

    /** A proxy may corrupt the response to a read; the next response is likely intact. */
    private RetryPolicy.Outcome outcome(IOException fault, BoundedResponseStream stream, boolean html) {
        boolean spoiled = html || stream.isEmpty() || isCutOff(fault, stream);
        boolean again = spoiled && exchange.verb().equals("GET");
        return new RetryPolicy.Outcome(again ? RetryPolicy.Kind.NO_RESPONSE : RetryPolicy.Kind.FINAL, 0, null);
    }

    /** Whether a text is not JSON because it ends too early; Jackson has several exceptions for that. */
    private static boolean isCutOff(IOException fault, BoundedResponseStream stream) {
        Throwable at = fault;
        while (at != null && !(at instanceof StreamReadException)) {
            at = at.getCause();
        }
        return at != null && stream.hasEnded();
    }

    /**
     * OkHttp requests gzip and removes the header after decompressing, so a remaining header means that the body is
     * still compressed.
     */
    private static void refuseUnknownCompression(Response response) throws IOException {
        String encoding = response.header("Content-Encoding", "identity");
        if (!"identity".equalsIgnoreCase(encoding)) {
            throw new UnreadableJson(
                    "it is compressed with " + Excerpt.of(encoding) + ", which the client did not ask for", "$");
        }
    }

    /** Network errors have specific classes; Okio's errors about gzip are plain {@code IOException}s. */
    private static boolean isCorruptGzip(IOException fault, Response response) {
        Response received = response.networkResponse();
        boolean compressed = received != null && "gzip".equalsIgnoreCase(received.header("Content-Encoding"));
        return compressed && fault.getClass() == IOException.class;
    }

    private static <T> Result<T> failed(CallFailure failure) {
        return new Result<>(null, failure, new byte[0], true);
    }

    private boolean holdsValue(Response response, int status) {
        boolean success = status >= 200 && status < 300;
        // an accepted error status may still come with a proxy's page
        return endpoint.accepts(status) && (success || contentType(response).contains("json"));
    }

    private static String contentType(Response response) {
        String type = response.header("Content-Type");
        return type == null ? "" : type;
    }

    private CallFailure errorStatus(Response response, int status) {
        String body = errorBody(response);
        Duration stated = retryAfter(response, status);
        Duration retryAfter = stated == null && status == 429 ? retryAfter(body) : stated;
        boolean isFinal = schedule != null && schedule.isResult(body);
        RetryPolicy.Outcome outcome =
                new RetryPolicy.Outcome(isFinal ? RetryPolicy.Kind.FINAL : RetryPolicy.Kind.STATUS, status, retryAfter);
        // other statuses come from a proxy, such as one that requires a token
        boolean ofProtocol = status == 400 || status == 500;
        ErrorResponse protocolError = ofProtocol ? exchange.readError(body) : null;
        if (protocolError != null) {
            return new CallFailure(
                    outcome(protocolError, retryAfter, outcome),
                    context -> protocolError.toException(context, retryAfter, redactor));
        }
        ErrorDecoder.ErrorStatus error = new ErrorDecoder.ErrorStatus(
                path, status, headers(response), redactor.redactFragment(body), retryAfter, redactor);
        return new CallFailure(
                outcome,
                context -> errorDecoder.decode(error, context),
                context -> errorDecoder.inquiry(error, context));
    }

    /** How long a protocol's error in the body asks to wait; null if it does not say. */
    private @Nullable Duration retryAfter(String body) {
        ErrorResponse error = exchange.readError(body);
        return error == null ? null : error.retryAfter();
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

    /** The exception for a fault. The text around the fault is copied now, while it is available. */
    private Function<FailureContext, AvalancheException> exception(
            IOException fault, @Nullable Duration retryAfter, BoundedResponseStream stream, boolean html) {
        if (fault instanceof ErrorResponse error) {
            return context -> error.toException(context, retryAfter, redactor);
        }
        if (fault instanceof BoundedResponseStream.TooLong tooLong) {
            return context -> tooLarge(tooLong, context);
        }
        if (endpoint.sensitive()) {
            return context -> new ResponseFormatException(
                    context.message(
                            "the response cannot be read",
                            "it may hold secrets, so none of it is shown: ask the server itself to see it"),
                    context.endpoint(),
                    "$",
                    "",
                    null);
        }
        UnreadableJson unreadable = UnreadableJson.of(fault, "$");
        String excerpt = stream.around(unreadable.offset(), redactor);
        String jsonPath = Excerpt.of(redactor.redact(unreadable.path())); // its names are the server's
        String why =
                html ? "it is a page of HTML" : Excerpt.of(redactor.redact(String.valueOf(unreadable.getMessage())));
        String what = "the response cannot be read at " + jsonPath + ": " + why
                + (excerpt.isEmpty() ? "" : "; near »" + Excerpt.of(excerpt) + "«");
        String next = html
                ? "check host, port and path of the client's address, and any proxy before the server"
                : "check that the address is that of a node or a service, and that its version is supported; if so, "
                        + "report this";
        IOException cause = redactor.redact(fault);
        return context ->
                new ResponseFormatException(context.message(what, next), context.endpoint(), jsonPath, excerpt, cause);
    }

    private static ResponseTooLargeException tooLarge(BoundedResponseStream.TooLong fault, FailureContext context) {
        return new ResponseTooLargeException(
                context.message(
                        "the response is " + fault.getMessage(),
                        "ask for less, or raise maxResponseBytes in the client's options"),
                context.endpoint(),
                fault.bound());
    }

    Headers headers(Response response) {
        okhttp3.Headers received = response.headers();
        return Headers.from(() -> {
            Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
            received.forEach(header -> headers.computeIfAbsent(header.getFirst(), name -> new ArrayList<>())
                    .add(redactor.redact(header.getSecond())));
            return headers;
        });
    }
}
