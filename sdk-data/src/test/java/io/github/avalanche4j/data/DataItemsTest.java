package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.OWNER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.network.NetworkClient;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.data.validator.L1ValidatorDetails;
import io.github.avalanche4j.testing.DataItems;
import io.github.avalanche4j.testing.FakeDataService;
import org.junit.jupiter.api.Test;

/** The test kit's made-up items are read like real ones. */
class DataItemsTest {
    private static final int COUNT = 120;

    @Test
    void all_of_them_are_read_and_their_ids_are_valid() {
        try (FakeDataService service = FakeDataService.start();
                DataClient data = Requests.client(service)) {
            NetworkClient mainnet = data.network(Network.MAINNET);
            String network = "/v1/networks/mainnet";
            service.list(network + "/subnets", "subnets").items(COUNT, DataItems::subnet);
            service.list(network + "/l1Validators", "validators")
                    .pageSizes(100, 10)
                    .items(COUNT, DataItems::l1Validator);
            service.list(network + "/rewards", "historicalRewards")
                    .items(COUNT, i -> DataItems.reward(i, OWNER.toString()));
            service.list(network + "/rewards:listPending", "pendingRewards")
                    .items(COUNT, i -> DataItems.pendingReward(i, OWNER.toString()));
            service.list("/v1/chains/43114/addresses/" + ADDRESS + "/transactions", "transactions")
                    .items(COUNT, DataItems::addressTransaction);

            assertThat(mainnet.subnets())
                    .hasSize(COUNT)
                    .extracting(SubnetDetails::subnetId)
                    .allMatch(Id::isValid)
                    .doesNotHaveDuplicates();
            assertThat(mainnet.l1Validators())
                    .hasSize(COUNT)
                    .allSatisfy(validator ->
                            assertThat(validator.nodeId().isValid()).isTrue())
                    .anySatisfy(validator ->
                            assertThat(validator.remainingBalance()).isEqualTo(NAvax.ZERO))
                    .extracting(L1ValidatorDetails::blsCredentials)
                    .allSatisfy(keys -> {
                        assertThat(keys.orElseThrow().publicKey().size()).isEqualTo(48);
                        assertThat(keys.orElseThrow().proofOfPossession().size())
                                .isEqualTo(96);
                    });
            assertThat(mainnet.rewards(q -> q.addAddresses(OWNER)))
                    .hasSize(COUNT)
                    .allSatisfy(
                            reward -> assertThat(reward.rewardType().isKnown()).isTrue());
            assertThat(mainnet.pendingRewards(q -> q.addAddresses(OWNER))).hasSize(COUNT);
            assertThat(data.chain("43114").transactions(ADDRESS)).hasSize(COUNT);
        }
    }
}
