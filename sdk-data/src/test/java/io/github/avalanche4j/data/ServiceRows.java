package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ID;
import static io.github.avalanche4j.data.Requests.MESSAGE;
import static io.github.avalanche4j.data.Requests.NO_ID;
import static io.github.avalanche4j.data.Requests.selfHosted;
import static io.github.avalanche4j.data.Row.refuses;
import static io.github.avalanche4j.data.Row.refusesNull;
import static io.github.avalanche4j.data.Row.request;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import java.util.List;
import java.util.Map;

/** Requests and refused arguments of the services themselves, aggregators and keys. */
final class ServiceRows {
    private ServiceRows() {}

    static List<Row> rows() {
        return List.of(
                // messages, jobs, usage and health
                request("data-health-check", data -> data.health().ready()),
                request("data-health-check.down", data -> data.health().ready()),
                request("live-check", data -> data.health().live()),
                request("live-check.down", data -> data.health().live()),
                // the primary network's chains and validators
                request(
                        "selfHostedHealth",
                        (data, service) ->
                                selfHosted(service, own -> own.health().execute())),
                // signature aggregators
                request(
                        "aggregate",
                        data -> data.signatureAggregator(Network.FUJI).aggregate(MESSAGE)),
                request(
                        "aggregated-by-transaction",
                        data -> data.signatureAggregator(Network.MAINNET).aggregatedFor(ID)),
                request(
                        "aggregate-self-hosted",
                        (data, service) -> selfHosted(
                                service, own -> own.aggregate(MESSAGE).execute())),
                // a network that the services do not know
                refuses("network", data -> data.signatureAggregator(Network.of(88888))),
                // malformed ids hashes and addresses
                refuses("hash", data -> EvmHash.parse("")),
                refuses("hash", data -> EvmHash.parse("0x")),
                refuses("hash", data -> EvmHash.parse("0x12")),
                refuses("hash", data -> EvmHash.parse("x".repeat(66))),
                refuses("hash", data -> EvmHash.parse("0x" + "g".repeat(64))),
                refuses("hash", data -> EvmHash.parse("0x" + "é".repeat(64))),
                refuses("address", data -> EvmAddress.parse("")),
                refuses("address", data -> EvmAddress.parse("0x")),
                refuses("address", data -> EvmAddress.parse("0x12")),
                refuses("address", data -> EvmAddress.parse("0x" + "g".repeat(40))),
                refuses("address", data -> EvmAddress.parse("71C7656EC7ab88b098defB751B7401B5f6d897")),
                // malformed texts of a response are not sent
                refuses("txHash", data -> data.signatureAggregator(Network.FUJI).aggregatedFor(NO_ID)),
                refuses(
                        "signingSubnetId",
                        data -> data.signatureAggregator(Network.MAINNET)
                                .aggregate(r -> r.message(MESSAGE).signingSubnetId(NO_ID))),
                // what would become another path
                refuses("path", data -> data.get("v1", Map.of(), JsonTree.class)),
                refuses("path", data -> data.get("/v1?x=1", Map.of(), JsonTree.class)),
                refuses("path", data -> data.list("v1", Map.of(), "items", JsonTree.class)),
                refuses("itemsField", data -> data.list("/v1", Map.of(), " ", JsonTree.class)),
                refuses(
                        "params.thread",
                        data -> data.get("/v1", Map.of("thread", Thread.currentThread()), JsonTree.class)),
                refusesNull(
                        "message",
                        data -> data.signatureAggregator(Network.MAINNET).aggregate((Bytes) null)),
                refusesNull("key", data -> ApiKey.of(null)),
                // aggregations that the specification forbids
                refuses(
                        "message",
                        data -> data.signatureAggregator(Network.MAINNET).aggregate(r -> {})),
                refuses(
                        "message",
                        data -> data.signatureAggregator(Network.MAINNET).aggregate(Bytes.EMPTY)),
                refuses(
                        "quorumPercentage",
                        data -> data.signatureAggregator(Network.MAINNET)
                                .aggregate(r -> r.message(MESSAGE).quorumPercentage(-1))),
                refuses(
                        "quorumPercentage",
                        data -> data.signatureAggregator(Network.MAINNET)
                                .aggregate(r -> r.message(MESSAGE).quorumPercentage(101))),
                refuses(
                        "quorumPercentageBuffer",
                        data -> data.signatureAggregator(Network.MAINNET)
                                .aggregate(r -> r.message(MESSAGE).quorumPercentageBuffer(101))),
                refuses(
                        "quorumPercentageBuffer",
                        data -> data.signatureAggregator(Network.MAINNET)
                                .aggregate(r ->
                                        r.message(MESSAGE).quorumPercentage(70).quorumPercentageBuffer(31))),
                refuses(
                        "quorumPercentageBuffer",
                        data -> data.signatureAggregator(Network.MAINNET)
                                .aggregate(r ->
                                        r.message(MESSAGE).quorumPercentage(0).quorumPercentageBuffer(50))),
                refuses(
                        "quorumPercentageBuffer",
                        data -> data.signatureAggregator(Network.MAINNET)
                                .aggregate(r -> r.message(MESSAGE).quorumPercentageBuffer(34))),
                refuses(
                        "pChainHeight",
                        data -> data.signatureAggregator(Network.MAINNET)
                                .aggregate(r -> r.message(MESSAGE).pChainHeight(-1))),
                refuses("message", (data, service) -> selfHosted(service, own -> own.aggregate(r -> {}))),
                refuses(
                        "quorumPercentage",
                        (data, service) -> selfHosted(
                                service,
                                own -> own.aggregate(r -> r.message(MESSAGE).quorumPercentage(101)))),
                refuses("url", data -> SelfHostedAggregator.create("localhost")),
                // keys and addresses of services
                refuses("key", data -> ApiKey.of("")),
                refuses("key", data -> ApiKey.of("two words")),
                refuses("key", data -> ApiKey.of("line\nbreak")),
                refuses(
                        "header name",
                        data -> DataClient.create(HostedService.BUILDER_HUB, options -> options.keyHeader("x y"))),
                refuses("url", data -> DataClient.create("data-api.avax.network")),
                refuses(
                        "metricsUrl",
                        (data, service) -> DataClient.create(service.url(), options -> options.metricsUrl("ftp://x"))),
                refuses(
                        "aggregatorUrl",
                        (data, service) -> DataClient.create(service.url(), options -> options.aggregatorUrl(""))),
                refuses(
                        "metricsUrl",
                        (data, service) -> DataClient.create(service.url()).metrics()),
                // an address that ends with the version
                refuses("url", (data, service) -> DataClient.create(service.url() + "/v1")),
                refuses("url", (data, service) -> DataClient.create(service.url() + "/v2/")),
                refuses("url", (data, service) -> DataClient.create(service.url() + "/proxy/v1")),
                refuses(
                        "metricsUrl",
                        (data, service) ->
                                DataClient.create(service.url(), options -> options.metricsUrl(service.url() + "/v1"))),
                refuses(
                        "metricsUrl",
                        (data, service) -> DataClient.create(
                                service.url(), options -> options.metricsUrl(service.url() + "/v2/"))),
                refuses(
                        "metricsUrl",
                        (data, service) -> DataClient.create(
                                service.url(), options -> options.metricsUrl(service.url() + "/proxy/v1"))),
                refuses(
                        "aggregatorUrl",
                        (data, service) -> DataClient.create(
                                service.url(), options -> options.aggregatorUrl(service.url() + "/v1"))),
                refuses(
                        "aggregatorUrl",
                        (data, service) -> DataClient.create(
                                service.url(), options -> options.aggregatorUrl(service.url() + "/v2/"))),
                refuses(
                        "aggregatorUrl",
                        (data, service) -> DataClient.create(
                                service.url(), options -> options.aggregatorUrl(service.url() + "/proxy/v1"))),
                // what has no form at all
                refuses("id", data -> Id.parse("x")),
                refuses("nodeID", data -> NodeId.parse("NodeID-x")),
                refuses("address", data -> Bech32Address.parse("avax1x")));
    }
}
