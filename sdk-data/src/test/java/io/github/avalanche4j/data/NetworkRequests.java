package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.FUJI_OWNER;
import static io.github.avalanche4j.data.Requests.ID;
import static io.github.avalanche4j.data.Requests.L1;
import static io.github.avalanche4j.data.Requests.NODE;
import static io.github.avalanche4j.data.Requests.OTHER_NODE;
import static io.github.avalanche4j.data.Requests.OWNER;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.network.NetworkClient;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import io.github.avalanche4j.data.validator.DelegationStatus;
import java.time.Instant;

/** The requests of the primary network, subnets and L1s by the names of their fixtures, as a user writes them. */
final class NetworkRequests {
    private NetworkRequests() {}

    static void addTo(RequestTable<DataClient> requests) {
        RequestTable<NetworkClient> mainnet = requests.of(data -> data.network(Network.MAINNET));
        mainnet.list(
                "asset-transactions",
                c -> c.assetTransactions(
                        PrimaryNetworkChain.X_CHAIN,
                        ID,
                        q -> q.addTxTypes(PrimaryNetworkTxType.BASE, PrimaryNetworkTxType.EXPORT)
                                .startTimestamp(Instant.ofEpochSecond(1_600_000_000))
                                .endTimestamp(Instant.ofEpochSecond(1_700_000_000))));
        mainnet.list(
                "node-blocks",
                c -> c.blocksProposedBy(
                        PrimaryNetworkChain.P_CHAIN,
                        NODE,
                        q -> q.startTimestamp(Instant.ofEpochSecond(1_600_000_000))));
        mainnet.list("subnets", c -> c.subnets(SortOrder.DESC));
        mainnet.list(
                "l1-validators",
                c -> c.l1Validators(
                        q -> q.l1ValidationId(Id.parse("2iq93TLZsZXxjhzDBPy5RVmh1Two7Uddrvf3Zo95NQe6HWeZFb"))
                                .includeInactiveL1Validators(true)
                                .nodeId(OTHER_NODE)
                                .subnetId(L1)));
        mainnet.list(
                "delegators",
                c -> c.delegators(q -> q.addRewardAddresses(Bech32Address.parse("P-" + OWNER))
                        .sortOrder(SortOrder.ASC)
                        .delegationStatus(DelegationStatus.ACTIVE)
                        .addNodeIds(NODE, OTHER_NODE)));
        mainnet.list(
                "rewards",
                c -> c.rewards(q -> q.addAddresses(Bech32Address.parse("X-" + OWNER), OWNER)
                        .addNodeIds(NODE)
                        .sortOrder(SortOrder.DESC)
                        .currency(CurrencyCode.EUR)));
        requests.list(
                "pending-rewards",
                data -> data.network(Network.FUJI)
                        .pendingRewards(q -> q.addAddresses(FUJI_OWNER).sortOrder(SortOrder.ASC)));
    }
}
