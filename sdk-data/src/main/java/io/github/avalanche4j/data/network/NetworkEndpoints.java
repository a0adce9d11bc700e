package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.internal.paging.ListEndpoint;

/** What is known of the endpoints of the primary network. */
final class NetworkEndpoints {
    static final ListEndpoint<XChainTransaction, PrimaryNetworkPage<XChainTransaction>> ASSET_TRANSACTIONS =
            ListEndpoint.of(
                    "data.assetTransactions",
                    "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions",
                    "transactions",
                    XChainTransaction.class,
                    100,
                    ChainTotals.class,
                    FetchedPrimaryNetworkPage::of);
    static final ListEndpoint<PrimaryNetworkBlock, PrimaryNetworkPage<PrimaryNetworkBlock>> NODE_BLOCKS =
            ListEndpoint.of(
                    "data.nodeBlocks",
                    "/v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks",
                    "blocks",
                    PrimaryNetworkBlock.class,
                    100,
                    ChainTotals.class,
                    FetchedPrimaryNetworkPage::of);
    static final ListEndpoint<Subnet, Page<Subnet>> SUBNETS =
            ListEndpoint.of("data.subnets", "/v1/networks/{network}/subnets", "subnets", Subnet.class, 10_000);
    static final ListEndpoint<L1Validator, L1ValidatorPage> L1_VALIDATORS = ListEndpoint.of(
            "data.l1Validators",
            "/v1/networks/{network}/l1Validators",
            "validators",
            L1Validator.class,
            100,
            L1ValidatorTotals.class,
            FetchedL1ValidatorPage::of);
    static final ListEndpoint<Delegator, Page<Delegator>> DELEGATORS =
            ListEndpoint.of("data.delegators", "/v1/networks/{network}/delegators", "delegators", Delegator.class, 100);
    static final ListEndpoint<HistoricalReward, Page<HistoricalReward>> REWARDS = ListEndpoint.of(
            "data.rewards", "/v1/networks/{network}/rewards", "historicalRewards", HistoricalReward.class, 100);
    static final ListEndpoint<PendingReward, Page<PendingReward>> PENDING_REWARDS = ListEndpoint.of(
            "data.pendingRewards",
            "/v1/networks/{network}/rewards:listPending",
            "pendingRewards",
            PendingReward.class,
            100);

    private NetworkEndpoints() {}
}
