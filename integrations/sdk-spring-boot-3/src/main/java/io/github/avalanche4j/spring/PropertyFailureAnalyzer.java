package io.github.avalanche4j.spring;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.boot.context.properties.source.ConfigurationPropertySources;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.env.Environment;

/** Names the property that keeps an application from starting, and its origin. */
final class PropertyFailureAnalyzer extends AbstractFailureAnalyzer<PropertyException> {
    private final Environment environment;

    PropertyFailureAnalyzer(Environment environment) {
        this.environment = environment;
    }

    @Override
    protected FailureAnalysis analyze(Throwable failure, PropertyException cause) {
        ConfigurationPropertyName name = ConfigurationPropertyName.adapt(cause.property(), '.');
        String origins = StreamSupport.stream(
                        ConfigurationPropertySources.get(environment).spliterator(), false)
                .map(source -> source.getConfigurationProperty(name))
                .filter(Objects::nonNull)
                .map(found -> "\n\n    Origin: " + found.getOrigin())
                .limit(1)
                .collect(Collectors.joining());
        return new FailureAnalysis(
                cause.getMessage() + "." + origins, "Correct the property " + cause.property() + ".", failure);
    }
}
