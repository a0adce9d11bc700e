package io.github.avalanche4j.spring;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

/** Contexts with the starter's auto-configuration. */
final class Contexts {
    static final AutoConfigurations ALL = AutoConfigurations.of(
            ActuatorAutoConfiguration.class,
            AvalancheAutoConfiguration.class,
            HealthAutoConfiguration.class,
            InstrumentationAutoConfiguration.class,
            PaymentsAutoConfiguration.class,
            WalletAutoConfiguration.class,
            WebhookFluxAutoConfiguration.class,
            WebhookMvcAutoConfiguration.class);

    private Contexts() {}

    static ApplicationContextRunner runner() {
        return new ApplicationContextRunner().withConfiguration(ALL);
    }
}
