package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.internal.access.DataClients;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.model.TimeRange;
import io.github.avalanche4j.data.primary.AddressBlockchains;
import io.github.avalanche4j.data.primary.ChainSummary;
import io.github.avalanche4j.data.primary.PrimaryNetworkBlock;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.data.reward.HistoricalReward;
import io.github.avalanche4j.data.reward.PendingReward;
import io.github.avalanche4j.data.subnet.BlockchainDetails;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.data.validator.CycleSummary;
import io.github.avalanche4j.data.validator.DelegatorDetails;
import io.github.avalanche4j.data.validator.L1ValidatorDetails;
import io.github.avalanche4j.data.validator.L1ValidatorSummary;
import io.github.avalanche4j.data.validator.ValidationCycle;
import io.github.avalanche4j.data.validator.ValidatorDetails;
import io.github.avalanche4j.data.xchain.XChainTransaction;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/**
 * One network of the data service. Methods check their arguments and send nothing; a list sends requests when it is
 * iterated. A response with an error status fails with a subtype of {@link ApiException}. A malformed id or address, an
 * address of another network, and an argument outside its documented range are refused with an {@link
 * InvalidRequestException}.
 */
public final class NetworkClient {
    private final RestChannel channel;
    private final Network network;
    private static final Set<PrimaryNetworkChain> X_CHAINS = Set.of(
            PrimaryNetworkChain.X_CHAIN, PrimaryNetworkChain.X_CHAIN_MAINNET_ID, PrimaryNetworkChain.X_CHAIN_FUJI_ID);

    static {
        DataClients.NETWORK.set(NetworkClient::new);
    }

    NetworkClient(RestChannel channel, Network network) {
        this.channel = channel;
        this.network = Objects.requireNonNull(network, "network");
    }

    /** {@return all subnets and L1s, newest first; pages hold at most 10000} */
    public Paged<SubnetDetails> subnets() {
        return channel.list(NetworkEndpoints.SUBNETS, null, network);
    }

    /** {@return all subnets and L1s in another order} */
    public Paged<SubnetDetails> subnets(SortOrder order) {
        Objects.requireNonNull(order, "order");
        return channel.list(NetworkEndpoints.SUBNETS, Map.of("sortOrder", order), network);
    }

    /** {@return a subnet or L1} */
    public Call<SubnetDetails> subnet(Id subnetId) {
        return channel.call(NetworkEndpoints.SUBNET, null, network, WellFormed.require("subnetId", subnetId));
    }

    /** {@return all chains of all subnets, newest first; pages hold at most 10000} */
    public Paged<BlockchainDetails> blockchains() {
        return channel.list(NetworkEndpoints.BLOCKCHAINS, null, network);
    }

    /** {@return all chains of all subnets in another order} */
    public Paged<BlockchainDetails> blockchains(SortOrder order) {
        Objects.requireNonNull(order, "order");
        return channel.list(NetworkEndpoints.BLOCKCHAINS, Map.of("sortOrder", order), network);
    }

    /** {@return a chain, with its genesis} */
    public Call<BlockchainDetails> blockchain(Id blockchainId) {
        return channel.call(
                NetworkEndpoints.BLOCKCHAIN, null, network, WellFormed.require("blockchainId", blockchainId));
    }

    /** {@return the X-Chain's transactions of an asset, newest first} */
    public SummaryPaged<XChainTransaction, ChainSummary> assetTransactions(Id assetId) {
        return assetTransactions(PrimaryNetworkChain.X_CHAIN, assetId, filter -> {});
    }

    /**
     * As {@link #assetTransactions(Id)}, filtered by kind or time. Pages hold at most 100, and the service sends
     * shorter ones where transactions have many outputs.
     *
     * @param chain the X-Chain, by alias or id
     */
    public SummaryPaged<XChainTransaction, ChainSummary> assetTransactions(
            PrimaryNetworkChain chain, Id assetId, Consumer<? super AssetTransactionFilter> filter) {
        Objects.requireNonNull(chain, "blockchainId");
        if (chain.isKnown() && !X_CHAINS.contains(chain)) {
            throw new InvalidRequestException("blockchainId", chain.value(), "the X-Chain, by alias or id");
        }
        return channel.list(
                NetworkEndpoints.ASSET_TRANSACTIONS,
                GeneratedAssetTransactionFilter.of(filter),
                network,
                chain,
                WellFormed.require("assetId", assetId));
    }

    /** {@return the blocks of a chain of the primary network that a node proposed, newest first} */
    public SummaryPaged<PrimaryNetworkBlock, ChainSummary> blocksProposedBy(PrimaryNetworkChain chain, NodeId node) {
        return blocksProposedBy(chain, node, range -> {});
    }

    /** As {@link #blocksProposedBy(PrimaryNetworkChain, NodeId)}, of a time. Pages hold at most 100. */
    public SummaryPaged<PrimaryNetworkBlock, ChainSummary> blocksProposedBy(
            PrimaryNetworkChain chain, NodeId node, Consumer<? super TimeRange> times) {
        Objects.requireNonNull(chain, "blockchainId");
        return channel.list(
                NetworkEndpoints.NODE_BLOCKS,
                GeneratedTimes.of(times),
                network,
                chain,
                WellFormed.require("nodeId", node));
    }

    /** {@return the P-Chain: its transactions, outputs, balances and blocks} */
    public PChainClient pChain() {
        return new PChainClient(channel, network);
    }

    /** {@return the X-Chain: its transactions, outputs, balances, assets, blocks and vertices} */
    public XChainClient xChain() {
        return new XChainClient(channel, network);
    }

    /** {@return a client of the C-Chain's imports and exports} */
    public CChainClient cChain() {
        return new CChainClient(channel, network);
    }

    /** {@return the totals of validators and delegations, by version} */
    public Call<NetworkDetails> details() {
        return channel.call(NetworkEndpoints.DETAILS, null, network);
    }

    /** {@return the supply of AVAX on the main network, for clients of the test network too} */
    public Call<AvaxSupply> avaxSupply() {
        return channel.call(NetworkEndpoints.SUPPLY, null);
    }

    /**
     * {@return for each of one or more X- or P-Chain addresses of this network, the chains of the primary network on
     * which it was active}
     */
    public Call<List<AddressBlockchains>> chainIdsOf(Collection<Bech32Address> addresses) {
        Map<String, String> query = Map.of("addresses", RequestChecks.joined(addresses, network));
        return channel.call(NetworkEndpoints.CHAIN_IDS, query, network);
    }

    /** {@return the network} */
    @Override
    public String toString() {
        return "NetworkClient[" + network + "]";
    }

    /** {@return all validations of the primary network and of permissioned subnets; pages hold at most 100} */
    public Paged<ValidatorDetails> validators() {
        return validators(filter -> {});
    }

    /**
     * As {@link #validators()}, filtered by node, subnet, amounts and status. Validators of L1s are {@link
     * #l1Validators()}.
     */
    public Paged<ValidatorDetails> validators(Consumer<? super ValidatorFilter> filter) {
        return channel.list(NetworkEndpoints.VALIDATORS, GeneratedValidatorFilter.of(filter), network);
    }

    /** {@return the validations of one node; pages hold at most 100} */
    public Paged<ValidatorDetails> validationsOf(NodeId node, Consumer<? super ValidationFilter> filter) {
        return channel.list(
                NetworkEndpoints.VALIDATIONS,
                GeneratedValidationFilter.of(filter),
                network,
                WellFormed.require("nodeId", node));
    }

    /**
     * {@return the periods of a node's auto-renewed stakes, since Helicon; pages hold at most 100, and the first one
     * names the current period}
     */
    public SummaryPaged<ValidationCycle, CycleSummary> cyclesOf(NodeId node, Consumer<? super CycleFilter> filter) {
        return channel.list(
                NetworkEndpoints.CYCLES, GeneratedCycleFilter.of(filter), network, WellFormed.require("nodeId", node));
    }

    /** {@return the active validators of all L1s; each page has the height too, and holds at most 100} */
    public SummaryPaged<L1ValidatorDetails, L1ValidatorSummary> l1Validators() {
        return l1Validators(filter -> {});
    }

    /**
     * As {@link #l1Validators()}, filtered by L1 or node, or with inactive ones. The service also lists validators
     * without a balance as active; see {@link L1ValidatorDetails#remainingBalance}.
     */
    public SummaryPaged<L1ValidatorDetails, L1ValidatorSummary> l1Validators(
            Consumer<? super L1ValidatorFilter> filter) {
        return channel.list(NetworkEndpoints.L1_VALIDATORS, GeneratedL1ValidatorFilter.of(filter), network);
    }

    /** {@return all delegations of the primary network; pages hold at most 100} */
    public Paged<DelegatorDetails> delegators() {
        return delegators(filter -> {});
    }

    /** As {@link #delegators()}, filtered by node, reward address or status. */
    public Paged<DelegatorDetails> delegators(Consumer<? super DelegatorFilter> filter) {
        return channel.list(
                NetworkEndpoints.DELEGATORS, RequestChecks.on(network, GeneratedDelegatorFilter.of(filter)), network);
    }

    /**
     * {@return the rewards that were paid to some addresses or for some nodes; pages hold at most 100} {@link
     * io.github.avalanche4j.data.reward.RewardTotals#of} sums those of a period.
     */
    public Paged<HistoricalReward> rewards(Consumer<? super RewardFilter> filter) {
        return channel.list(
                NetworkEndpoints.REWARDS, RequestChecks.on(network, GeneratedRewardFilter.of(filter)), network);
    }

    /** {@return the pending rewards of some addresses or nodes; pages hold at most 100} */
    public Paged<PendingReward> pendingRewards(Consumer<? super PendingRewardFilter> filter) {
        return channel.list(
                NetworkEndpoints.PENDING_REWARDS,
                RequestChecks.on(network, GeneratedPendingRewardFilter.of(filter)),
                network);
    }
}
