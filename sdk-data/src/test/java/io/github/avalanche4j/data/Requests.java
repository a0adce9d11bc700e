package io.github.avalanche4j.data;

import io.github.avalanche4j.core.Bech32Address;
import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.EvmAddress;
import io.github.avalanche4j.core.EvmHash;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.Network;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import io.github.avalanche4j.data.validator.DelegationStatus;
import io.github.avalanche4j.testing.FakeDataService;
import java.time.Instant;

/** The fixtures' requests as a user writes them. */
final class Requests {
    static final EvmAddress ADDRESS = EvmAddress.parse("0x71C7656EC7ab88b098defB751B7401B5f6d8976F");
    static final EvmHash HASH = EvmHash.parse("0x3e9303f81be00b4af28515dab7b914bf3dbff209ea10e7071fa24d4af0a112d4");
    static final Id ID = Id.parse("th5aLdWLi32yS9ED6uLGoMMubqHjzMsXhKWwzP6yZTYQKYzof");
    static final NodeId NODE = NodeId.parse("NodeID-111111111111111111116DBWJs");
    static final NodeId OTHER_NODE = NodeId.parse("NodeID-ERsmGLYQWuwx8nibHTig6JGYbS4uUYW2D");
    static final Id L1 = Id.parse("2sseUhPNj1G7rV5hUQzoadUx15kybrjQdVrAiNS1MnxeZSn1fs");
    static final Bech32Address OWNER = Bech32Address.parse("avax1h2ccj9f5ay5acl6tyn9mwmw32p8wref8vl8ctg");
    static final Bech32Address FUJI_OWNER = Bech32Address.parse("fuji19fc97zn3mzmwr827j4d3n45refkksgms4y2yzz");
    static final Bytes MESSAGE = Bytes.fromHex("000000000001");

    private Requests() {}

    static DataClient client(FakeDataService service) {
        return DataClient.create(service.url(), options -> options.metricsUrl(service.url()));
    }

    /** What the fixture's request gives: a value, or the first page of a list. */
    static Object send(DataClient data, FakeDataService service, String fixture) {
        return switch (fixture) {
            case "address-transactions" ->
                first(data.chain("43114")
                        .transactions(
                                ADDRESS, q -> q.startBlock(1).endBlock(400).sortOrder(SortOrder.DESC)));
            case "address-transactions-lists-absent" ->
                first(data.chain("43114").transactions(ADDRESS));
            case "erc20-transfers" -> first(data.chain("43114").erc20Transfers(ADDRESS, q -> q.startBlock(1)));
            case "erc721-balances" -> first(data.chain("43114").erc721Balances(ADDRESS, ADDRESS));
            case "erc721-balances-specification" -> first(data.chain("43114").erc721Balances(ADDRESS));
            case "erc1155-balances" ->
                first(data.chain("43114")
                        .erc1155Balances(ADDRESS, q -> q.blockNumber(339).contractAddress(ADDRESS)));
            case "evm-blocks", "evm-blocks-documented" ->
                first(data.chain("43114").blocks());
            case "evm-transaction", "evm-transaction-cross-chain" ->
                data.chain("43114").transaction(HASH).execute();
            case "asset-transactions" ->
                first(data.network(Network.MAINNET)
                        .assetTransactions(
                                PrimaryNetworkChain.X_CHAIN,
                                ID,
                                q -> q.addTxTypes(PrimaryNetworkTxType.BASE, PrimaryNetworkTxType.EXPORT)
                                        .startTimestamp(Instant.ofEpochSecond(1_600_000_000))
                                        .endTimestamp(Instant.ofEpochSecond(1_700_000_000))));
            case "node-blocks" ->
                first(data.network(Network.MAINNET)
                        .blocksProposedBy(
                                PrimaryNetworkChain.P_CHAIN,
                                NODE,
                                q -> q.startTimestamp(Instant.ofEpochSecond(1_600_000_000))));
            case "subnets" -> first(data.network(Network.MAINNET).subnets(SortOrder.DESC));
            case "l1-validators" ->
                first(data.network(Network.MAINNET)
                        .l1Validators(
                                q -> q.l1ValidationId(Id.parse("2iq93TLZsZXxjhzDBPy5RVmh1Two7Uddrvf3Zo95NQe6HWeZFb"))
                                        .includeInactiveL1Validators(true)
                                        .nodeId(OTHER_NODE)
                                        .subnetId(L1)));
            case "delegators" ->
                first(data.network(Network.MAINNET)
                        .delegators(q -> q.addRewardAddresses(Bech32Address.parse("P-" + OWNER))
                                .sortOrder(SortOrder.ASC)
                                .delegationStatus(DelegationStatus.ACTIVE)
                                .addNodeIds(NODE, OTHER_NODE)));
            case "rewards" ->
                first(data.network(Network.MAINNET)
                        .rewards(q -> q.addAddresses(Bech32Address.parse("X-" + OWNER), OWNER)
                                .addNodeIds(NODE)
                                .sortOrder(SortOrder.DESC)
                                .currency(CurrencyCode.EUR)));
            case "pending-rewards" ->
                first(data.network(Network.FUJI)
                        .pendingRewards(q -> q.addAddresses(FUJI_OWNER).sortOrder(SortOrder.ASC)));
            case "nft-holders", "nft-holders-specification" ->
                first(data.metrics().nftHolders("43114", ADDRESS));
            case "average-tps" -> first(data.metrics().averageTps("43114"));
            case "aggregate" ->
                data.signatureAggregator(Network.FUJI).aggregate(MESSAGE).execute();
            case "aggregated-by-transaction" ->
                data.signatureAggregator(Network.MAINNET).aggregatedFor(ID).execute();
            case "aggregate-self-hosted" -> selfHosted(service);
            default -> throw new AssertionError("no request for " + fixture);
        };
    }

    private static Object selfHosted(FakeDataService service) {
        try (SelfHostedAggregator aggregator = SelfHostedAggregator.create(service.url())) {
            return aggregator.aggregate(MESSAGE).execute();
        }
    }

    private static Page<?> first(Paged<?> list) {
        return list.pages().iterator().next();
    }
}
