package io.github.avalanche4j.data;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.http.BaseUrl;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.HostedAggregator;
import io.github.avalanche4j.data.aggregator.SubnetField;
import io.github.avalanche4j.data.evm.ChainClient;
import io.github.avalanche4j.data.evm.ChainsClient;
import io.github.avalanche4j.data.health.ServiceHealthClient;
import io.github.avalanche4j.data.icm.IcmClient;
import io.github.avalanche4j.data.internal.GenericCalls;
import io.github.avalanche4j.data.internal.access.DataClients;
import io.github.avalanche4j.data.metrics.MetricsServiceClient;
import io.github.avalanche4j.data.network.NetworkClient;
import io.github.avalanche4j.data.operation.OperationsClient;
import io.github.avalanche4j.data.usage.UsageClient;
import io.github.avalanche4j.data.webhooks.WebhooksClient;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A client of the hosted services. Thread-safe; make one and keep it, because all its callers share connections and
 * rate limits. When a service refuses a request because of its rate limit, all callers wait as long as the service
 * requests.
 *
 * <pre>{@code
 * try (DataClient data = DataClient.create(HostedService.BUILDER_HUB, options -> options.key(ApiKey.of("…")))) {
 *     for (SubnetDetails subnet : data.network(Network.MAINNET).subnets()) { … }
 *     data.chain("43114").transactions(address, q -> q.startBlock(1).sortOrder(SortOrder.DESC)).limit(50).stream() …
 * }
 * }</pre>
 *
 * <p>Methods are named by the nouns of the resources: {@code subnet} returns one, {@code subnets} a list.
 *
 * <p>It sends requests only to the addresses it is given: there is no telemetry. Redirects are not followed. An argument
 * that is malformed or outside its documented range is refused with an {@link InvalidRequestException}.
 */
public final class DataClient implements AutoCloseable {
    private static final String SPECIFIED_KEY_HEADER = "x-service-api-key";
    private static final Pattern VERSION = Pattern.compile("/v[0-9]+");

    private final Transport data;
    private final Transport aggregator;
    private final @Nullable Transport metrics;
    private final SubnetField subnetField;

    private DataClient(String url, DataOptions options) {
        String metricsUrl = options.metricsUrl();
        String aggregatorUrl = options.aggregatorUrl();
        // before a transport is made, which would stay open
        checkAddress("url", url);
        checkAddress("metricsUrl", metricsUrl);
        checkAddress("aggregatorUrl", aggregatorUrl);
        ClientSettings withoutKey = ClientSettings.of(options);
        options.addKey();
        ClientSettings withKey = ClientSettings.of(options);
        ApiErrorDecoder errors = new ApiErrorDecoder(ServiceAdvice.of(options.hasKey()));
        this.data = new Transport(url, withKey, errors, options.newGate(), null);
        this.metrics = metricsUrl == null
                ? null
                : new Transport(metricsUrl, withoutKey, new ApiErrorDecoder(), options.newMetricsGate(), null);
        // part of the data service by default, and then under the same rate limit
        this.aggregator =
                aggregatorUrl == null ? data : new Transport(aggregatorUrl, withKey, errors, options.newGate(), null);
        this.subnetField = options.subnetField();
    }

    private static void checkAddress(String argument, @Nullable String url) {
        if (url == null) {
            return;
        }
        if (!BaseUrl.isUrl(url)) {
            throw BaseUrl.refused(argument, url.strip(), "a URL like https://data-api.avax.network");
        }
        String path = BaseUrl.parse(url).path();
        int last = path.lastIndexOf('/');
        if (VERSION.matcher(path.substring(last)).matches()) {
            throw new InvalidRequestException(
                    argument,
                    (last == 0 ? "" : "/…") + path.substring(last), // the part before it may be a key
                    "without the version at the end of its path, which each request adds");
        }
    }

    /** {@return a client of the {@linkplain HostedService#BUILDER_HUB public services}, without a key} */
    public static DataClient create() {
        return create(HostedService.BUILDER_HUB, options -> {});
    }

    /**
     * {@return a client of the public services at the host that issued the key} Options set the key, and override
     * defaults.
     */
    public static DataClient create(HostedService host, Consumer<? super DataOptions> options) {
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(options, "options");
        DataOptions chosen = new DataOptions(host.keyHeader(), host.metricsUrl());
        options.accept(chosen);
        return new DataClient(host.dataUrl(), chosen);
    }

    /** As {@link #create(String, Consumer)}, without a key. */
    public static DataClient create(String url) {
        return create(url, options -> {});
    }

    /**
     * {@return a client of the services at an address of your own, such as a proxy's or a fake's} Options set the key
     * and the address of the metrics service, and override defaults.
     *
     * @param url the http or https address of the data service and of its aggregator: the part before {@code /v1} in
     *     each path
     */
    public static DataClient create(String url, Consumer<? super DataOptions> options) {
        Objects.requireNonNull(url, "url");
        Objects.requireNonNull(options, "options");
        DataOptions chosen = new DataOptions(SPECIFIED_KEY_HEADER, null);
        options.accept(chosen);
        return new DataClient(url, chosen);
    }

    /**
     * {@return a client of the lists of {@link Network#MAINNET} or {@link Network#FUJI}: subnets, validators,
     * delegators, rewards, X-Chain transactions, blocks}
     */
    public NetworkClient network(Network network) {
        return DataClients.NETWORK.of(NetworkClient.class).apply(new RestChannel(data), Require.hosted(network));
    }

    /**
     * {@return a client of one EVM chain: its blocks, its transactions, and the balances of addresses}
     *
     * @param chainId the EVM chain id such as {@code 43114}, or a blockchain id or alias that the service knows
     */
    public ChainClient chain(String chainId) {
        return DataClients.CHAIN.of(ChainClient.class).apply(new RestChannel(data), chainId);
    }

    /** As {@link #chain(String)}, by the EVM chain id as a number, 0 or more. */
    public ChainClient chain(long evmChainId) {
        return chain(Long.toString(Require.atLeast(0, "chainId", evmChainId)));
    }

    /**
     * {@return a client of all EVM chains together: their list, those of an address, and their latest blocks and
     * transactions}
     */
    public ChainsClient chains() {
        return DataClients.CHAINS.of(ChainsClient.class).apply(new RestChannel(data));
    }

    /** {@return a client of interchain messages} */
    public IcmClient icm() {
        return DataClients.ICM.of(IcmClient.class).apply(new RestChannel(data));
    }

    /** {@return a client of the service's jobs, such as exports of transactions} */
    public OperationsClient operations() {
        return DataClients.OPERATIONS.of(OperationsClient.class).apply(new RestChannel(data));
    }

    /** {@return a client of usage figures: the requests made by the organization that owns this client's key} */
    public UsageClient usage() {
        return DataClients.USAGE.of(UsageClient.class).apply(new RestChannel(data));
    }

    /** {@return a client of the data service's health} */
    public ServiceHealthClient health() {
        return DataClients.HEALTH.of(ServiceHealthClient.class).apply(new RestChannel(data));
    }

    /**
     * {@return a client of the metrics service} Only for an address of your own, {@link DataOptions#metricsUrl} must be
     * set.
     */
    public MetricsServiceClient metrics() {
        if (metrics == null) {
            throw new InvalidRequestException(
                    "metricsUrl", "", "set in the options of a client that was made for an address of your own");
        }
        return DataClients.METRICS.of(MetricsServiceClient.class).apply(new RestChannel(metrics));
    }

    /**
     * {@return a client of the hosted signature aggregator for the validators of {@link Network#MAINNET} or {@link
     * Network#FUJI}}
     */
    public HostedAggregator signatureAggregator(Network network) {
        return DataClients.AGGREGATOR
                .of(HostedAggregator.class)
                .apply(new RestChannel(aggregator), Require.hosted(network), subnetField);
    }

    /** {@return a client of the webhooks of the key's organization} */
    public WebhooksClient webhooks() {
        return DataClients.WEBHOOKS.of(WebhooksClient.class).apply(new RestChannel(data));
    }

    /**
     * {@return a call of any path of the data service, for endpoints without a method here}
     *
     * @param path starting with a slash, such as {@code /v1/networks/mainnet}; without a query
     * @param query the parameters of the query: texts, numbers, booleans, times, values of this library, and lists of
     *     them, each element of which is sent as a parameter. They are copied. May be empty
     * @param type the type to decode the response into: {@link JsonTree} for all of it, a value type of this library,
     *     or a type that Jackson can decode
     */
    public <T> Call<T> get(String path, Map<String, ?> query, Class<T> type) {
        return generic().get(path, query, type);
    }

    /**
     * {@return any list of the data service, for endpoints without a method here} The service decides the length of
     * pages, unless {@link Paged#pageSize} or {@link Paged#limit} says otherwise.
     *
     * @param path as in {@link #get}
     * @param query as in {@link #get}, without page token and page size
     * @param itemsField the field of the response that holds the items, such as {@code subnets}
     * @param type the type to decode each item into, as in {@link #get}
     */
    public <T> Paged<T> list(String path, Map<String, ?> query, String itemsField, Class<T> type) {
        return generic().list(path, query, itemsField, type);
    }

    private GenericCalls generic() {
        return new GenericCalls(new RestChannel(data), "data");
    }

    /**
     * {@return a call that posts a JSON object to any path of the data service} The request is not repeated if the
     * service may have acted on it.
     *
     * @param path as in {@link #get}
     * @param body the fields of the object: texts, numbers, booleans, times, values of this library, records and beans,
     *     and lists and maps of them. They are copied
     * @param type the type to decode the response into, as in {@link #get}
     */
    public <T> Call<T> post(String path, Map<String, ?> body, Class<T> type) {
        return generic().post(path, body, type);
    }

    /** As {@link #post}, but sends a PATCH with the fields that change. */
    public <T> Call<T> patch(String path, Map<String, ?> body, Class<T> type) {
        return generic().patch(path, body, type);
    }

    /** Cancels running calls and closes connections. An HTTP client that you passed in stays open. */
    @Override
    public void close() {
        data.close();
        if (metrics != null) {
            metrics.close();
        }
        aggregator.close();
    }

    /** {@return the addresses} */
    @Override
    public String toString() {
        return "DataClient[data " + data.server() + ", metrics " + (metrics == null ? "none" : metrics.server())
                + ", aggregator " + aggregator.server() + "]";
    }
}
