package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.FUJI_OWNER;
import static io.github.avalanche4j.data.Requests.NODE;
import static io.github.avalanche4j.data.Requests.OWNER;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.data.webhooks.AddressSubEvent;
import io.github.avalanche4j.data.webhooks.ValidatorSubEvent;
import io.github.avalanche4j.data.webhooks.WebhooksClient;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Arguments that break a rule of webhooks. */
class WebhookWrongArgumentsTest extends WrongArguments {
    private static final String URL = "https://hooks.example.org";
    private static final EvmAddress BAD_ADDRESS = Json.read(EvmAddress.class, "\"0x12\"");

    private final WebhooksClient webhooks = data.webhooks();

    @Test
    void webhooks_without_a_url_that_can_be_reached() {
        refused("url", () -> webhooks.createForEvm(q -> q.chainId("43114").addAddresses(ADDRESS)));
        for (String url : new String[] {"", "hooks.example.org", "ftp://example.org", "https://", "https:// x"}) {
            refused("url", () -> webhooks.createForEvm(q -> q.url(url)));
            refused("url", () -> webhooks.update("id", q -> q.url(url)));
        }
    }

    @Test
    void webhooks_that_watch_no_address_or_nothing() {
        refused("chainId", () -> webhooks.createForEvm(q -> q.url(URL).addAddresses(ADDRESS)));
        refused("addresses", () -> webhooks.createForEvm(q -> q.url(URL).chainId("43114")));
        refused("chain", () -> webhooks.createForPrimaryNetwork(q -> q.url(URL).addAddresses(OWNER)));
        refused(
                "addresses",
                () -> webhooks.createForPrimaryNetwork(q -> q.url(URL)
                        .chain(Network.MAINNET, PrimaryNetworkChain.P_CHAIN)
                        .addSubEvents(AddressSubEvent.BALANCE_CHANGE)));
        refused(
                "subEvents",
                () -> webhooks.createForPrimaryNetwork(q -> q.url(URL)
                        .chain(Network.MAINNET, PrimaryNetworkChain.P_CHAIN)
                        .addAddresses(OWNER)));
        refused("network", () -> webhooks.createForValidators(q -> q.url(URL).node(NODE)));
        refused(
                "subEvents",
                () -> webhooks.createForValidators(
                        q -> q.url(URL).network(Network.FUJI).node(NODE)));
        refused(
                "node",
                () -> webhooks.createForValidators(
                        q -> q.url(URL).network(Network.FUJI).addSubEvents(ValidatorSubEvent.VALIDATOR_STAKE)));
        refused("update", () -> webhooks.update("id", q -> {}));
        refused("addresses", () -> webhooks.addAddresses("id", List.of()));
        refused("addresses", () -> webhooks.removeAddresses("id", List.of()));
    }

    @Test
    void malformed_texts_and_other_networks_are_refused() {
        refused("addresses", () -> webhooks.createForEvm(q -> q.addAddresses(BAD_ADDRESS)));
        refused("eventSignatures", () -> webhooks.createForEvm(q -> q.addEventSignatures("Transfer")));
        refused(
                "addresses",
                () -> webhooks.createForPrimaryNetwork(q -> q.url(URL)
                        .chain(Network.MAINNET, PrimaryNetworkChain.P_CHAIN)
                        .addAddresses(FUJI_OWNER)));
        refused(
                "network",
                () -> webhooks.createForPrimaryNetwork(q -> q.chain(Network.LOCAL, PrimaryNetworkChain.P_CHAIN)));
        refused("network", () -> webhooks.createForValidators(q -> q.network(Network.LOCAL)));
        refused("node", () -> webhooks.createForValidators(q -> q.node(Json.read(NodeId.class, "\"NodeID-x\""))));
        refused("subnet", () -> webhooks.createForValidators(q -> q.subnet(Json.read(Id.class, "\"x\""))));
        refused(
                "nodeIds",
                () -> webhooks.createForValidators(q -> q.addNodeIds(Json.read(NodeId.class, "\"NodeID-x\""))));
        refused("subnetIds", () -> webhooks.createForValidators(q -> q.addSubnetIds(Json.read(Id.class, "\"x\""))));
        refused("addresses", () -> webhooks.addAddresses("id", List.of(BAD_ADDRESS)));
        refused("addresses", () -> webhooks.removeAddresses("id", List.of(BAD_ADDRESS)));
        for (String id : new String[] {"", "..", "a/b", "a?b"}) {
            refused("id", () -> webhooks.get(id));
            refused("id", () -> webhooks.deactivate(id));
            refused("id", () -> webhooks.update(id, q -> q.name("x")));
            refused("id", () -> webhooks.addresses(id));
            refused("id", () -> webhooks.addAddresses(id, List.of(ADDRESS)));
            refused("id", () -> webhooks.removeAddresses(id, List.of(ADDRESS)));
        }
    }
}
