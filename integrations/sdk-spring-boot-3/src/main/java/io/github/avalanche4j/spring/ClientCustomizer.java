package io.github.avalanche4j.spring;

import io.github.avalanche4j.core.ClientOptions;

/**
 * Changes the options of clients that the auto-configuration makes, after the properties. Each bean of this type is
 * called for each client, in the order of {@code @Order}.
 *
 * <pre>{@code
 * @Bean
 * ClientCustomizer tokens(TokenSource source) {
 *     return (client, options) -> options.headers(() -> Map.of("Authorization", source.current()));
 * }
 * }</pre>
 */
@FunctionalInterface
public interface ClientCustomizer {
    /**
     * Changes the options of one client.
     *
     * @param client {@code avalancheNode}, {@code avalancheEvm}, {@code avalancheData} or the name of a node under {@code
     *     avalanche.nodes}
     * @param options the client's options; an {@code EvmOptions} for {@code avalancheEvm}, a {@code DataOptions} for
     *     {@code avalancheData}
     */
    void customize(String client, ClientOptions<?> options);
}
