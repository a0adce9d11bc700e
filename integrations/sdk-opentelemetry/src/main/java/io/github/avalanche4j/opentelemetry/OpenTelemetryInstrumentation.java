package io.github.avalanche4j.opentelemetry;

import io.github.avalanche4j.core.Instrumentation;
import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.common.AttributesBuilder;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.ContextPropagators;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Spans of calls for OpenTelemetry: one for the call, of kind {@code INTERNAL}, as a child of the span that is current
 * when the call is run; and below it one for each attempt, of kind {@code CLIENT}. Both are named after the endpoint.
 * The headers of the configured propagators, such as W3C's {@code traceparent}, are sent with each attempt.
 *
 * <p>Attributes are those of the semantic conventions: {@code server.address}, {@code server.port},
 * {@code http.response.status_code}, {@code http.request.resend_count} from the second attempt on, and
 * {@code error.type}. No argument, header value or body becomes an attribute.
 */
public final class OpenTelemetryInstrumentation implements Instrumentation {
    private static final String SCOPE = "io.github.avalanche4j";

    private final Tracer tracer;
    private final ContextPropagators propagators;

    private OpenTelemetryInstrumentation(Tracer tracer, ContextPropagators propagators) {
        this.tracer = tracer;
        this.propagators = propagators;
    }

    /**
     * {@return an instrumentation for {@code ClientOptions.instrumentation}}
     *
     * @param telemetry provides the tracer and the propagators
     */
    public static OpenTelemetryInstrumentation of(OpenTelemetry telemetry) {
        Objects.requireNonNull(telemetry, "telemetry");
        return new OpenTelemetryInstrumentation(telemetry.getTracer(SCOPE), telemetry.getPropagators());
    }

    @Override
    public Observation callStarted(String endpoint, String server) {
        Attributes address = address(server);
        Span call = tracer.spanBuilder(endpoint).setAllAttributes(address).startSpan();
        return new Spans(endpoint, address, call);
    }

    private static Attributes address(String server) {
        URI uri = URI.create(server);
        int usual = "https".equals(uri.getScheme()) ? 443 : 80;
        AttributesBuilder attributes = Attributes.builder();
        attributes.put("server.address", uri.getHost());
        attributes.put("server.port", uri.getPort() < 0 ? usual : uri.getPort());
        return attributes.build();
    }

    private final class Spans implements Observation {
        private final String endpoint;
        private final Attributes address;
        private final Span call;
        private final Context context;
        private volatile Span attempt = Span.getInvalid();

        Spans(String endpoint, Attributes address, Span call) {
            this.endpoint = endpoint;
            this.address = address;
            this.call = call;
            this.context = Context.current().with(call);
        }

        @Override
        public Map<String, String> attemptStarted(int number) {
            Span next = tracer.spanBuilder(endpoint)
                    .setSpanKind(SpanKind.CLIENT)
                    .setParent(context)
                    .setAllAttributes(address)
                    .startSpan();
            if (number > 1) {
                next.setAttribute("http.request.resend_count", number - 1);
            }
            attempt = next;
            Map<String, String> headers = new HashMap<>();
            propagators.getTextMapPropagator().inject(context.with(next), headers, Map::put);
            return headers;
        }

        @Override
        public void attemptEnded(int number, OptionalInt status, Duration elapsed) {
            Span ended = attempt;
            if (status.isPresent()) {
                ended.setAttribute("http.response.status_code", status.getAsInt());
            }
            if (status.isEmpty() || status.getAsInt() >= 400) {
                ended.setAttribute(
                        "error.type", status.isEmpty() ? "no_response" : Integer.toString(status.getAsInt()));
                ended.setStatus(StatusCode.ERROR);
            }
            ended.end();
        }

        @Override
        public void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {
            attempt.end(); // a second end has no effect; a cancelled attempt has not been ended yet
            if (failure != null) {
                call.setAttribute("error.type", failure.getClass().getName());
                call.setStatus(StatusCode.ERROR, String.valueOf(failure.getMessage()));
            }
            call.end();
        }
    }
}
