package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.testing.FakeDataService;
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

    private SampleData() {}

    /** Like the services, it sends pages shorter than requested, and empty pages between them. */
    static FakeDataService fill(FakeDataService service) {
        service.list("/v1/networks/mainnet/subnets", "subnets")
                .items(SUBNETS, SampleItems::subnet)
                .maxItemsPerPage(200)
                .emptyPageEvery(4);
        service.list("/v1/chains/" + CHAIN + "/addresses/" + WALLET + "/transactions", "transactions")
                .items(TRANSACTIONS, i -> SampleItems.addressTransaction(TRANSACTIONS - 1 - i))
                .pageSizes(100, 10)
                .emptyPageEvery(9);
        service.list("/v1/networks/mainnet/rewards", "historicalRewards")
                .items(260, i -> SampleItems.reward(i, owners(i)))
                .pageSizes(100, 10);
        service.list("/v1/networks/mainnet/rewards:listPending", "pendingRewards")
                .items(7, i -> SampleItems.pendingReward(i, owners(i)));
        return service;
    }

    /** The owners in a list of owners: usually one, sometimes both. */
    private static String owners(int i) {
        return i % 40 == 39
                ? STAKERS.get(0) + "\",\"" + STAKERS.get(1)
                : STAKERS.get(i % 5 == 1 ? 1 : 0).toString();
    }
}
