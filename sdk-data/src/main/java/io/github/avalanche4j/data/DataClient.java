package io.github.avalanche4j.data;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.Network;
import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.paging.RestChannel;
import io.github.avalanche4j.data.aggregator.HostedAggregator;
import io.github.avalanche4j.data.aggregator.SubnetField;
import io.github.avalanche4j.data.evm.ChainClient;
import io.github.avalanche4j.data.metrics.MetricsClient;
import io.github.avalanche4j.data.network.NetworkClient;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * A client of the hosted services. Thread-safe; make one and keep it, because all its callers share connections, and when a
 * service says that it was asked too often, all of them wait until it may be asked again.
 *
 * <pre>{@code
 * try (DataClient data = DataClient.create(s -> s.key(ApiKey.of("…")))) {
 *     for (Subnet subnet : data.network(Network.MAINNET).subnets()) { … }
 *     data.chain("43114").transactions(address, q -> q.startBlock(1).sortOrder(SortOrder.DESC)).stream().limit(50) …
 * }
 * }</pre>
 *
 * <p>It talks to the addresses it is given and to nobody else: there is no telemetry. Redirects are not followed.
 */
public final class DataClient implements AutoCloseable {
    private final Transport data;
    private final Transport aggregator;
    private final Transport metrics;
    private final SubnetField subnetField;

    private DataClient(DataSettings settings) {
        String aggregatorUrl = settings.aggregatorUrl();
        this.data = new Transport(settings.chosenDataUrl(), settings.withKey(), new ApiErrorDecoder());
        this.metrics = new Transport(settings.chosenMetricsUrl(), settings.withoutKey(), new ApiErrorDecoder());
        // part of the data service unless told otherwise, and then under the same allowance
        this.aggregator =
                aggregatorUrl == null ? data : new Transport(aggregatorUrl, settings.withKey(), new ApiErrorDecoder());
        this.subnetField = settings.subnetField();
    }

    /** {@return a client of the public services, without a key} */
    public static DataClient create() {
        return create(settings -> {});
    }

    /**
     * {@return a client as {@code settings} leaves it}
     *
     * @param settings sets addresses, the key and options
     * @throws InvalidRequestException if an address is not an HTTP URL
     */
    public static DataClient create(Consumer<? super DataSettings> settings) {
        Objects.requireNonNull(settings, "settings");
        DataSettings chosen = new DataSettings();
        settings.accept(chosen);
        return new DataClient(chosen);
    }

    /**
     * {@return the lists of a network: subnets, validators, delegators, rewards, X-Chain transactions, blocks}
     *
     * @param network {@link Network#MAINNET} or {@link Network#FUJI}
     * @throws InvalidRequestException if it is another one
     */
    public NetworkClient network(Network network) {
        return new NetworkClient(data, hosted(network));
    }

    /**
     * {@return one EVM chain: its blocks and transactions, and what addresses have on it}
     *
     * @param chainId the EVM chain id such as {@code 43114}, or a blockchain id or alias that the service knows
     * @throws InvalidRequestException if it cannot stand in a path
     */
    public ChainClient chain(String chainId) {
        return new ChainClient(data, chainId);
    }

    /** {@return the metrics service} */
    public MetricsClient metrics() {
        return new MetricsClient(metrics);
    }

    /**
     * {@return the aggregator of validators' signatures}
     *
     * @param network the network whose validators sign, {@link Network#MAINNET} or {@link Network#FUJI}
     * @throws InvalidRequestException if it is another one
     */
    public HostedAggregator signatureAggregator(Network network) {
        return new HostedAggregator(aggregator, hosted(network), subnetField);
    }

    private static Network hosted(Network network) {
        Objects.requireNonNull(network, "network");
        if (!network.equals(Network.MAINNET) && !network.equals(Network.FUJI)) {
            throw new InvalidRequestException("network", network.name(), "mainnet or fuji, which the services know");
        }
        return network;
    }

    /**
     * {@return a call of any address of the data service that has no method of its own here}
     *
     * @param path from the slash on, such as {@code /v1/networks/mainnet}; without a query
     * @param query the parameters of the query; may be empty
     * @param type what the answer is read as: {@link JsonTree} for all of it, or a type that Jackson can make
     * @param <T> that type
     * @throws InvalidRequestException if the path does not begin with a slash, or holds a query
     */
    public <T> Call<T> get(String path, Map<String, String> query, Class<T> type) {
        Objects.requireNonNull(query, "query");
        if (!path.startsWith("/") || path.indexOf('?') >= 0 || path.indexOf('{') >= 0) {
            throw new InvalidRequestException("path", path, "beginning with a slash, and without a query");
        }
        return RestChannel.of(data).get(Endpoint.get("data.get", path, Objects.requireNonNull(type, "type")), query);
    }

    /** Ends what runs, and frees connections; an HTTP client of your own stays open. */
    @Override
    public void close() {
        data.close();
        metrics.close();
        aggregator.close();
    }

    /** {@return the addresses} */
    @Override
    public String toString() {
        return "DataClient[data " + data.server() + ", metrics " + metrics.server() + ", aggregator "
                + aggregator.server() + "]";
    }
}
