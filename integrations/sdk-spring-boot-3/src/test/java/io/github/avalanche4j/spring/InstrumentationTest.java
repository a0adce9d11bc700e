package io.github.avalanche4j.spring;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Instrumentation;
import io.github.avalanche4j.micrometer.MicrometerInstrumentation;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.opentelemetry.OpenTelemetryInstrumentation;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.opentelemetry.api.OpenTelemetry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FakeNodeExtension.class)
class InstrumentationTest {
    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();

    private static Instrumentation headers(List<String> events, String name) {
        return (endpoint, server) -> new Instrumentation.Observation() {
            @Override
            public Map<String, String> attemptStarted(int attempt) {
                return Map.of(name, "1");
            }

            @Override
            public void attemptEnded(int attempt, OptionalInt status, Duration elapsed) {
                events.add(name + " attempt " + attempt + " " + status.orElse(0));
            }

            @Override
            public void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {
                events.add(name + " call " + endpoint);
            }
        };
    }

    @Test
    void without_a_registry_there_are_no_meters(FakeNode node) {
        Contexts.runner()
                .withPropertyValues("avalanche.node.url=" + node.url())
                .run(context -> assertThat(context).doesNotHaveBean(Instrumentation.class));
    }

    @Test
    void meters_spans_and_listeners_of_the_application_see_the_same_call(FakeNode node) {
        List<String> events = new ArrayList<>();
        Contexts.runner()
                .withPropertyValues("avalanche.node.url=" + node.url())
                .withBean(MeterRegistry.class, () -> registry)
                .withBean(OpenTelemetry.class, OpenTelemetry::noop)
                .withBean("failing", Instrumentation.class, () -> (endpoint, server) -> {
                    throw new IllegalStateException("out of order");
                })
                .withBean("one", Instrumentation.class, () -> headers(events, "x-one"))
                .withBean("two", Instrumentation.class, () -> headers(events, "x-two"))
                .run(context -> {
                    assertThat(context)
                            .hasSingleBean(MicrometerInstrumentation.class)
                            .hasSingleBean(OpenTelemetryInstrumentation.class);
                    context.getBean(NodeClient.class).info().uptime().execute();

                    assertThat(node.received().get(0).header("x-one")).contains("1");
                    assertThat(node.received().get(0).header("x-two")).contains("1");
                    assertThat(events)
                            .containsExactly(
                                    "x-one attempt 1 200",
                                    "x-two attempt 1 200",
                                    "x-one call info.uptime",
                                    "x-two call info.uptime");
                    assertThat(registry.get("avalanche.attempt").timer().count())
                            .isEqualTo(1);
                });
    }
}
