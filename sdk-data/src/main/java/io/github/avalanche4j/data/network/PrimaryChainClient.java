package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.paging.RestChannel;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.TimeRange;
import io.github.avalanche4j.data.network.PrimaryChainEndpoints.Typed;
import io.github.avalanche4j.data.primary.ChainSummary;
import io.github.avalanche4j.data.primary.LastActivity;
import io.github.avalanche4j.data.primary.PrimaryNetworkBlock;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import java.util.Collection;
import java.util.Map;
import java.util.function.Consumer;

/**
 * One chain of the primary network: its transactions, outputs, balances and blocks. Methods check their arguments and
 * send nothing; a list sends requests when it is iterated. An error status ends in a subtype of {@link ApiException}.
 *
 * @param <T> a transaction of the chain
 * @param <U> an output of its transactions
 * @param <B> what addresses have on it
 */
public abstract sealed class PrimaryChainClient<T, U, B> permits PChainClient, XChainClient, CChainClient {
    private final RestChannel channel;
    private final Network network;
    private final PrimaryNetworkChain chain;
    private final Typed<T, U, B> endpoints;

    PrimaryChainClient(RestChannel channel, Network network, PrimaryNetworkChain chain, Typed<T, U, B> endpoints) {
        this.channel = channel;
        this.network = network;
        this.chain = chain;
        this.endpoints = endpoints;
    }

    final RestChannel channel() {
        return channel;
    }

    final Network network() {
        return network;
    }

    final PrimaryNetworkChain chain() {
        return chain;
    }

    /**
     * {@return a transaction} It ends in an {@link ApiException.NotFound} if there is none, or the service does not
     * know it yet.
     *
     * @throws InvalidRequestException if the id is malformed
     */
    public final Call<T> transaction(Id txHash) {
        return channel.call(endpoints.transaction(), null, network, chain, RequestChecks.id("txHash", txHash));
    }

    /** {@return the latest transactions of the chain, newest first; pages hold at most 100} */
    public final SummaryPaged<T, ChainSummary> transactions() {
        return transactions(filter -> {});
    }

    /**
     * As {@link #transactions()}, of some addresses, kinds or a time. Pages hold at most 100, and the service sends
     * shorter ones where transactions have many outputs. It looks at kinds and times only where addresses or an L1
     * validation are named.
     *
     * @throws InvalidRequestException if an id or address is malformed or not of this network, a time is before 1970,
     *     or the start is after the end
     */
    public final SummaryPaged<T, ChainSummary> transactions(Consumer<? super PrimaryTransactionFilter.Builder> filter) {
        return channel.list(endpoints.transactions(), PrimaryTransactionFilter.of(filter, network), network, chain);
    }

    /**
     * {@return the outputs that some addresses may spend; pages hold at most 100}
     *
     * @param filter names the addresses, and sets which outputs are wanted
     * @throws InvalidRequestException if no address is named, or one is not of this network, the asset's id is
     *     malformed, or the amount is negative
     */
    public final SummaryPaged<U, ChainSummary> utxos(Consumer<? super UtxoFilter.Builder> filter) {
        return channel.list(endpoints.utxos(), UtxoFilter.of(filter, network), network, chain);
    }

    /**
     * As {@link #utxos}, with the addresses in the body, where many more fit, also with the prefix {@code C-};
     * pages hold at most 1024.
     *
     * @param filter names the addresses, and sets which outputs are wanted
     * @throws InvalidRequestException as in {@link #utxos}
     */
    public final SummaryPaged<U, ChainSummary> utxosV2(Consumer<? super UtxoFilter.Builder> filter) {
        UtxoFilter all = UtxoFilter.of(filter, network, "PXC");
        return channel.postedList(endpoints.utxosV2(), all.withoutAddresses(), all.body(), network, chain);
    }

    /**
     * {@return what some addresses have together}
     *
     * @param filter names the addresses, and sets the time
     * @throws InvalidRequestException if no address is named, or one is not of this network, or the time is before 1970
     */
    public final Call<B> balances(Consumer<? super PrimaryBalanceFilter.Builder> filter) {
        return channel.call(endpoints.balances(), PrimaryBalanceFilter.of(filter, network), network, chain);
    }

    /**
     * {@return when some addresses last did something on the chain} It ends in an {@link ApiException.NotFound} if they
     * never did.
     *
     * @param addresses one or more X- or P-Chain addresses of this network
     * @throws InvalidRequestException if there is none, or one is malformed or of another network
     */
    public final Call<LastActivity> lastActivity(Collection<Bech32Address> addresses) {
        Map<String, String> query = Map.of("addresses", RequestChecks.joined(addresses, network));
        return channel.call(PrimaryChainEndpoints.LAST_ACTIVITY, query, network, chain);
    }

    /**
     * As {@link #lastActivity}, with the addresses in the body, where many more fit.
     *
     * @param addresses one or more X- or P-Chain addresses of this network
     * @return when they last did something
     * @throws InvalidRequestException if there is none, or one is malformed or of another network
     */
    public final Call<LastActivity> lastActivityV2(Collection<Bech32Address> addresses) {
        Map<String, String> body = Map.of("addresses", RequestChecks.joined(addresses, network));
        return channel.send(PrimaryChainEndpoints.LAST_ACTIVITY_V2, body, network, chain);
    }

    /**
     * {@return a block} It ends in an {@link ApiException.NotFound} if there is none, or the service does not know it
     * yet.
     *
     * @param height its height, 0 or more
     * @throws InvalidRequestException if the height is negative
     */
    public final Call<PrimaryNetworkBlock> block(long height) {
        return blockOf(Long.toString(Require.atLeast(0, "height", height)));
    }

    final Call<PrimaryNetworkBlock> blockOf(String blockId) {
        return channel.call(PrimaryChainEndpoints.BLOCK, null, network, chain, blockId);
    }

    /** {@return the latest blocks of the chain, newest first; pages hold at most 100} */
    public final SummaryPaged<PrimaryNetworkBlock, ChainSummary> blocks() {
        return blocks(times -> {});
    }

    /**
     * As {@link #blocks()}, of a time.
     *
     * @throws InvalidRequestException if a time is before 1970, or the start is after the end
     */
    public final SummaryPaged<PrimaryNetworkBlock, ChainSummary> blocks(Consumer<? super TimeRange.Builder> times) {
        return channel.list(PrimaryChainEndpoints.BLOCKS, TimeRange.of(times), network, chain);
    }

    /** {@return chain and network} */
    @Override
    public final String toString() {
        return getClass().getSimpleName() + "[" + network + "]";
    }
}
