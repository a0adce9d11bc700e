package io.github.avalanche4j.spring;

import io.github.avalanche4j.micrometer.MicrometerInstrumentation;
import io.github.avalanche4j.opentelemetry.OpenTelemetryInstrumentation;
import io.micrometer.core.instrument.MeterRegistry;
import io.opentelemetry.api.OpenTelemetry;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Meters with Micrometer and spans with OpenTelemetry, if the application has them. */
@AutoConfiguration(
        before = AvalancheAutoConfiguration.class,
        afterName = {
            "org.springframework.boot.actuate.autoconfigure.metrics.CompositeMeterRegistryAutoConfiguration",
            "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration",
            "org.springframework.boot.actuate.autoconfigure.opentelemetry.OpenTelemetryAutoConfiguration",
            "org.springframework.boot.opentelemetry.autoconfigure.OpenTelemetrySdkAutoConfiguration"
        })
class InstrumentationAutoConfiguration {
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass({MeterRegistry.class, MicrometerInstrumentation.class})
    @ConditionalOnSingleCandidate(MeterRegistry.class)
    static class Meters {
        @Bean
        @ConditionalOnMissingBean
        MicrometerInstrumentation avalancheMeters(MeterRegistry registry) {
            return MicrometerInstrumentation.of(registry);
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass({OpenTelemetry.class, OpenTelemetryInstrumentation.class})
    @ConditionalOnSingleCandidate(OpenTelemetry.class)
    static class Spans {
        @Bean
        @ConditionalOnMissingBean
        OpenTelemetryInstrumentation avalancheSpans(OpenTelemetry telemetry) {
            return OpenTelemetryInstrumentation.of(telemetry);
        }
    }
}
