package io.github.avalanche4j.node.admin;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcInterface;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.jsonrpc.RpcChannel;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.internal.access.NodeClients;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Client of a node's admin interface: aliases, loggers, profiles and plugins. It is off unless the node runs with
 * {@code --api-admin-enabled=true}, and then open to everyone who can reach it. Where it is off, calls fail with an
 * {@link io.github.avalanche4j.core.InterfaceUnavailableException}.
 *
 * <p>A request that changes the node is not resent if the node may have acted on it. Aliases apply to this node only,
 * until it is restarted. Profiles are files in the node's {@code --profile-dir}.
 */
public final class AdminClient implements JsonRpcInterface {
    private static final int LONGEST_ALIAS = 512;

    private final RpcChannel channel;

    static {
        NodeClients.ADMIN.set(AdminClient::new);
    }

    AdminClient(RpcChannel channel) {
        this.channel = channel;
    }

    @Override
    public <T> Call<T> call(String method, Class<T> type, Map<String, ?> params) {
        return channel.custom(method, type, params);
    }

    /**
     * Serves an interface at a second path as well. For an endpoint that the node does not have, the call succeeds and
     * changes nothing. A path that is already taken fails with a {@link JsonRpcException} with reason {@code
     * ALREADY_DONE}.
     *
     * @param endpoint what follows {@code /ext/} in the interface's path, such as {@code bc/X}
     * @param alias what follows {@code /ext/} in the second path, at most 512 bytes
     * @throws InvalidRequestException if an argument is blank, or the alias too long
     */
    public Call<Done> alias(String endpoint, String alias) {
        return channel.call(
                AdminEndpoints.ALIAS,
                Map.of("endpoint", Require.notBlank("endpoint", endpoint), "alias", checkedAlias(alias)));
    }

    /**
     * Gives a chain a second name, which works wherever its id does. A chain that the node does not know fails with a
     * {@link JsonRpcException} with reason {@code NOT_FOUND}. A name that is already taken fails with {@code
     * ALREADY_DONE}; the node may then have accepted the name, with only its path taken.
     *
     * @param chain the chain's id, or a name it has
     * @param alias the new name, at most 512 bytes
     * @throws InvalidRequestException if an argument is blank, or the alias too long
     */
    public Call<Done> aliasChain(String chain, String alias) {
        return channel.call(
                AdminEndpoints.ALIAS_CHAIN,
                Map.of("chain", Require.notBlank("chain", chain), "alias", checkedAlias(alias)));
    }

    /**
     * {@return the names of a chain, including its id; empty if the node does not know the chain}
     *
     * @param chain the chain's id; {@code info().getBlockchainId} returns that of an alias
     */
    public Call<List<String>> getChainAliases(Id chain) {
        return channel.call(AdminEndpoints.GET_CHAIN_ALIASES, Map.of("chain", Objects.requireNonNull(chain, "chain")));
    }

    /** {@return the level of each logger, by its name: {@code main}, {@code vm-factory}, and one per chain} */
    public Call<Map<String, LoggerLevel>> getLoggerLevel() {
        return channel.call(AdminEndpoints.GET_LOGGER_LEVEL);
    }

    /**
     * {@return the level of a logger, by its name} An unknown logger fails with a {@link JsonRpcException} with reason
     * {@code NOT_FOUND}.
     *
     * @param loggerName such as {@code main}, {@code C} or a chain's id
     * @throws InvalidRequestException if it is blank
     */
    public Call<Map<String, LoggerLevel>> getLoggerLevel(String loggerName) {
        return channel.call(
                AdminEndpoints.GET_LOGGER_LEVEL, Map.of("loggerName", Require.notBlank("loggerName", loggerName)));
    }

    /**
     * Sets levels of loggers: {@code setLoggerLevel(q -> q.loggerName("C").logLevel(LogLevel.DEBUG))}.
     *
     * @return a call that returns the levels of the requested loggers; empty from nodes before AvalancheGo 1.10.16
     * @throws InvalidRequestException if neither level is set, or the logger's name is blank
     */
    public Call<Map<String, LoggerLevel>> setLoggerLevel(Consumer<? super LoggerLevelChange> change) {
        return channel.call(AdminEndpoints.SET_LOGGER_LEVEL, GeneratedLoggerLevelChange.of(change));
    }

    /**
     * {@return the result of loading the virtual machines that were added to the node's plugin folder since it started}
     */
    public Call<LoadedVms> loadVms() {
        return channel.call(AdminEndpoints.LOAD_VMS);
    }

    /**
     * Starts a CPU profile of the node. If one is already running, the call fails with a {@link JsonRpcException} with
     * reason {@code ALREADY_DONE}.
     */
    public Call<Done> startCpuProfiler() {
        return channel.call(AdminEndpoints.START_CPU_PROFILER);
    }

    /**
     * Ends the CPU profile of the node and writes it to {@code cpu.profile}. If none is running, the call fails with a
     * {@link JsonRpcException} with reason {@code NOT_RUNNING}.
     */
    public Call<Done> stopCpuProfiler() {
        return channel.call(AdminEndpoints.STOP_CPU_PROFILER);
    }

    /** Writes a memory profile of the node to {@code mem.profile}. */
    public Call<Done> memoryProfile() {
        return channel.call(AdminEndpoints.MEMORY_PROFILE);
    }

    /**
     * Writes a profile of lock contention to {@code lock.profile}; the node measures it only after {@link
     * #startCpuProfiler}.
     */
    public Call<Done> lockProfile() {
        return channel.call(AdminEndpoints.LOCK_PROFILE);
    }

    /** Writes the stack traces of all goroutines to {@code stacktrace.txt} in the node's working folder. */
    public Call<Done> stacktrace() {
        return channel.call(AdminEndpoints.STACKTRACE);
    }

    /**
     * {@return the node's whole configuration} Its fields change from version to version. It may hold the node's
     * private BLS key: do not log it.
     */
    public Call<JsonTree> getConfig() {
        return channel.call(AdminEndpoints.GET_CONFIG);
    }

    /** {@return the entry of a key in the node's database; needs AvalancheGo 1.10.19} */
    public Call<DbValue> dbGet(Bytes key) {
        return channel.call(AdminEndpoints.DB_GET, Map.of("key", Objects.requireNonNull(key, "key")));
    }

    private static String checkedAlias(String alias) {
        Require.notBlank("alias", alias);
        // the node counts bytes, the specification characters
        if (alias.getBytes(UTF_8).length > LONGEST_ALIAS) {
            throw new InvalidRequestException("alias", alias, "512 bytes at most");
        }
        return alias;
    }
}
