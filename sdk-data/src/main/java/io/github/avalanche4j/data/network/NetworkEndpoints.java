package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.internal.Pages;

/** What is known of the endpoints of the primary network. */
final class NetworkEndpoints {
    static final Pages<XChainTransaction, PrimaryNetworkPage<XChainTransaction>> ASSET_TRANSACTIONS = Pages.of(
            "data.assetTransactions",
            "/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions",
            "transactions",
            XChainTransaction.class,
            100,
            ChainTotals.class,
            FetchedPrimaryNetworkPage::of);
    static final Pages<PrimaryNetworkBlock, PrimaryNetworkPage<PrimaryNetworkBlock>> NODE_BLOCKS = Pages.of(
            "data.nodeBlocks",
            "/v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks",
            "blocks",
            PrimaryNetworkBlock.class,
            100,
            ChainTotals.class,
            FetchedPrimaryNetworkPage::of);
    static final Pages<Subnet, Page<Subnet>> SUBNETS =
            Pages.of("data.subnets", "/v1/networks/{network}/subnets", "subnets", Subnet.class, 10_000);
    static final Pages<L1Validator, L1ValidatorPage> L1_VALIDATORS = Pages.of(
            "data.l1Validators",
            "/v1/networks/{network}/l1Validators",
            "validators",
            L1Validator.class,
            100,
            L1ValidatorTotals.class,
            FetchedL1ValidatorPage::of);
    static final Pages<Delegator, Page<Delegator>> DELEGATORS =
            Pages.of("data.delegators", "/v1/networks/{network}/delegators", "delegators", Delegator.class, 100);
    static final Pages<HistoricalReward, Page<HistoricalReward>> REWARDS = Pages.of(
            "data.rewards", "/v1/networks/{network}/rewards", "historicalRewards", HistoricalReward.class, 100);
    static final Pages<PendingReward, Page<PendingReward>> PENDING_REWARDS = Pages.of(
            "data.pendingRewards",
            "/v1/networks/{network}/rewards:listPending",
            "pendingRewards",
            PendingReward.class,
            100);

    private NetworkEndpoints() {}
}
