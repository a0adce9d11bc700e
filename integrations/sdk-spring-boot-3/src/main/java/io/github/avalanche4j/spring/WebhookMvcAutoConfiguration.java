package io.github.avalanche4j.spring;

import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import java.util.List;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication.Type;
import org.springframework.context.annotation.Bean;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Makes a verified {@link WebhookMessage} a parameter of methods that handle requests in Spring MVC. */
@AutoConfiguration(after = AvalancheAutoConfiguration.class)
@ConditionalOnClass(WebMvcConfigurer.class)
@ConditionalOnWebApplication(type = Type.SERVLET)
@ConditionalOnSingleCandidate(WebhookVerifier.class)
class WebhookMvcAutoConfiguration {
    @Bean
    WebMvcConfigurer avalancheWebhookParameter(WebhookVerifier verifier) {
        return new WebMvcConfigurer() {
            @Override
            public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
                resolvers.add(new WebhookMvcParameter(verifier));
            }
        };
    }
}
