package io.github.avalanche4j.node;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.http.Clock;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannels;
import io.github.avalanche4j.core.internal.paging.AllPages;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.node.admin.AdminClient;
import io.github.avalanche4j.node.admin.ChainAdminClient;
import io.github.avalanche4j.node.avax.AvaxClient;
import io.github.avalanche4j.node.avm.AvmClient;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.health.HealthClient;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.index.IndexClient;
import io.github.avalanche4j.node.info.InfoClient;
import io.github.avalanche4j.node.internal.access.NodeClients;
import io.github.avalanche4j.node.metrics.MetricsClient;
import io.github.avalanche4j.node.platform.PlatformClient;
import io.github.avalanche4j.node.proposervm.ProposerVmClient;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.validators.ValidatorsClient;
import java.math.BigInteger;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A client of one node. Thread-safe; make one per node and keep it.
 *
 * <pre>{@code
 * try (NodeClient node = NodeClient.create("http://127.0.0.1:9650")) {
 *     NodeVersion version = node.info().getNodeVersion().execute();
 * }
 * }</pre>
 *
 * <p>Methods that call JSON-RPC have their names on the wire: {@code platform.getSubnet} is {@code getSubnet}.
 */
public final class NodeClient implements AutoCloseable {
    private final Transport transport;
    private final RpcChannels channels;
    private final ClientSettings settings;

    /** With the clock of a test, or the system's. */
    NodeClient(String url, NodeOptions options, @Nullable Clock clock) {
        this.settings = ClientSettings.of(options);
        this.transport = new Transport(url, settings, new NodeErrorDecoder(this::isReady, this::hasPrefix), clock);
        this.channels = new RpcChannels(transport);
        refuseNodePath();
    }

    private void refuseNodePath() {
        String path = transport.basePath() + "/";
        int at = path.indexOf("/ext/");
        if (at < 0) {
            return;
        }
        transport.close();
        String server = transport.server();
        throw new InvalidRequestException(
                "url",
                server + (at == 0 ? "" : "/…") + "/ext/…", // the part before it may be a key
                "without a path of the node: pass " + (at == 0 ? server : "the part before /ext")
                        + ", the client adds /ext/… itself"
                        + (path.endsWith("/rpc/") ? "; EvmClient.create takes the URL of one chain" : ""));
    }

    /**
     * {@return a client with the default options; nothing is sent yet}
     *
     * @param url scheme, host and port, such as {@code http://127.0.0.1:9650}; a path is kept as a prefix of each
     *     interface's path, a user and password become an {@code Authorization} header. Nodes refuse host names that
     *     are not in their {@code --http-allowed-hosts}; IP addresses always work
     * @throws InvalidRequestException if it is not an http or https URL, or holds a path of the node such as
     *     {@code /ext/info}
     */
    public static NodeClient create(String url) {
        return create(url, options -> {});
    }

    /**
     * {@return a client; nothing is sent yet}
     *
     * @param url as in {@link #create(String)}
     * @param options sets options that differ from the defaults
     * @throws InvalidRequestException if the URL is refused as in {@link #create(String)}, or an option is out of
     *     range
     */
    public static NodeClient create(String url, Consumer<? super NodeOptions> options) {
        Objects.requireNonNull(url, "url");
        Objects.requireNonNull(options, "options");
        return new NodeClient(url, NodeOptions.of(options), null);
    }

    private boolean hasPrefix() {
        return !transport.basePath().equals("/");
    }

    /** Whether the node has finished starting. */
    private Call<Boolean> isReady() {
        return health().readinessByGet().map(HealthReport::healthy);
    }

    private RpcChannel rpc(String path) {
        return channels.at(path);
    }

    /** {@return the client of basic facts about the node and its network} */
    public InfoClient info() {
        return NodeClients.INFO.of(InfoClient.class).apply(rpc("/ext/info"));
    }

    /** {@return the client of aliases, loggers, profiles and plugins of the node; off by default} */
    public AdminClient admin() {
        return NodeClients.ADMIN.of(AdminClient.class).apply(rpc("/ext/admin"));
    }

    /**
     * {@return the client of an EVM chain's log level, profiles and configuration; off by default}
     *
     * @param chain the chain's id or alias, such as {@code C}
     * @throws InvalidRequestException if it is blank, or holds a character that ids and aliases do not have
     */
    public ChainAdminClient admin(String chain) {
        return NodeClients.CHAIN_ADMIN
                .of(ChainAdminClient.class)
                .apply(rpc("/ext/bc/" + Require.pathPart("chain", chain) + "/admin"));
    }

    /** {@return the client of the node's health checks} */
    public HealthClient health() {
        return NodeClients.HEALTH.of(HealthClient.class).apply(new RestChannel(transport), rpc("/ext/health"));
    }

    /** {@return the client of the node's Prometheus metrics} */
    public MetricsClient metrics() {
        return NodeClients.METRICS.of(MetricsClient.class).apply(new RestChannel(transport));
    }

    /**
     * {@return the client of one of the node's indices of accepted containers}
     *
     * @param <T> the content of its containers
     */
    @SuppressWarnings("unchecked") // a client of the contents that its index has
    public <T> IndexClient<T> index(Index<T> index) {
        RpcChannel channel =
                rpc("/ext/index/" + Objects.requireNonNull(index, "index").path());
        return (IndexClient<T>) NodeClients.INDEX.of(IndexClient.class).apply(channel, index);
    }

    /**
     * {@return the client of a chain that runs the Ethereum virtual machine}
     *
     * @param chain the chain's id or alias, such as {@code C}
     * @throws InvalidRequestException if it is blank, or holds a character that ids and aliases do not have
     */
    public EvmClient evm(String chain) {
        return NodeClients.EVM.of(EvmClient.class).apply(rpc("/ext/bc/" + Require.pathPart("chain", chain) + "/rpc"));
    }

    /**
     * {@return the client of a Subnet-EVM chain's own view of its validators}
     *
     * @param chain the id or alias of a Subnet-EVM chain
     * @throws InvalidRequestException if it is blank, or holds a character that ids and aliases do not have
     */
    public ValidatorsClient validators(String chain) {
        return NodeClients.VALIDATORS
                .of(ValidatorsClient.class)
                .apply(rpc("/ext/bc/" + Require.pathPart("chain", chain) + "/validators"));
    }

    /**
     * {@return a call that finds the state of a chain on this node, and so why its interfaces are not served} It sends
     * up to three requests.
     *
     * @param chain the chain's id or alias
     * @throws InvalidRequestException if the chain is blank
     */
    public Call<ChainDiagnosis> diagnose(String chain) {
        return ChainDiagnosis.of(this, Require.notBlank("chain", chain));
    }

    /** {@return the client of the P-Chain} */
    public PlatformClient platform() {
        return NodeClients.PLATFORM.of(PlatformClient.class).apply(rpc("/ext/bc/P"));
    }

    /** {@return the client of the X-Chain} */
    public AvmClient avm() {
        return NodeClients.AVM.of(AvmClient.class).apply(rpc("/ext/bc/X"), rpc("/ext/bc/X/wallet"));
    }

    /** {@return the client of the C-Chain's atomic transactions} */
    public AvaxClient avax() {
        return NodeClients.AVAX.of(AvaxClient.class).apply(rpc("/ext/bc/C/avax"));
    }

    /**
     * {@return the client of a chain's ProposerVM: heights and epochs by which proposers are drawn}
     *
     * @param chain the chain's id or alias, such as {@code C}
     * @throws InvalidRequestException if it is blank, or could lead to another path
     */
    public ProposerVmClient proposervm(String chain) {
        return NodeClients.PROPOSERVM
                .of(ProposerVmClient.class)
                .apply(rpc("/ext/bc/" + Require.pathPart("chain", chain) + "/proposervm"));
    }

    /**
     * {@return a call that finds the balances of one key on the P-, X- and C-Chain and on the L1s that you name} It asks
     * one chain after another. If one chain fails, the others are still returned, and {@link AddressBalances#failures}
     * has its error. Its timeout covers all chains; each may take an equal share of the time that is left. The end of a lock is
     * compared with this machine's clock.
     *
     * @param address the key's address on the P- and X-Chain, with or without a chain in front
     * @param evmAddress the key's address on the C-Chain and the L1s
     * @param l1s the ids or aliases of EVM chains other than the C-Chain
     * @throws InvalidRequestException if the address is malformed, or a chain is blank or holds a character that ids
     *     and aliases do not have
     */
    public Call<AddressBalances> balances(Bech32Address address, EvmAddress evmAddress, String... l1s) {
        Objects.requireNonNull(evmAddress, "evmAddress");
        List<Bech32Address> known = WellFormed.require("address", List.of(Objects.requireNonNull(address, "address")));
        String network = known.get(0).network();
        Map<String, Call<List<Utxo>>> lists = new LinkedHashMap<>();
        lists.put("P", AllPages.of(platform().utxos(List.of(Bech32Address.of("P", network, address.bytes())))));
        lists.put("X", AllPages.of(avm().utxos(List.of(Bech32Address.of("X", network, address.bytes())))));
        Map<String, Call<BigInteger>> accounts = new LinkedHashMap<>();
        accounts.put("C", evm("C").getBalance(evmAddress, BlockRef.LATEST));
        for (String l1 : Objects.requireNonNull(l1s, "l1s")) {
            accounts.put(l1, evm(l1).getBalance(evmAddress, BlockRef.LATEST));
        }
        return BalancesQuery.call(transport, lists, accounts);
    }

    /** {@return the waits for states of the node, with the deadline that calls of this client have} */
    public NodeAwait await() {
        return await(settings.timeout());
    }

    /**
     * {@return the waits for states of the node}
     *
     * @param timeout the deadline of each wait, more than 0
     * @throws InvalidRequestException if it is not positive
     */
    public NodeAwait await(Duration timeout) {
        return new NodeAwait(this, transport, Require.positive("timeout", timeout));
    }

    /**
     * Ends running calls and frees connections and threads; an {@code OkHttpClient} that you passed in stays open. A
     * call on a closed client fails with an {@link IllegalStateException}.
     */
    @Override
    public void close() {
        transport.close();
    }

    /** {@return the node's scheme, host and port} */
    @Override
    public String toString() {
        return "NodeClient[" + transport.server() + "]";
    }
}
