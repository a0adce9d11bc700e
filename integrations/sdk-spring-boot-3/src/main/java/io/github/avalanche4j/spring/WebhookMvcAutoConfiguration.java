package io.github.avalanche4j.spring;

import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication.Type;
import org.springframework.context.annotation.Bean;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Makes a verified {@link WebhookMessage} a parameter of methods that handle requests in Spring MVC. */
@AutoConfiguration(after = AvalancheAutoConfiguration.class)
@ConditionalOnClass(WebMvcConfigurer.class)
@ConditionalOnWebApplication(type = Type.SERVLET)
class WebhookMvcAutoConfiguration {
    @Bean
    SmartInitializingSingleton avalancheWebhookCheck(
            ObjectProvider<WebhookVerifier> verifiers, ObjectProvider<RequestMappingHandlerMapping> mappings) {
        return WebhookRequests.check(
                verifiers, () -> mappings.stream().flatMap(mapping -> mapping.getHandlerMethods().values().stream()));
    }

    @Bean
    @ConditionalOnSingleCandidate(WebhookVerifier.class)
    WebMvcConfigurer avalancheWebhookParameter(WebhookVerifier verifier) {
        return new WebMvcConfigurer() {
            @Override
            public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
                resolvers.add(new WebhookMvcParameter(verifier));
            }
        };
    }
}
