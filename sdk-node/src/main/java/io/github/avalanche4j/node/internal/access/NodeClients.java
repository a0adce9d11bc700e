package io.github.avalanche4j.node.internal.access;

import io.github.avalanche4j.core.internal.endpoint.ClientConstructor;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.node.admin.AdminClient;
import io.github.avalanche4j.node.admin.ChainAdminClient;
import io.github.avalanche4j.node.avax.AvaxClient;
import io.github.avalanche4j.node.avm.AvmClient;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.health.HealthClient;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.index.IndexClient;
import io.github.avalanche4j.node.info.InfoClient;
import io.github.avalanche4j.node.metrics.MetricsClient;
import io.github.avalanche4j.node.platform.PlatformClient;
import io.github.avalanche4j.node.proposervm.ProposerVmClient;
import io.github.avalanche4j.node.validators.ValidatorsClient;
import java.lang.invoke.MethodHandles;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The constructors of the clients of a node's interfaces. */
public final class NodeClients {
    private static final MethodHandles.Lookup MODULE = MethodHandles.lookup();

    public static final ClientConstructor<Function<RpcChannel, AdminClient>> ADMIN = new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RpcChannel, AvaxClient>> AVAX = new ClientConstructor<>(MODULE);
    public static final ClientConstructor<BiFunction<RpcChannel, RpcChannel, AvmClient>> AVM =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RpcChannel, ChainAdminClient>> CHAIN_ADMIN =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RpcChannel, EvmClient>> EVM = new ClientConstructor<>(MODULE);
    public static final ClientConstructor<BiFunction<RestChannel, RpcChannel, HealthClient>> HEALTH =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<BiFunction<RpcChannel, Index<?>, IndexClient<?>>> INDEX =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RpcChannel, InfoClient>> INFO = new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RestChannel, MetricsClient>> METRICS =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RpcChannel, PlatformClient>> PLATFORM =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RpcChannel, ProposerVmClient>> PROPOSERVM =
            new ClientConstructor<>(MODULE);
    public static final ClientConstructor<Function<RpcChannel, ValidatorsClient>> VALIDATORS =
            new ClientConstructor<>(MODULE);

    private NodeClients() {}
}
