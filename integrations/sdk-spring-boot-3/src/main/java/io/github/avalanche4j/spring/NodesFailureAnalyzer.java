package io.github.avalanche4j.spring;

import io.github.avalanche4j.node.NodeClient;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.NoUniqueBeanDefinitionException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/** Names the property that decides between several nodes, ahead of Spring Boot's own analysis. */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class NodesFailureAnalyzer extends AbstractFailureAnalyzer<NoUniqueBeanDefinitionException> {
    @Override
    protected @Nullable FailureAnalysis analyze(Throwable failure, NoUniqueBeanDefinitionException cause) {
        if (!NodeClient.class.equals(cause.getBeanType()) || cause.getBeanNamesFound() == null) {
            return null;
        }
        String names = String.join(", ", Objects.requireNonNull(cause.getBeanNamesFound()));
        return new FailureAnalysis(
                "A NodeClient is injected without a name, and there are several: " + names + ".",
                "Set avalanche.node.url: its client is the one that is injected without a name. Or name the client"
                        + " where it is injected, such as with @Qualifier(\"" + names.replaceFirst(",.*", "") + "\").",
                failure);
    }
}
