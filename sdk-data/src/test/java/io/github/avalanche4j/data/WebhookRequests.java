package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.OWNER;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.data.webhooks.AddressSubEvent;
import io.github.avalanche4j.data.webhooks.BalanceType;
import io.github.avalanche4j.data.webhooks.ValidatorSubEvent;
import io.github.avalanche4j.data.webhooks.WebhooksClient;
import java.util.List;

/** The requests of webhooks by the names of their fixtures, as a user writes them. */
final class WebhookRequests {
    private static final String HOOK = "3c1f5f7a-8d2b-4f0e-9a64-5b7d1e2c9f10";
    private static final String URL = "https://hooks.example.org/avalanche";
    private static final String[] SIGNATURES = {
        "0x961c7c9a", "0x61cbb2a3dee5b6064c2e681aadd61677fb4ef319f0b547508d495626f5a62f64"
    };
    private static final EvmAddress SECOND = EvmAddress.parse("0x80ADC17F4177175Afa07B61686A3362867BA3bDE");
    private static final EvmAddress ADDED = EvmAddress.parse("0x279b8a60f444fa8b6275687ce7E44363d97f72f8");

    private WebhookRequests() {}

    static void addTo(RequestTable<DataClient> requests) {
        RequestTable<WebhooksClient> webhooks = requests.of(DataClient::webhooks);
        webhooks.call(
                "createWebhook",
                c -> c.createForEvm(q -> q.url(URL)
                        .name("Token 61")
                        .description("Description of EVMAddressActivityResponse")
                        .chainId("43114")
                        .addEventSignatures(SIGNATURES)
                        .addAddresses(ADDRESS, SECOND)
                        .includeInternalTxs(true)
                        .includeLogs(true)));
        webhooks.call(
                "createWebhook.primary-network",
                c -> c.createForPrimaryNetwork(q -> q.url(URL)
                        .name("Token 47")
                        .description("Description of PrimaryNetworkAddressActivityResponse")
                        .chain(Network.MAINNET, PrimaryNetworkChain.P_CHAIN_ID)
                        .addEventSignatures(SIGNATURES)
                        .addAddresses(Bech32Address.parse("P-" + OWNER))
                        .addSubEvents(AddressSubEvent.BALANCE_CHANGE, AddressSubEvent.BALANCE_THRESHOLD)
                        .balanceThreshold(BalanceType.UNLOCKED_UNSTAKED, NAvax.ofAvax("1000"))));
        webhooks.call(
                "createWebhook.validator",
                c -> c.createForValidators(q -> q.url(URL)
                        .name("Token 51")
                        .description("Description of ValidatorActivityResponse")
                        .network(Network.MAINNET)
                        .addEventSignatures(SIGNATURES)
                        .node(NodeId.parse("NodeID-98WSR9MsNJrCTpsuT96fYDiugdbhfhf6A"))
                        .addSubEvents(
                                ValidatorSubEvent.VALIDATOR_STAKE,
                                ValidatorSubEvent.DELEGATOR_STAKE,
                                ValidatorSubEvent.L1_VALIDATOR_BALANCE_THRESHOLD)
                        .addNodeIds(NodeId.parse("NodeID-K8XpxWuPkTx4HtHXrnB8bU4Kc4NMebEUk"))
                        .addSubnetIds(Id.parse("11111111111111111111111111111111LpoYY"))
                        .l1ValidatorFeeBalanceThreshold(NAvax.ofAvax("2"))));
        webhooks.list("listWebhooks", c -> c.list());
        webhooks.call("getWebhook", c -> c.get(HOOK));
        webhooks.call("deactivateWebhook", c -> c.deactivate(HOOK));
        webhooks.call(
                "updateWebhook", c -> c.update(HOOK, q -> q.name("Renamed").includeLogs(false)));
        webhooks.call("addAddressesToWebhook", c -> c.addAddresses(HOOK, List.of(ADDED)));
        webhooks.call("removeAddressesFromWebhook", c -> c.removeAddresses(HOOK, List.of(SECOND)));
        webhooks.list("getAddressesFromWebhook", c -> c.addresses(HOOK));
    }
}
