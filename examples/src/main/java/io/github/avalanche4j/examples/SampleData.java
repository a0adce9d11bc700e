package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.testing.DataItems;
import io.github.avalanche4j.testing.FakeDataService;
import java.math.BigInteger;
import java.util.List;

/** Invented data of the fake hosted services, the same in every run. */
final class SampleData {
    static final String CHAIN = "43114";
    static final EvmAddress WALLET = EvmAddress.parse("0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd");
    static final List<Bech32Address> STAKERS = List.of(
            Bech32Address.parse("avax183uq9ka0a2jqmum59tchchtr65k997lzvpp6ad"),
            Bech32Address.parse("avax1m0pe0dm0e4r8wewcl0rzxfk7hwv2mw0r2l8m84"));
    static final int SUBNETS = 1500;
    static final int TRANSACTIONS = 6000;

    private static final long NEWEST_MESSAGE = 1_795_132_800; // 2026-11-20
    private static final int[] SECONDS = {7, 31, 2, 18, 26, 11, 39, 23, 5, 34, 14};

    private SampleData() {}

    /** Like the services, it sends pages shorter than requested, and empty pages between them. */
    static FakeDataService fill(FakeDataService service) {
        service.list("/v1/networks/mainnet/subnets", "subnets")
                .items(SUBNETS, DataItems::subnet)
                .maxItemsPerPage(200)
                .emptyPageEvery(4);
        service.list("/v1/chains/" + CHAIN + "/addresses/" + WALLET + "/transactions", "transactions")
                .items(TRANSACTIONS, i -> DataItems.addressTransaction(TRANSACTIONS - 1 - i))
                .pageSizes(100, 10)
                .emptyPageEvery(9);
        service.list("/v1/networks/mainnet/rewards", "historicalRewards")
                .items(260, i -> DataItems.reward(i, owners(i)))
                .pageSizes(100, 10);
        service.list("/v1/networks/mainnet/rewards:listPending", "pendingRewards")
                .items(7, i -> DataItems.pendingReward(i, owners(i)));
        service.list("/v1/icm/messages", "messages").items(12, SampleData::message);
        return service;
    }

    /** Every fourth is on its way; of every fifth the source is not indexed. */
    private static String message(int i) {
        long sent = NEWEST_MESSAGE - 600L * i;
        boolean pending = i % 4 == 1;
        boolean indexed = pending || i % 5 != 3;
        String source = ",\"sourceTransaction\":{\"txHash\":\"0x%064x\",\"timestamp\":%s,\"gasSpent\":\"250000000\"}"
                .formatted(2 * i + 1, sent);
        String destination = (",\"destinationTransaction\":{\"txHash\":\"0x%064x\",\"timestamp\":%s,"
                        + "\"gasSpent\":\"310000000\",\"rewardRedeemer\":\"%s\",\"delivererAddress\":\"%s\"}")
                .formatted(2 * i + 2, sent + 2 + SECONDS[i % SECONDS.length], WALLET, WALLET);
        String reward =
                (",\"rewardDetails\":{\"address\":\"0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e\",\"name\":\"USD Coin\","
                                + "\"symbol\":\"USDC\",\"decimals\":6,\"ercType\":\"ERC-20\",\"value\":\"%s\"}")
                        .formatted(120_000 + 10_000 * SECONDS[i % SECONDS.length]);
        return ("{\"messageId\":\"%064x\",\"sourceBlockchainId\":\"2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5\","
                                + "\"destinationBlockchainId\":\"2sseUhPNj1G7rV5hUQzoadUx15kybrjQdVrAiNS1MnxeZSn1fs\","
                                + "\"sourceEvmChainId\":\"43114\",\"destinationEvmChainId\":\"836\","
                                + "\"from\":\"%s\",\"to\":\"%s\",\"status\":\"%s\"")
                        .formatted(
                                new BigInteger("9be8e7d1acfc5a5e", 16)
                                        .shiftLeft(192)
                                        .subtract(BigInteger.valueOf(i).shiftLeft(225)),
                                WALLET,
                                WALLET,
                                pending ? "pending" : indexed ? "delivered" : "delivered_source_not_indexed")
                + (indexed ? source : "")
                + (pending ? "" : destination)
                + (i % 3 == 2 ? "" : reward)
                + "}";
    }

    /** The owners in a list of owners: usually one, sometimes both. */
    private static String owners(int i) {
        return i % 40 == 39
                ? STAKERS.get(0) + "\",\"" + STAKERS.get(1)
                : STAKERS.get(i % 5 == 1 ? 1 : 0).toString();
    }
}
