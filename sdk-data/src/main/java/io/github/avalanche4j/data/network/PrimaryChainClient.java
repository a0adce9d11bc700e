package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.Parameters;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.rest.RestChannel;
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
import io.github.avalanche4j.data.primary.PrimaryNetworkUtxo;
import java.util.Collection;
import java.util.Map;
import java.util.function.Consumer;

/**
 * One chain of the primary network: its transactions, outputs, balances and blocks. Methods check their arguments and
 * send nothing; a list sends requests when it is iterated. A response with an error status fails with a subtype of
 * {@link ApiException}. A malformed id, hash or address, an address of another network, and an argument outside its
 * documented range are refused with an {@link InvalidRequestException}.
 *
 * @param <T> a transaction of the chain
 * @param <U> an output of its transactions
 * @param <B> the balances of addresses on it
 */
public abstract sealed class PrimaryChainClient<T, U extends PrimaryNetworkUtxo, B>
        permits PChainClient, XChainClient, CChainClient {
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
     * {@return a transaction; the call fails with an {@link ApiException.NotFound} if it does not exist, or the service
     * has not indexed it yet}
     */
    public final Call<T> transaction(Id txHash) {
        return channel.call(endpoints.transaction(), null, network, chain, WellFormed.require("txHash", txHash));
    }

    /** {@return the latest transactions of the chain, newest first; pages hold at most 100} */
    public final SummaryPaged<T, ChainSummary> transactions() {
        return transactions(filter -> {});
    }

    /**
     * As {@link #transactions()}, filtered by address, kind or time. Pages hold at most 100, and the service sends
     * shorter ones where transactions have many outputs. It ignores kinds and times unless addresses or an L1
     * validation are set.
     */
    public final SummaryPaged<T, ChainSummary> transactions(Consumer<? super PrimaryTransactionFilter> filter) {
        return channel.list(
                endpoints.transactions(),
                RequestChecks.on(network, GeneratedPrimaryTransactionFilter.of(filter)),
                network,
                chain);
    }

    /** {@return the outputs that some addresses may spend; pages hold at most 100} */
    public final SummaryPaged<U, ChainSummary> utxos(Consumer<? super UtxoFilter> filter) {
        return channel.list(
                endpoints.utxos(), RequestChecks.on(network, GeneratedUtxoFilter.of(filter)), network, chain);
    }

    /**
     * As {@link #utxos}, but with the addresses in the body, which has room for many more. It also takes addresses with
     * the prefix {@code C-}; pages hold at most 1024.
     */
    public final SummaryPaged<U, ChainSummary> utxosV2(Consumer<? super UtxoFilter> filter) {
        Parameters parameters = RequestChecks.on(network, "PXC", GeneratedUtxoFilter.of(filter));
        Map<String, Object> body = parameters.part("addresses", "addresses");
        return channel.postedList(endpoints.utxosV2(), parameters, body, network, chain);
    }

    /** {@return the joint balance of some addresses} */
    public final Call<B> balances(Consumer<? super PrimaryBalanceFilter> filter) {
        return channel.call(
                endpoints.balances(),
                RequestChecks.on(network, GeneratedPrimaryBalanceFilter.of(filter)),
                network,
                chain);
    }

    /**
     * {@return the last activity of one or more X- or P-Chain addresses of this network on the chain} The call fails
     * with an {@link ApiException.NotFound} if they were never active.
     */
    public final Call<LastActivity> lastActivity(Collection<Bech32Address> addresses) {
        Map<String, String> query = Map.of("addresses", RequestChecks.joined(addresses, network));
        return channel.call(PrimaryChainEndpoints.LAST_ACTIVITY, query, network, chain);
    }

    /** As {@link #lastActivity}, but with the addresses in the body, which has room for many more. */
    public final Call<LastActivity> lastActivityV2(Collection<Bech32Address> addresses) {
        Map<String, String> body = Map.of("addresses", RequestChecks.joined(addresses, network));
        return channel.send(PrimaryChainEndpoints.LAST_ACTIVITY_V2, body, network, chain);
    }

    /**
     * {@return a block by its height, 0 or more; the call fails with an {@link ApiException.NotFound} if it does not
     * exist, or the service has not indexed it yet}
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

    /** As {@link #blocks()}, of a time. */
    public final SummaryPaged<PrimaryNetworkBlock, ChainSummary> blocks(Consumer<? super TimeRange> times) {
        return channel.list(PrimaryChainEndpoints.BLOCKS, GeneratedTimes.of(times), network, chain);
    }

    /** {@return chain and network} */
    @Override
    public final String toString() {
        return getClass().getSimpleName() + "[" + network + "]";
    }
}
