package io.github.avalanche4j.spring;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.Instrumentation;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.DataOptions;
import io.github.avalanche4j.data.HostedService;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.evm.EvmOptions;
import io.github.avalanche4j.spring.AvalancheProperties.Data;
import io.github.avalanche4j.spring.AvalancheProperties.Evm;
import io.github.avalanche4j.spring.AvalancheProperties.Node;
import io.github.avalanche4j.spring.AvalancheProperties.Options;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import okhttp3.OkHttpClient;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.env.Environment;

/** Makes clients from properties and from the application's own beans. */
final class ClientFactory {
    static final String NODE = "avalancheNode";
    static final String EVM = "avalancheEvm";
    static final String DATA = "avalancheData";

    private final AvalancheProperties properties;
    private final Environment environment;
    private final @Nullable OkHttpClient http;
    private final List<Instrumentation> instrumentations;
    private final List<ClientCustomizer> customizers;

    ClientFactory(
            AvalancheProperties properties,
            ObjectProvider<OkHttpClient> http,
            ObjectProvider<Instrumentation> instrumentations,
            ObjectProvider<ClientCustomizer> customizers,
            Environment environment) {
        this.properties = properties;
        this.environment = environment;
        this.http = http.getIfUnique();
        this.instrumentations = instrumentations.orderedStream().toList();
        this.customizers = customizers.orderedStream().toList();
    }

    /** The client of {@code avalanche.node}. */
    NodeClient node() {
        return node(NODE, "avalanche.node", properties.node());
    }

    /** The client of a node under {@code avalanche.nodes}. */
    NodeClient node(String name) {
        return node(name, "avalanche.nodes." + name, properties.nodes().get(name));
    }

    private NodeClient node(String name, String prefix, @Nullable Node node) {
        if (node == null || node.url() == null) {
            throw new PropertyException(prefix + ".url", "is not set; under " + prefix + " there is " + keys(prefix));
        }
        String url = PropertyException.required(prefix + ".url", node.url());
        return named(prefix, () -> NodeClient.create(url, options -> apply(name, node, options)));
    }

    private Set<String> keys(String prefix) {
        return Binder.get(environment)
                .bind(prefix, Bindable.mapOf(String.class, Object.class))
                .orElse(Map.of())
                .keySet();
    }

    /** The client of {@code avalanche.evm}. */
    EvmClient evm() {
        Evm evm = Objects.requireNonNull(properties.evm());
        String url = PropertyException.required("avalanche.evm.url", evm.url());
        return named("avalanche.evm", () -> EvmClient.create(url, options -> apply(evm, options)));
    }

    private void apply(Evm evm, EvmOptions options) {
        if (evm.webSocketUrl() != null && !evm.webSocketUrl().isBlank()) { // blank if the environment variable is
            options.webSocket(PropertyException.required("avalanche.evm.web-socket-url", evm.webSocketUrl()));
        }
        apply(EVM, evm, options);
    }

    private static <T> T named(String prefix, Supplier<T> client) {
        try {
            return client.get();
        } catch (InvalidRequestException e) {
            throw PropertyException.of(prefix, e);
        }
    }

    /** The client of {@code avalanche.data}. */
    DataClient data() {
        Data data = properties.data();
        if (data == null || (data.service() == null && data.url() == null)) {
            throw new PropertyException("avalanche.data.service", "is empty, and avalanche.data.url is not set");
        }
        Consumer<DataOptions> settings = options -> apply(data, options);
        HostedService service = data.service();
        if (data.url() != null || service == null) {
            String url = PropertyException.required("avalanche.data.url", data.url());
            return named("avalanche.data", () -> DataClient.create(url, settings));
        }
        return named("avalanche.data", () -> DataClient.create(service, settings));
    }

    private void apply(Data data, DataOptions options) {
        if (data.key() != null && !data.key().isBlank()) { // blank if the environment variable is
            options.key(ApiKey.of(PropertyException.required("avalanche.data.key", data.key())));
        }
        set(data.metricsUrl(), options::metricsUrl);
        set(data.aggregatorUrl(), options::aggregatorUrl);
        set(data.limit(), options::limit);
        apply(DATA, data, options);
    }

    private void apply(String client, Options settings, ClientOptions<?> options) {
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
