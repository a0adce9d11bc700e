package io.github.avalanche4j.spring;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.Instrumentation;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.DataOptions;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.spring.AvalancheProperties.Data;
import io.github.avalanche4j.spring.AvalancheProperties.Node;
import io.github.avalanche4j.spring.AvalancheProperties.Options;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;

/** Makes clients from properties and from the application's own beans. */
final class ClientFactory {
    static final String NODE = "avalancheNode";
    static final String DATA = "avalancheData";

    private final AvalancheProperties properties;
    private final @Nullable OkHttpClient http;
    private final List<Instrumentation> instrumentations;
    private final List<ClientCustomizer> customizers;

    ClientFactory(
            AvalancheProperties properties,
            ObjectProvider<OkHttpClient> http,
            ObjectProvider<Instrumentation> instrumentations,
            ObjectProvider<ClientCustomizer> customizers) {
        this.properties = properties;
        this.http = http.getIfUnique();
        this.instrumentations = instrumentations.orderedStream().toList();
        this.customizers = customizers.orderedStream().toList();
    }

    /** The client of {@code avalanche.node}. */
    NodeClient node() {
        return node(NODE, Objects.requireNonNull(properties.node(), "avalanche.node"));
    }

    /** The client of a node under {@code avalanche.nodes}. */
    NodeClient node(String name) {
        return node(name, Objects.requireNonNull(properties.nodes().get(name), "avalanche.nodes." + name));
    }

    private NodeClient node(String name, Node node) {
        String property = name.equals(NODE) ? "avalanche.node.url" : "avalanche.nodes." + name + ".url";
        return NodeClient.create(Objects.requireNonNull(node.url(), property), options -> apply(name, node, options));
    }

    /** The client of {@code avalanche.data}. */
    DataClient data() {
        Data data = Objects.requireNonNull(properties.data(), "avalanche.data");
        return data.url() != null
                ? DataClient.create(data.url(), options -> apply(data, options))
                : DataClient.create(
                        Objects.requireNonNull(data.service(), "avalanche.data.service"),
                        options -> apply(data, options));
    }

    private void apply(Data data, DataOptions options) {
        if (data.key() != null && !data.key().isBlank()) { // blank if the environment variable is
            options.key(ApiKey.of(data.key()));
        }
        set(data.metricsUrl(), options::metricsUrl);
        set(data.aggregatorUrl(), options::aggregatorUrl);
        set(data.limit(), options::limit);
        apply(DATA, data, options);
    }

    private void apply(String client, Options settings, ClientOptions.Builder options) {
        set(settings.timeout(), options::timeout);
        set(settings.attemptTimeout(), options::attemptTimeout);
        set(settings.connectTimeout(), options::connectTimeout);
        set(settings.retries(), options::retries);
        set(settings.maxConcurrency(), options::maxConcurrency);
        set(settings.maxResponseSize(), size -> options.maxResponseBytes(size.toBytes()));
        settings.headers().forEach(options::header);
        set(http, options::httpClient);
        if (!instrumentations.isEmpty()) {
            options.instrumentation(InstrumentationChain.of(instrumentations));
        }
        customizers.forEach(customizer -> customizer.customize(client, options));
    }

    private static <T> void set(@Nullable T value, Consumer<T> option) {
        if (value != null) {
            option.accept(value);
        }
    }
}
