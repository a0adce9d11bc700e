package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.EARLY;
import static io.github.avalanche4j.data.Requests.END;
import static io.github.avalanche4j.data.Requests.FUJI_OWNER;
import static io.github.avalanche4j.data.Requests.ID;
import static io.github.avalanche4j.data.Requests.L1;
import static io.github.avalanche4j.data.Requests.NODE;
import static io.github.avalanche4j.data.Requests.NO_ADDRESS;
import static io.github.avalanche4j.data.Requests.NO_HASH;
import static io.github.avalanche4j.data.Requests.NO_ID;
import static io.github.avalanche4j.data.Requests.NO_NODE;
import static io.github.avalanche4j.data.Requests.NO_OWNER;
import static io.github.avalanche4j.data.Requests.ONE;
import static io.github.avalanche4j.data.Requests.OTHER_NODE;
import static io.github.avalanche4j.data.Requests.OWNER;
import static io.github.avalanche4j.data.Requests.PRIMARY_NETWORK;
import static io.github.avalanche4j.data.Requests.P_OWNER;
import static io.github.avalanche4j.data.Requests.START;
import static io.github.avalanche4j.data.Requests.TWO;
import static io.github.avalanche4j.data.Requests.VALIDATION;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.network.NetworkClient;
import io.github.avalanche4j.data.network.UtxoSortBy;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import io.github.avalanche4j.data.validator.DelegationStatus;
import io.github.avalanche4j.data.validator.ValidationStatus;
import io.github.avalanche4j.data.validator.ValidatorSortBy;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** Requests and refused arguments of a network, its chains and its validators. */
final class NetworkRows {
    private static final Bech32Address SECOND_OWNER =
            Bech32Address.parse("P-avax1zcm84t9k0f9qzlyd4z4e26pvevusscmclhd7y0");
    private static final Bech32Address X_OWNER = Bech32Address.parse("X-" + OWNER);
    private static final Bech32Address C_OWNER = Bech32Address.parse("C-" + OWNER);
    private static final Bech32Address ON_C = Bech32Address.parse("C-" + OWNER);

    private NetworkRows() {}

    private static Row request(String fixture, Function<NetworkClient, Object> call) {
        return Row.request(fixture, data -> call.apply(data.network(Network.MAINNET)));
    }

    private static Row refuses(String argument, Function<NetworkClient, Object> call) {
        return Row.refuses(argument, data -> call.apply(data.network(Network.MAINNET)));
    }

    private static Row refusesNull(String argument, Function<NetworkClient, Object> call) {
        return Row.refusesNull(argument, data -> call.apply(data.network(Network.MAINNET)));
    }

    static List<Row> rows() {
        return List.of(
                // the primary network, subnets and L1s
                request(
                        "asset-transactions",
                        mainnet -> mainnet.assetTransactions(
                                PrimaryNetworkChain.X_CHAIN,
                                ID,
                                q -> q.addTxTypes(PrimaryNetworkTxType.BASE, PrimaryNetworkTxType.EXPORT)
                                        .startTimestamp(START)
                                        .endTimestamp(END))),
                request(
                        "node-blocks",
                        mainnet -> mainnet.blocksProposedBy(
                                PrimaryNetworkChain.P_CHAIN, NODE, q -> q.startTimestamp(START))),
                request("subnets", mainnet -> mainnet.subnets(SortOrder.DESC)),
                request(
                        "l1-validators",
                        mainnet -> mainnet.l1Validators(q -> q.l1ValidationId(VALIDATION)
                                .includeInactiveL1Validators(true)
                                .nodeId(OTHER_NODE)
                                .subnetId(L1))),
                request(
                        "delegators",
                        mainnet -> mainnet.delegators(q -> q.addRewardAddresses(P_OWNER)
                                .sortOrder(SortOrder.ASC)
                                .delegationStatus(DelegationStatus.ACTIVE)
                                .addNodeIds(NODE, OTHER_NODE))),
                request(
                        "rewards",
                        mainnet -> mainnet.rewards(q -> q.addAddresses(X_OWNER, OWNER)
                                .addNodeIds(NODE)
                                .sortOrder(SortOrder.DESC)
                                .currency(CurrencyCode.EUR))),
                Row.request(
                        "pending-rewards",
                        data -> data.network(Network.FUJI)
                                .pendingRewards(q -> q.addAddresses(FUJI_OWNER).sortOrder(SortOrder.ASC))),
                // the primary network's chains and validators
                request(
                        "getTxByHash.c-chain.import",
                        mainnet -> mainnet.cChain().transaction(ID)),
                request(
                        "getTxByHash.p-chain.helicon",
                        mainnet -> mainnet.pChain().transaction(ID)),
                request(
                        "getTxByHash.x-chain.non-linear",
                        mainnet -> mainnet.xChain().transaction(ID)),
                request(
                        "listLatestPrimaryNetworkBlocks.p-chain",
                        mainnet -> mainnet.pChain()
                                .blocks(q -> q.startTimestamp(START).endTimestamp(END))),
                request(
                        "listActivePrimaryNetworkStakingTransactions.p-chain",
                        mainnet -> mainnet.pChain()
                                .stakingTransactions(q -> q.addAddresses(OWNER)
                                        .addTxTypes(PrimaryNetworkTxType.BASE, PrimaryNetworkTxType.EXPORT)
                                        .startTimestamp(START)
                                        .endTimestamp(END)
                                        .sortOrder(SortOrder.DESC))),
                request("getAssetDetails.x-chain", mainnet -> mainnet.xChain().asset(ID)),
                request("getVertexByHash.x-chain", mainnet -> mainnet.xChain().vertex(ID)),
                request("getVertexByHeight.x-chain", mainnet -> mainnet.xChain().verticesAt(123_456)),
                request(
                        "listLatestXChainVertices.x-chain",
                        mainnet -> mainnet.xChain().vertices()),
                request("getNetworkDetails", mainnet -> mainnet.details()),
                request("getAvaxSupply", mainnet -> mainnet.avaxSupply()),
                request("getChainIdsForAddresses", mainnet -> mainnet.chainIdsOf(List.of(OWNER))),
                request("getSubnetById", mainnet -> mainnet.subnet(L1)),
                request("listBlockchains", mainnet -> mainnet.blockchains(SortOrder.DESC)),
                request(
                        "listValidators",
                        mainnet -> mainnet.validators(q -> q.addNodeIds(OTHER_NODE, NODE)
                                .sortBy(ValidatorSortBy.BLOCK_INDEX)
                                .sortOrder(SortOrder.DESC)
                                .validationStatus(ValidationStatus.ACTIVE)
                                .minDelegationCapacity(NAvax.of(1_000_000))
                                .maxDelegationCapacity(NAvax.of(9_000_000))
                                .minTimeRemaining(Duration.ofHours(1))
                                .maxTimeRemaining(Duration.ofDays(1))
                                .minFeePercentage(BigDecimal.valueOf(2))
                                .maxFeePercentage(BigDecimal.valueOf(20))
                                .minUptimePerformance(BigDecimal.valueOf(80))
                                .maxUptimePerformance(BigDecimal.valueOf(100))
                                .subnetId(PRIMARY_NETWORK))),
                request(
                        "getSingleValidatorDetails",
                        mainnet -> mainnet.validationsOf(
                                OTHER_NODE,
                                q -> q.validationStatus(ValidationStatus.ACTIVE).sortOrder(SortOrder.DESC))),
                request(
                        "listValidatorCycles",
                        mainnet -> mainnet.cyclesOf(
                                OTHER_NODE,
                                q -> q.txHash(Id.parse("TE17sEgdHHRYH6hVhtDanbCzDiEN9EN79FxLChbwZqoTAeQUA"))
                                        .sortOrder(SortOrder.DESC))),
                request("getTxByHash.p-chain", mainnet -> mainnet.pChain().transaction(ID)),
                request("getTxByHash.x-chain", mainnet -> mainnet.xChain().transaction(ID)),
                request("getTxByHash.c-chain", mainnet -> mainnet.cChain().transaction(ID)),
                request(
                        "listLatestPrimaryNetworkTransactions.p-chain",
                        mainnet -> mainnet.pChain()
                                .transactions(q -> q.addAddresses(OWNER)
                                        .l1ValidationId(VALIDATION)
                                        .addTxTypes(PrimaryNetworkTxType.BASE, PrimaryNetworkTxType.EXPORT)
                                        .startTimestamp(START)
                                        .endTimestamp(END)
                                        .sortOrder(SortOrder.DESC))),
                request(
                        "listLatestPrimaryNetworkTransactions.x-chain",
                        mainnet -> mainnet.xChain()
                                .transactions(q -> q.addAddresses(OWNER)
                                        .l1ValidationId(VALIDATION)
                                        .addTxTypes(PrimaryNetworkTxType.BASE, PrimaryNetworkTxType.EXPORT)
                                        .startTimestamp(START)
                                        .endTimestamp(END)
                                        .sortOrder(SortOrder.DESC))),
                request(
                        "listLatestPrimaryNetworkTransactions.c-chain",
                        mainnet -> mainnet.cChain()
                                .transactions(q -> q.addAddresses(OWNER)
                                        .l1ValidationId(VALIDATION)
                                        .addTxTypes(PrimaryNetworkTxType.BASE, PrimaryNetworkTxType.EXPORT)
                                        .startTimestamp(START)
                                        .endTimestamp(END)
                                        .sortOrder(SortOrder.DESC))),
                request(
                        "getUtxosByAddresses.p-chain",
                        mainnet -> mainnet.pChain()
                                .utxos(q -> q.addAddresses(OWNER)
                                        .assetId(ID)
                                        .minUtxoAmount(1000)
                                        .includeSpent(true)
                                        .sortBy(UtxoSortBy.TIMESTAMP)
                                        .sortOrder(SortOrder.DESC))),
                request(
                        "getUtxosByAddresses.x-chain",
                        mainnet -> mainnet.xChain()
                                .utxos(q -> q.addAddresses(OWNER)
                                        .assetId(ID)
                                        .minUtxoAmount(1000)
                                        .includeSpent(true)
                                        .sortBy(UtxoSortBy.TIMESTAMP)
                                        .sortOrder(SortOrder.DESC))),
                request(
                        "getUtxosByAddresses.c-chain",
                        mainnet -> mainnet.cChain()
                                .utxos(q -> q.addAddresses(OWNER)
                                        .assetId(ID)
                                        .minUtxoAmount(1000)
                                        .includeSpent(true)
                                        .sortBy(UtxoSortBy.TIMESTAMP)
                                        .sortOrder(SortOrder.DESC))),
                request(
                        "getUtxosByAddressesV2.p-chain",
                        mainnet -> mainnet.pChain()
                                .utxosV2(q -> q.addAllAddresses(List.of(P_OWNER, SECOND_OWNER))
                                        .assetId(ID)
                                        .minUtxoAmount(1000)
                                        .includeSpent(true)
                                        .sortBy(UtxoSortBy.TIMESTAMP)
                                        .sortOrder(SortOrder.DESC))),
                request(
                        "getUtxosByAddressesV2.x-chain",
                        mainnet -> mainnet.xChain()
                                .utxosV2(q -> q.addAllAddresses(List.of(X_OWNER))
                                        .assetId(ID)
                                        .minUtxoAmount(1000)
                                        .includeSpent(true)
                                        .sortBy(UtxoSortBy.TIMESTAMP)
                                        .sortOrder(SortOrder.DESC))),
                request(
                        "getUtxosByAddressesV2.c-chain",
                        mainnet -> mainnet.cChain()
                                .utxosV2(q -> q.addAllAddresses(List.of(C_OWNER))
                                        .assetId(ID)
                                        .minUtxoAmount(1000)
                                        .includeSpent(true)
                                        .sortBy(UtxoSortBy.TIMESTAMP)
                                        .sortOrder(SortOrder.DESC))),
                request(
                        "getBalancesByAddresses.p-chain",
                        mainnet -> mainnet.pChain()
                                .balances(q -> q.addAddresses(OWNER).blockTimestamp(END))),
                request(
                        "getBalancesByAddresses.x-chain",
                        mainnet -> mainnet.xChain()
                                .balances(q -> q.addAddresses(OWNER).blockTimestamp(END))),
                request(
                        "getBalancesByAddresses.c-chain",
                        mainnet -> mainnet.cChain()
                                .balances(q -> q.addAddresses(OWNER).blockTimestamp(END))),
                request(
                        "getLastActivityTimestampByAddresses.p-chain",
                        mainnet -> mainnet.pChain().lastActivity(List.of(OWNER))),
                request(
                        "getLastActivityTimestampByAddresses.x-chain",
                        mainnet -> mainnet.xChain().lastActivity(List.of(OWNER))),
                request(
                        "getLastActivityTimestampByAddressesV2.p-chain",
                        mainnet -> mainnet.pChain().lastActivityV2(List.of(P_OWNER))),
                request(
                        "getLastActivityTimestampByAddressesV2.x-chain",
                        mainnet -> mainnet.xChain().lastActivityV2(List.of(X_OWNER))),
                request("getBlockById.p-chain", mainnet -> mainnet.pChain().block(24_996_978)),
                request("getBlockById.x-chain", mainnet -> mainnet.xChain().block(24_996_978)),
                request(
                        "getBlockchainById",
                        mainnet -> mainnet.blockchain(Id.parse("2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5"))),
                request(
                        "getBlockchainById.x-chain",
                        mainnet -> mainnet.blockchain(Id.parse("2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM"))),
                request(
                        "getBlockchainById.genesis-text",
                        mainnet -> mainnet.blockchain(Id.parse("2A2BteyY3doDkTPtKQ8DDpTmdYSVprGaxZL3mYLZ8fWvTDyyx7"))),
                // times before 1970 and backwards
                refuses(
                        "startTimestamp",
                        mainnet -> mainnet.assetTransactions(
                                PrimaryNetworkChain.X_CHAIN, ID, q -> q.startTimestamp(EARLY))),
                refuses(
                        "endTimestamp",
                        mainnet ->
                                mainnet.assetTransactions(PrimaryNetworkChain.X_CHAIN, ID, q -> q.endTimestamp(EARLY))),
                refuses(
                        "startTimestamp",
                        mainnet -> mainnet.assetTransactions(
                                PrimaryNetworkChain.X_CHAIN,
                                ID,
                                q -> q.startTimestamp(TWO).endTimestamp(ONE))),
                refuses(
                        "startTimestamp",
                        mainnet -> mainnet.blocksProposedBy(
                                PrimaryNetworkChain.X_CHAIN,
                                NODE,
                                q -> q.startTimestamp(TWO).endTimestamp(ONE))),
                refuses(
                        "endTimestamp",
                        mainnet -> mainnet.blocksProposedBy(
                                PrimaryNetworkChain.X_CHAIN, NODE, q -> q.endTimestamp(EARLY))),
                // rewards without an address
                refuses("addresses", mainnet -> mainnet.rewards(q -> {})),
                refuses("addresses", mainnet -> mainnet.rewards(q -> q.sortOrder(SortOrder.ASC))),
                refuses("addresses", mainnet -> mainnet.pendingRewards(q -> {})),
                // addresses of another network or chain
                refuses("addresses", mainnet -> mainnet.rewards(q -> q.addAddresses(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.rewards(q -> q.addAddresses(OWNER, ON_C))),
                refuses("addresses", mainnet -> mainnet.pendingRewards(q -> q.addAddresses(FUJI_OWNER))),
                Row.refuses("addresses", data -> data.network(Network.FUJI).rewards(q -> q.addAddresses(OWNER))),
                Row.refuses(
                        "addresses", data -> data.network(Network.TESTNET).pendingRewards(q -> q.addAddresses(OWNER))),
                refuses("rewardAddresses", mainnet -> mainnet.delegators(q -> q.addRewardAddresses(FUJI_OWNER))),
                // a network that the services do not know
                Row.refuses("network", data -> data.network(Network.LOCAL)),
                // malformed texts of a response are not sent
                refuses("nodeIds", mainnet -> mainnet.rewards(q -> q.addNodeIds(NO_NODE))),
                refuses("nodeIds", mainnet -> mainnet.pendingRewards(q -> q.addNodeIds(NO_NODE))),
                refuses("nodeIds", mainnet -> mainnet.delegators(q -> q.addNodeIds(NO_NODE))),
                refuses("nodeId", mainnet -> mainnet.l1Validators(q -> q.nodeId(NO_NODE))),
                refuses("nodeId", mainnet -> mainnet.blocksProposedBy(PrimaryNetworkChain.P_CHAIN, NO_NODE)),
                refuses("subnetId", mainnet -> mainnet.l1Validators(q -> q.subnetId(NO_ID))),
                refuses("l1ValidationId", mainnet -> mainnet.l1Validators(q -> q.l1ValidationId(NO_ID))),
                refuses("assetId", mainnet -> mainnet.assetTransactions(NO_ID)),
                refuses("addresses", mainnet -> mainnet.rewards(q -> q.addAddresses(NO_OWNER))),
                refuses("rewardAddresses", mainnet -> mainnet.delegators(q -> q.addRewardAddresses(NO_OWNER))),
                // values outside the specified lists must be called unlisted
                Row.refuses("blockchainId", data -> PrimaryNetworkChain.of("y-chain")),
                refuses("blockchainId", mainnet -> mainnet.assetTransactions(PrimaryNetworkChain.P_CHAIN, ID, q -> {})),
                Row.refusesNull("network", data -> data.network(null)),
                refusesNull("filter", mainnet -> mainnet.rewards(null)),
                refusesNull("order", mainnet -> mainnet.subnets(null)),
                refusesNull("blockchainId", mainnet -> mainnet.blocksProposedBy(null, NODE)),
                // addresses that are missing malformed or of another network or chain
                refuses("addresses", mainnet -> mainnet.pChain().utxos(q -> {})),
                refuses("addresses", mainnet -> mainnet.xChain().utxos(q -> {})),
                refuses("addresses", mainnet -> mainnet.cChain().utxos(q -> {})),
                refuses("addresses", mainnet -> mainnet.pChain().utxosV2(q -> {})),
                refuses("addresses", mainnet -> mainnet.xChain().utxosV2(q -> {})),
                refuses("addresses", mainnet -> mainnet.cChain().utxosV2(q -> {})),
                refuses("addresses", mainnet -> mainnet.pChain().balances(q -> {})),
                refuses("addresses", mainnet -> mainnet.xChain().balances(q -> {})),
                refuses("addresses", mainnet -> mainnet.cChain().balances(q -> {})),
                refuses("addresses", mainnet -> mainnet.pChain().lastActivity(List.of())),
                refuses("addresses", mainnet -> mainnet.xChain().lastActivity(List.of())),
                refuses("addresses", mainnet -> mainnet.cChain().lastActivity(List.of())),
                refuses("addresses", mainnet -> mainnet.pChain().lastActivityV2(List.of())),
                refuses("addresses", mainnet -> mainnet.xChain().lastActivityV2(List.of())),
                refuses("addresses", mainnet -> mainnet.cChain().lastActivityV2(List.of())),
                refuses("addresses", mainnet -> mainnet.pChain().utxosV2(q -> q.addAddresses(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.pChain().utxosV2(q -> q.addAddresses(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.xChain().utxosV2(q -> q.addAddresses(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.xChain().utxosV2(q -> q.addAddresses(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().utxosV2(q -> q.addAddresses(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().utxosV2(q -> q.addAddresses(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.pChain().transactions(q -> q.addAddresses(OWNER, FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.pChain().transactions(q -> q.addAddresses(OWNER, NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.pChain().transactions(q -> q.addAddresses(OWNER, ON_C))),
                refuses("addresses", mainnet -> mainnet.xChain().transactions(q -> q.addAddresses(OWNER, FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.xChain().transactions(q -> q.addAddresses(OWNER, NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.xChain().transactions(q -> q.addAddresses(OWNER, ON_C))),
                refuses("addresses", mainnet -> mainnet.cChain().transactions(q -> q.addAddresses(OWNER, FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().transactions(q -> q.addAddresses(OWNER, NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().transactions(q -> q.addAddresses(OWNER, ON_C))),
                refuses("addresses", mainnet -> mainnet.pChain().utxos(q -> q.addAddresses(OWNER, FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.pChain().utxos(q -> q.addAddresses(OWNER, NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.pChain().utxos(q -> q.addAddresses(OWNER, ON_C))),
                refuses("addresses", mainnet -> mainnet.xChain().utxos(q -> q.addAddresses(OWNER, FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.xChain().utxos(q -> q.addAddresses(OWNER, NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.xChain().utxos(q -> q.addAddresses(OWNER, ON_C))),
                refuses("addresses", mainnet -> mainnet.cChain().utxos(q -> q.addAddresses(OWNER, FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().utxos(q -> q.addAddresses(OWNER, NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().utxos(q -> q.addAddresses(OWNER, ON_C))),
                refuses("addresses", mainnet -> mainnet.pChain().balances(q -> q.addAddresses(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.pChain().balances(q -> q.addAddresses(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.pChain().balances(q -> q.addAddresses(ON_C))),
                refuses("addresses", mainnet -> mainnet.xChain().balances(q -> q.addAddresses(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.xChain().balances(q -> q.addAddresses(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.xChain().balances(q -> q.addAddresses(ON_C))),
                refuses("addresses", mainnet -> mainnet.cChain().balances(q -> q.addAddresses(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().balances(q -> q.addAddresses(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().balances(q -> q.addAddresses(ON_C))),
                refuses("addresses", mainnet -> mainnet.pChain().lastActivity(List.of(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.pChain().lastActivity(List.of(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.pChain().lastActivity(List.of(ON_C))),
                refuses("addresses", mainnet -> mainnet.xChain().lastActivity(List.of(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.xChain().lastActivity(List.of(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.xChain().lastActivity(List.of(ON_C))),
                refuses("addresses", mainnet -> mainnet.cChain().lastActivity(List.of(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().lastActivity(List.of(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().lastActivity(List.of(ON_C))),
                refuses("addresses", mainnet -> mainnet.pChain().lastActivityV2(List.of(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.pChain().lastActivityV2(List.of(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.pChain().lastActivityV2(List.of(ON_C))),
                refuses("addresses", mainnet -> mainnet.xChain().lastActivityV2(List.of(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.xChain().lastActivityV2(List.of(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.xChain().lastActivityV2(List.of(ON_C))),
                refuses("addresses", mainnet -> mainnet.cChain().lastActivityV2(List.of(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().lastActivityV2(List.of(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().lastActivityV2(List.of(ON_C))),
                refuses("addresses", mainnet -> mainnet.chainIdsOf(List.of(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.chainIdsOf(List.of(NO_OWNER))),
                refuses("addresses", mainnet -> mainnet.chainIdsOf(List.of(ON_C))),
                refuses("addresses", mainnet -> mainnet.chainIdsOf(List.of())),
                refuses("addresses", mainnet -> mainnet.pChain().stakingTransactions(q -> q.addAddresses(FUJI_OWNER))),
                refuses("addresses", mainnet -> mainnet.cChain().transactionsOf(List.of())),
                refuses(
                        "addresses",
                        mainnet -> mainnet.cChain()
                                .transactions(q -> q.addAddresses(OWNER).addEvmAddresses(ADDRESS))),
                refuses("addresses", mainnet -> mainnet.cChain().transactionsOf(List.of(NO_ADDRESS))),
                // ids that are malformed
                refuses("txHash", mainnet -> mainnet.pChain().transaction(NO_ID)),
                refuses("txHash", mainnet -> mainnet.xChain().transaction(NO_ID)),
                refuses("txHash", mainnet -> mainnet.cChain().transaction(NO_ID)),
                refuses("l1ValidationId", mainnet -> mainnet.pChain().transactions(q -> q.l1ValidationId(NO_ID))),
                refuses("l1ValidationId", mainnet -> mainnet.xChain().transactions(q -> q.l1ValidationId(NO_ID))),
                refuses("l1ValidationId", mainnet -> mainnet.cChain().transactions(q -> q.l1ValidationId(NO_ID))),
                refuses(
                        "assetId",
                        mainnet -> mainnet.pChain()
                                .utxos(q -> q.addAddresses(OWNER).assetId(NO_ID))),
                refuses(
                        "assetId",
                        mainnet -> mainnet.xChain()
                                .utxos(q -> q.addAddresses(OWNER).assetId(NO_ID))),
                refuses(
                        "assetId",
                        mainnet -> mainnet.cChain()
                                .utxos(q -> q.addAddresses(OWNER).assetId(NO_ID))),
                refuses("hash", mainnet -> mainnet.pChain().block(NO_ID)),
                refuses("hash", mainnet -> mainnet.xChain().block(NO_ID)),
                refuses("hash", mainnet -> mainnet.cChain().block(NO_HASH)),
                refuses("assetId", mainnet -> mainnet.xChain().asset(NO_ID)),
                refuses("vertexHash", mainnet -> mainnet.xChain().vertex(NO_ID)),
                refuses("subnetId", mainnet -> mainnet.subnet(NO_ID)),
                refuses("subnetId", mainnet -> mainnet.validators(q -> q.subnetId(NO_ID))),
                refuses("blockchainId", mainnet -> mainnet.blockchain(NO_ID)),
                refuses("nodeIds", mainnet -> mainnet.validators(q -> q.addNodeIds(NO_NODE))),
                refuses("nodeId", mainnet -> mainnet.validationsOf(NO_NODE, q -> {})),
                refuses("nodeId", mainnet -> mainnet.cyclesOf(NO_NODE, q -> {})),
                refuses("txHash", mainnet -> mainnet.cyclesOf(NODE, q -> q.txHash(NO_ID))),
                // numbers and times outside their ranges
                refuses("height", mainnet -> mainnet.pChain().block(-1)),
                refuses("height", mainnet -> mainnet.xChain().block(-1)),
                refuses("height", mainnet -> mainnet.cChain().block(-1)),
                refuses(
                        "minUtxoAmount",
                        mainnet -> mainnet.pChain()
                                .utxos(q -> q.addAddresses(OWNER).minUtxoAmount(-1))),
                refuses(
                        "minUtxoAmount",
                        mainnet -> mainnet.xChain()
                                .utxos(q -> q.addAddresses(OWNER).minUtxoAmount(-1))),
                refuses(
                        "minUtxoAmount",
                        mainnet -> mainnet.cChain()
                                .utxos(q -> q.addAddresses(OWNER).minUtxoAmount(-1))),
                refuses(
                        "blockTimestamp",
                        mainnet -> mainnet.pChain()
                                .balances(q -> q.addAddresses(OWNER).blockTimestamp(EARLY))),
                refuses(
                        "blockTimestamp",
                        mainnet -> mainnet.xChain()
                                .balances(q -> q.addAddresses(OWNER).blockTimestamp(EARLY))),
                refuses(
                        "blockTimestamp",
                        mainnet -> mainnet.cChain()
                                .balances(q -> q.addAddresses(OWNER).blockTimestamp(EARLY))),
                refuses(
                        "startTimestamp",
                        mainnet -> mainnet.pChain()
                                .blocks(q -> q.startTimestamp(TWO).endTimestamp(ONE))),
                refuses(
                        "startTimestamp",
                        mainnet -> mainnet.xChain()
                                .blocks(q -> q.startTimestamp(TWO).endTimestamp(ONE))),
                refuses(
                        "startTimestamp",
                        mainnet -> mainnet.cChain()
                                .blocks(q -> q.startTimestamp(TWO).endTimestamp(ONE))),
                refuses(
                        "startTimestamp",
                        mainnet -> mainnet.pChain()
                                .transactions(q -> q.startTimestamp(TWO).endTimestamp(ONE))),
                refuses(
                        "startTimestamp",
                        mainnet -> mainnet.xChain()
                                .transactions(q -> q.startTimestamp(TWO).endTimestamp(ONE))),
                refuses(
                        "startTimestamp",
                        mainnet -> mainnet.cChain()
                                .transactions(q -> q.startTimestamp(TWO).endTimestamp(ONE))),
                refuses("endTimestamp", mainnet -> mainnet.pChain().transactions(q -> q.endTimestamp(EARLY))),
                refuses("endTimestamp", mainnet -> mainnet.xChain().transactions(q -> q.endTimestamp(EARLY))),
                refuses("endTimestamp", mainnet -> mainnet.cChain().transactions(q -> q.endTimestamp(EARLY))),
                refuses("endTimestamp", mainnet -> mainnet.pChain().stakingTransactions(q -> q.endTimestamp(EARLY))),
                refuses("height", mainnet -> mainnet.xChain().verticesAt(-1)),
                // validators by ranges that are none
                refuses(
                        "minDelegationCapacity",
                        mainnet -> mainnet.validators(
                                q -> q.minDelegationCapacity(NAvax.of(2)).maxDelegationCapacity(NAvax.of(1)))),
                refuses(
                        "minTimeRemaining",
                        mainnet -> mainnet.validators(q -> q.minTimeRemaining(Duration.ofSeconds(-1)))),
                refuses(
                        "maxTimeRemaining",
                        mainnet -> mainnet.validators(q -> q.maxTimeRemaining(Duration.ofSeconds(2_147_483_648L)))),
                refuses("minFeePercentage", mainnet -> mainnet.validators(q -> q.minFeePercentage(BigDecimal.ONE))),
                refuses(
                        "maxFeePercentage",
                        mainnet -> mainnet.validators(q -> q.maxFeePercentage(new BigDecimal("100.1")))),
                refuses(
                        "minUptimePerformance",
                        mainnet -> mainnet.validators(q -> q.minUptimePerformance(BigDecimal.valueOf(-1)))),
                refuses(
                        "minUptimePerformance",
                        mainnet -> mainnet.validators(
                                q -> q.minUptimePerformance(BigDecimal.TEN).maxUptimePerformance(BigDecimal.ONE))),
                refusesNull("txHash", mainnet -> mainnet.pChain().transaction(null)),
                refusesNull("addresses", mainnet -> mainnet.xChain().lastActivity(null)),
                refusesNull("order", mainnet -> mainnet.xChain().verticesAt(1, null)),
                refusesNull("nodeId", mainnet -> mainnet.validationsOf(null, q -> {})));
    }
}
