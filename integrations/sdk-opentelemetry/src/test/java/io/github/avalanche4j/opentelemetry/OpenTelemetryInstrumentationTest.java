package io.github.avalanche4j.opentelemetry;

import static io.opentelemetry.api.common.AttributeKey.longKey;
import static io.opentelemetry.api.common.AttributeKey.stringKey;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.propagation.W3CTraceContextPropagator;
import io.opentelemetry.context.Scope;
import io.opentelemetry.context.propagation.ContextPropagators;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.testing.exporter.InMemorySpanExporter;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SimpleSpanProcessor;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(FakeNodeExtension.class)
class OpenTelemetryInstrumentationTest {
    private final InMemorySpanExporter exporter = InMemorySpanExporter.create();
    private final OpenTelemetrySdk telemetry = OpenTelemetrySdk.builder()
            .setTracerProvider(SdkTracerProvider.builder()
                    .addSpanProcessor(SimpleSpanProcessor.create(exporter))
                    .build())
            .setPropagators(ContextPropagators.create(W3CTraceContextPropagator.getInstance()))
            .build();

    private NodeClient client(FakeNode fake) {
        String url = fake.url();
        // snippet: spans
        NodeClient node =
                NodeClient.create(url, options -> options.instrumentation(OpenTelemetryInstrumentation.of(telemetry)));
        // end
        return node;
    }

    @AfterEach
    void close() {
        telemetry.close();
    }

    @Test
    void the_version_under_test_is_the_one_that_the_build_names() {
        assertThat(Span.class.getPackage().getImplementationVersion()).isEqualTo(System.getProperty("tested.version"));
    }

    @Test
    void a_call_is_a_span_below_the_callers_with_one_for_each_attempt(FakeNode fake) {
        fake.on("info.uptime")
                .respondStatus(503, "text/plain", "not now")
                .then()
                .respondDefault();
        Span callers = telemetry.getTracer("test").spanBuilder("caller").startSpan();
        Scope scope = callers.makeCurrent();
        try (NodeClient node = client(fake)) {
            node.info().uptime().execute();
        } finally {
            scope.close();
            callers.end();
        }

        List<SpanData> spans = exporter.getFinishedSpanItems();
        assertThat(spans)
                .extracting(SpanData::getName)
                .containsExactly("info.uptime", "info.uptime", "info.uptime", "caller");
        SpanData first = spans.get(0);
        SpanData second = spans.get(1);
        SpanData call = spans.get(2);
        assertThat(call.getParentSpanId()).isEqualTo(callers.getSpanContext().getSpanId());
        assertThat(first.getParentSpanId()).isEqualTo(call.getSpanId());
        assertThat(second.getParentSpanId()).isEqualTo(call.getSpanId());
        assertThat(first.getKind()).isEqualTo(SpanKind.CLIENT);
        assertThat(first.getAttributes().get(longKey("http.response.status_code")))
                .isEqualTo(503);
        assertThat(first.getAttributes().get(stringKey("error.type"))).isEqualTo("503");
        assertThat(first.getAttributes().get(stringKey("server.address"))).isEqualTo("127.0.0.1");
        assertThat(first.getAttributes().get(longKey("server.port"))).isEqualTo((long) fake.port());
        assertThat(second.getAttributes().get(longKey("http.request.resend_count")))
                .isOne();
    }

    @Test
    void the_servers_trace_continues_ours_by_the_header_of_w3c(FakeNode fake) {
        try (NodeClient node = client(fake)) {
            node.info().uptime().execute();
        }

        SpanData attempt = exporter.getFinishedSpanItems().get(0);
        assertThat(fake.received().get(0).header("traceparent"))
                .contains("00-" + attempt.getTraceId() + "-" + attempt.getSpanId() + "-"
                        + attempt.getSpanContext().getTraceFlags().asHex());
    }

    @Test
    void a_call_without_a_response_is_an_error_of_its_type(FakeNode fake) {
        fake.on("info.uptime").disconnect();
        try (NodeClient node = client(fake)) {
            assertThatThrownBy(() -> node.info().uptime().retries(0).execute()).isInstanceOf(ConnectionException.class);
        }

        SpanData attempt = exporter.getFinishedSpanItems().get(0);
        SpanData call = exporter.getFinishedSpanItems().get(1);
        assertThat(attempt.getAttributes().get(stringKey("error.type"))).isEqualTo("no_response");
        assertThat(call.getAttributes().get(stringKey("error.type"))).isEqualTo(ConnectionException.class.getName());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://127.0.0.1:%2$s",
                "http://user:%s@127.0.0.1:%s",
                "http://%s@127.0.0.1:%s",
                "http://127.0.0.1:%2$s/key/%1$s",
                "http://127.0.0.1:%2$s/?key=%1$s"
            })
    void no_span_shows_a_secret_of_the_address_or_of_a_header_whatever_fails(String address, FakeNode fake) {
        String secret = "a-secret-of-the-caller";
        fake.onAny()
                .respondStatus(401, "text/plain", "wrong key " + secret)
                .then()
                .respondRaw("{\"" + secret + "\":[}")
                .then()
                .respondError(1, "wrong key " + secret)
                .then()
                .disconnect()
                .always();
        try (NodeClient node = NodeClient.create(
                String.format(address, secret, fake.port()),
                options -> options.retries(0)
                        .header("X-Key", secret)
                        .instrumentation(OpenTelemetryInstrumentation.of(telemetry)))) {
            for (int i = 0; i < 4; i++) {
                assertThatThrownBy(() -> node.info().uptime().execute()).isNotNull();
            }
        }

        assertThat(exporter.getFinishedSpanItems()).hasSize(8);
        assertThat(exporter.getFinishedSpanItems().toString()).doesNotContain(secret);
    }
}
