package io.github.avalanche4j.data.internal.access;

import io.github.avalanche4j.core.internal.endpoint.ClientConstructor;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.HostedAggregator;
import io.github.avalanche4j.data.aggregator.SubnetField;
import io.github.avalanche4j.data.evm.ChainClient;
import io.github.avalanche4j.data.evm.ChainsClient;
import io.github.avalanche4j.data.health.ServiceHealthClient;
import io.github.avalanche4j.data.icm.IcmClient;
import io.github.avalanche4j.data.metrics.MetricsServiceClient;
import io.github.avalanche4j.data.network.NetworkClient;
import io.github.avalanche4j.data.operation.OperationsClient;
import io.github.avalanche4j.data.usage.UsageClient;
import io.github.avalanche4j.data.webhooks.WebhooksClient;
import java.lang.invoke.MethodHandles;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The constructors of the clients of the hosted services. */
public final class DataClients {
    private static final MethodHandles.Lookup MODULE = MethodHandles.lookup();

    public static final ClientConstructor<Aggregator> AGGREGATOR = new ClientConstructor<>(MODULE);
    public static final ClientConstructor<BiFunction<RestChannel, String, ChainClient>> CHAIN =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RestChannel, ChainsClient>> CHAINS = new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RestChannel, ServiceHealthClient>> HEALTH =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RestChannel, IcmClient>> ICM = new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RestChannel, MetricsServiceClient>> METRICS =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RestChannel, ServiceHealthClient>> METRICS_HEALTH =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<BiFunction<RestChannel, Network, NetworkClient>> NETWORK =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RestChannel, OperationsClient>> OPERATIONS =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RestChannel, UsageClient>> USAGE = new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RestChannel, WebhooksClient>> WEBHOOKS =
            new ClientConstructor<>(MODULE);

    private DataClients() {}

    /** The constructor of a hosted aggregator. */
    public interface Aggregator {
        /** Constructs one. */
        HostedAggregator apply(RestChannel channel, Network network, SubnetField subnet);
    }
}
