package io.github.avalanche4j.spring;

import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication.Type;
import org.springframework.context.annotation.Bean;
import org.springframework.web.reactive.config.WebFluxConfigurer;
import org.springframework.web.reactive.result.method.annotation.ArgumentResolverConfigurer;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;

/** Makes a verified {@link WebhookMessage} a parameter of methods that handle requests in Spring WebFlux. */
@AutoConfiguration(after = AvalancheAutoConfiguration.class)
@ConditionalOnClass(WebFluxConfigurer.class)
@ConditionalOnWebApplication(type = Type.REACTIVE)
class WebhookFluxAutoConfiguration {
    @Bean
    SmartInitializingSingleton avalancheWebhookCheck(
            ObjectProvider<WebhookVerifier> verifiers, ObjectProvider<RequestMappingHandlerMapping> mappings) {
        return WebhookRequests.check(
                verifiers, () -> mappings.stream().flatMap(mapping -> mapping.getHandlerMethods().values().stream()));
    }

    @Bean
    @ConditionalOnSingleCandidate(WebhookVerifier.class)
    WebFluxConfigurer avalancheWebhookParameter(WebhookVerifier verifier) {
        return new WebFluxConfigurer() {
            @Override
            public void configureArgumentResolvers(ArgumentResolverConfigurer configurer) {
                configurer.addCustomResolver(new WebhookFluxParameter(verifier));
            }
        };
    }
}
