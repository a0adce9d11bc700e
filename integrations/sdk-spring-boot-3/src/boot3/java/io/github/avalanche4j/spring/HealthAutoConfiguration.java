package io.github.avalanche4j.spring;

import io.github.avalanche4j.node.NodeClient;
import java.util.Map;
import org.springframework.boot.actuate.autoconfigure.health.ConditionalOnEnabledHealthIndicator;
import org.springframework.boot.actuate.health.CompositeHealthContributor;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthContributor;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** The health of each node. Spring Boot 4 has these types in other packages. */
@AutoConfiguration(after = AvalancheAutoConfiguration.class)
@ConditionalOnClass({HealthContributor.class, ConditionalOnEnabledHealthIndicator.class})
class HealthAutoConfiguration {
    @Bean
    @ConditionalOnBean(NodeClient.class)
    @ConditionalOnEnabledHealthIndicator("avalanche")
    @ConditionalOnMissingBean(name = {"avalancheHealthContributor", "avalancheHealthIndicator"})
    HealthContributor avalancheHealthContributor(Map<String, NodeClient> nodes) {
        return nodes.size() == 1
                ? indicator(nodes.values().iterator().next())
                : CompositeHealthContributor.fromMap(nodes, HealthAutoConfiguration::indicator);
    }

    private static HealthIndicator indicator(NodeClient node) {
        return () -> {
            NodeHealth health = NodeHealth.of(node);
            return Health.status(health.status()).withDetails(health.details()).build();
        };
    }
}
