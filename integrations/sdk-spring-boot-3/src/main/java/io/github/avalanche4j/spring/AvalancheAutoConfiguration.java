package io.github.avalanche4j.spring;

import io.github.avalanche4j.core.Instrumentation;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.webhooks.WebhookSecret;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.spring.AvalancheProperties.Webhooks;
import java.util.Objects;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.AnyNestedCondition;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import org.springframework.core.env.Environment;

/** Clients and the verifier of webhooks. The context closes the clients. */
@AutoConfiguration
@EnableConfigurationProperties(AvalancheProperties.class)
@Import(NamedNodes.class)
class AvalancheAutoConfiguration {
    @Bean
    ClientFactory avalancheClientFactory(
            AvalancheProperties properties,
            ObjectProvider<OkHttpClient> http,
            ObjectProvider<Instrumentation> instrumentations,
            ObjectProvider<ClientCustomizer> customizers,
            Environment environment) {
        return new ClientFactory(properties, http, instrumentations, customizers, environment);
    }

    @Bean
    @Primary
    @ConditionalOnProperty("avalanche.node.url")
    @ConditionalOnMissingBean
    NodeClient avalancheNode(ClientFactory clients) {
        return clients.node();
    }

    @Bean
    @ConditionalOnProperty("avalanche.evm.url")
    @ConditionalOnMissingBean
    EvmClient avalancheEvm(ClientFactory clients) {
        return clients.evm();
    }

    @Bean
    @Conditional(DataIsConfigured.class)
    @ConditionalOnMissingBean
    DataClient avalancheData(ClientFactory clients) {
        return clients.data();
    }

    @Bean
    @ConditionalOnProperty("avalanche.webhooks.secret")
    @ConditionalOnMissingBean
    WebhookVerifier avalancheWebhookVerifier(AvalancheProperties properties) {
        Webhooks webhooks = Objects.requireNonNull(properties.webhooks());
        WebhookSecret secret = secret("secret", webhooks.secret());
        String previous = webhooks.previousSecret();
        WebhookVerifier verifier = previous == null || previous.isBlank() // blank if the environment variable is
                ? WebhookVerifier.of(secret)
                : WebhookVerifier.of(secret, secret("previous-secret", previous));
        try {
            return webhooks.window() == null ? verifier : verifier.withWindow(webhooks.window());
        } catch (InvalidRequestException e) {
            throw PropertyException.of("avalanche.webhooks", e);
        }
    }

    private static WebhookSecret secret(String name, @Nullable String hex) {
        String property = "avalanche.webhooks." + name;
        try {
            return WebhookSecret.of(PropertyException.required(property, hex));
        } catch (InvalidRequestException e) {
            throw new PropertyException(property, "must be " + e.rule());
        }
    }

    static final class DataIsConfigured extends AnyNestedCondition {
        DataIsConfigured() {
            super(ConfigurationPhase.REGISTER_BEAN);
        }

        @ConditionalOnProperty("avalanche.data.service")
        static final class ByService {}

        @ConditionalOnProperty("avalanche.data.url")
        static final class ByUrl {}
    }
}
