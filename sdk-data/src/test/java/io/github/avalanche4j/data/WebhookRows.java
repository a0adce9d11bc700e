package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.FUJI_OWNER;
import static io.github.avalanche4j.data.Requests.NODE;
import static io.github.avalanche4j.data.Requests.NO_ADDRESS;
import static io.github.avalanche4j.data.Requests.NO_ID;
import static io.github.avalanche4j.data.Requests.NO_NODE;
import static io.github.avalanche4j.data.Requests.OWNER;
import static io.github.avalanche4j.data.Requests.P_OWNER;

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
import java.util.function.Function;

/** Requests and refused arguments of webhooks. */
final class WebhookRows {
    private static final String HOOK = "3c1f5f7a-8d2b-4f0e-9a64-5b7d1e2c9f10";
    private static final String URL = "https://hooks.example.org/avalanche";
    private static final String[] SIGNATURES =
            new String[] {"0x961c7c9a", "0x61cbb2a3dee5b6064c2e681aadd61677fb4ef319f0b547508d495626f5a62f64"};
    private static final EvmAddress SECOND = EvmAddress.parse("0x80ADC17F4177175Afa07B61686A3362867BA3bDE");
    private static final EvmAddress ADDED = EvmAddress.parse("0x279b8a60f444fa8b6275687ce7E44363d97f72f8");

    private WebhookRows() {}

    private static Row request(String fixture, Function<WebhooksClient, Object> call) {
        return Row.request(fixture, data -> call.apply(data.webhooks()));
    }

    private static Row refuses(String argument, Function<WebhooksClient, Object> call) {
        return Row.refuses(argument, data -> call.apply(data.webhooks()));
    }

    static List<Row> rows() {
        return List.of(
                // webhooks
                request(
                        "createWebhook",
                        webhooks -> webhooks.createForEvm(q -> q.url(URL)
                                .name("Token 61")
                                .description("Description of EVMAddressActivityResponse")
                                .chainId("43114")
                                .addEventSignatures(SIGNATURES)
                                .addAddresses(ADDRESS, SECOND)
                                .includeInternalTxs(true)
                                .includeLogs(true))),
                request(
                        "createWebhook.primary-network",
                        webhooks -> webhooks.createForPrimaryNetwork(q -> q.url(URL)
                                .name("Token 47")
                                .description("Description of PrimaryNetworkAddressActivityResponse")
                                .chain(Network.MAINNET, PrimaryNetworkChain.P_CHAIN_ID)
                                .addEventSignatures(SIGNATURES)
                                .addAddresses(P_OWNER)
                                .addSubEvents(AddressSubEvent.BALANCE_CHANGE, AddressSubEvent.BALANCE_THRESHOLD)
                                .balanceThreshold(BalanceType.UNLOCKED_UNSTAKED, NAvax.ofAvax("1000")))),
                request(
                        "createWebhook.validator",
                        webhooks -> webhooks.createForValidators(q -> q.url(URL)
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
                                .l1ValidatorFeeBalanceThreshold(NAvax.ofAvax("2")))),
                request("listWebhooks", webhooks -> webhooks.list()),
                request("getWebhook", webhooks -> webhooks.get(HOOK)),
                request("deactivateWebhook", webhooks -> webhooks.deactivate(HOOK)),
                request(
                        "updateWebhook",
                        webhooks -> webhooks.update(HOOK, q -> q.name("Renamed").includeLogs(false))),
                request("addAddressesToWebhook", webhooks -> webhooks.addAddresses(HOOK, List.of(ADDED))),
                request("removeAddressesFromWebhook", webhooks -> webhooks.removeAddresses(HOOK, List.of(SECOND))),
                request("getAddressesFromWebhook", webhooks -> webhooks.addresses(HOOK)),
                // webhooks without a url that can be reached
                refuses(
                        "url",
                        webhooks ->
                                webhooks.createForEvm(q -> q.chainId("43114").addAddresses(ADDRESS))),
                refuses(
                        "url",
                        webhooks -> webhooks.createForEvm(
                                q -> q.chainId("43114").addAddresses(ADDRESS).url(""))),
                refuses(
                        "url",
                        webhooks -> webhooks.createForEvm(
                                q -> q.chainId("43114").addAddresses(ADDRESS).url("hooks.example.org"))),
                refuses(
                        "url",
                        webhooks -> webhooks.createForEvm(
                                q -> q.chainId("43114").addAddresses(ADDRESS).url("ftp://example.org"))),
                refuses(
                        "url",
                        webhooks -> webhooks.createForEvm(
                                q -> q.chainId("43114").addAddresses(ADDRESS).url("https://"))),
                refuses(
                        "url",
                        webhooks -> webhooks.createForEvm(
                                q -> q.chainId("43114").addAddresses(ADDRESS).url("https:// x"))),
                refuses("url", webhooks -> webhooks.update("id", q -> q.url(""))),
                refuses("url", webhooks -> webhooks.update("id", q -> q.url("hooks.example.org"))),
                refuses("url", webhooks -> webhooks.update("id", q -> q.url("ftp://example.org"))),
                refuses("url", webhooks -> webhooks.update("id", q -> q.url("https://"))),
                refuses("url", webhooks -> webhooks.update("id", q -> q.url("https:// x"))),
                // webhooks that watch no address or nothing
                refuses(
                        "chainId",
                        webhooks -> webhooks.createForEvm(
                                q -> q.url("https://hooks.example.org").addAddresses(ADDRESS))),
                refuses(
                        "addresses",
                        webhooks -> webhooks.createForEvm(
                                q -> q.url("https://hooks.example.org").chainId("43114"))),
                refuses(
                        "chain",
                        webhooks -> webhooks.createForPrimaryNetwork(
                                q -> q.url("https://hooks.example.org").addAddresses(OWNER))),
                refuses(
                        "addresses",
                        webhooks -> webhooks.createForPrimaryNetwork(q -> q.url("https://hooks.example.org")
                                .chain(Network.MAINNET, PrimaryNetworkChain.P_CHAIN)
                                .addSubEvents(AddressSubEvent.BALANCE_CHANGE))),
                refuses(
                        "subEvents",
                        webhooks -> webhooks.createForPrimaryNetwork(q -> q.url("https://hooks.example.org")
                                .chain(Network.MAINNET, PrimaryNetworkChain.P_CHAIN)
                                .addAddresses(OWNER))),
                refuses(
                        "network",
                        webhooks -> webhooks.createForValidators(
                                q -> q.url("https://hooks.example.org").node(NODE))),
                refuses(
                        "subEvents",
                        webhooks -> webhooks.createForValidators(q -> q.url("https://hooks.example.org")
                                .network(Network.FUJI)
                                .node(NODE))),
                refuses(
                        "node",
                        webhooks -> webhooks.createForValidators(q -> q.url("https://hooks.example.org")
                                .network(Network.FUJI)
                                .addSubEvents(ValidatorSubEvent.VALIDATOR_STAKE))),
                refuses("update", webhooks -> webhooks.update("id", q -> {})),
                refuses("addresses", webhooks -> webhooks.addAddresses("id", List.of())),
                refuses("addresses", webhooks -> webhooks.removeAddresses("id", List.of())),
                // malformed texts and other networks are refused
                refuses("addresses", webhooks -> webhooks.createForEvm(q -> q.addAddresses(NO_ADDRESS))),
                refuses(
                        "eventSignatures",
                        webhooks -> webhooks.createForEvm(q -> q.url("https://hooks.example.org")
                                .chainId("43114")
                                .addAddresses(ADDRESS)
                                .addEventSignatures("Transfer"))),
                refuses(
                        "addresses",
                        webhooks -> webhooks.createForPrimaryNetwork(q -> q.url("https://hooks.example.org")
                                .chain(Network.MAINNET, PrimaryNetworkChain.P_CHAIN)
                                .addSubEvents(AddressSubEvent.BALANCE_CHANGE)
                                .addAddresses(FUJI_OWNER))),
                refuses(
                        "network",
                        webhooks -> webhooks.createForPrimaryNetwork(
                                q -> q.chain(Network.LOCAL, PrimaryNetworkChain.P_CHAIN))),
                refuses("network", webhooks -> webhooks.createForValidators(q -> q.network(Network.LOCAL))),
                refuses("node", webhooks -> webhooks.createForValidators(q -> q.node(NO_NODE))),
                refuses("subnet", webhooks -> webhooks.createForValidators(q -> q.subnet(NO_ID))),
                refuses("nodeIds", webhooks -> webhooks.createForValidators(q -> q.addNodeIds(NO_NODE))),
                refuses("subnetIds", webhooks -> webhooks.createForValidators(q -> q.addSubnetIds(NO_ID))),
                refuses("addresses", webhooks -> webhooks.addAddresses("id", List.of(NO_ADDRESS))),
                refuses("addresses", webhooks -> webhooks.removeAddresses("id", List.of(NO_ADDRESS))),
                refuses("id", webhooks -> webhooks.get("")),
                refuses("id", webhooks -> webhooks.get("..")),
                refuses("id", webhooks -> webhooks.get("a/b")),
                refuses("id", webhooks -> webhooks.get("a?b")),
                refuses("id", webhooks -> webhooks.deactivate("")),
                refuses("id", webhooks -> webhooks.deactivate("..")),
                refuses("id", webhooks -> webhooks.deactivate("a/b")),
                refuses("id", webhooks -> webhooks.deactivate("a?b")),
                refuses("id", webhooks -> webhooks.update("", q -> q.name("x"))),
                refuses("id", webhooks -> webhooks.update("..", q -> q.name("x"))),
                refuses("id", webhooks -> webhooks.update("a/b", q -> q.name("x"))),
                refuses("id", webhooks -> webhooks.update("a?b", q -> q.name("x"))),
                refuses("id", webhooks -> webhooks.addresses("")),
                refuses("id", webhooks -> webhooks.addresses("..")),
                refuses("id", webhooks -> webhooks.addresses("a/b")),
                refuses("id", webhooks -> webhooks.addresses("a?b")),
                refuses("id", webhooks -> webhooks.addAddresses("", List.of(ADDRESS))),
                refuses("id", webhooks -> webhooks.addAddresses("..", List.of(ADDRESS))),
                refuses("id", webhooks -> webhooks.addAddresses("a/b", List.of(ADDRESS))),
                refuses("id", webhooks -> webhooks.addAddresses("a?b", List.of(ADDRESS))),
                refuses("id", webhooks -> webhooks.removeAddresses("", List.of(ADDRESS))),
                refuses("id", webhooks -> webhooks.removeAddresses("..", List.of(ADDRESS))),
                refuses("id", webhooks -> webhooks.removeAddresses("a/b", List.of(ADDRESS))),
                refuses("id", webhooks -> webhooks.removeAddresses("a?b", List.of(ADDRESS))));
    }
}
