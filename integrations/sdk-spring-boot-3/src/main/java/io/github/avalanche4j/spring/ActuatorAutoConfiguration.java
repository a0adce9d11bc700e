package io.github.avalanche4j.spring;

import io.github.avalanche4j.node.NodeClient;
import java.util.Map;
import org.springframework.boot.actuate.autoconfigure.info.ConditionalOnEnabledInfoContributor;
import org.springframework.boot.actuate.autoconfigure.info.InfoContributorFallback;
import org.springframework.boot.actuate.endpoint.SanitizingFunction;
import org.springframework.boot.actuate.info.InfoContributor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.core.env.Environment;

/** Shows the nodes in Actuator, and hides secrets from it. */
@AutoConfiguration(after = AvalancheAutoConfiguration.class)
@ConditionalOnClass({InfoContributor.class, ConditionalOnEnabledInfoContributor.class})
class ActuatorAutoConfiguration {
    /** Off unless {@code management.info.avalanche.enabled} is true: it asks the nodes. */
    @Bean
    @ConditionalOnBean(NodeClient.class)
    @ConditionalOnEnabledInfoContributor(value = "avalanche", fallback = InfoContributorFallback.DISABLE)
    @ConditionalOnMissingBean(name = "avalancheInfoContributor")
    InfoContributor avalancheInfoContributor(Map<String, NodeClient> nodes) {
        return new NodesInfo(nodes);
    }

    @Bean
    SanitizingFunction avalancheSanitizingFunction(Environment environment) {
        return SecretValues.of(environment);
    }
}
