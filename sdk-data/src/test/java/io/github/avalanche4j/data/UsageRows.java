package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.C_CHAIN;
import static io.github.avalanche4j.data.Requests.DAY;
import static io.github.avalanche4j.data.Requests.EARLY;
import static io.github.avalanche4j.data.Requests.END;
import static io.github.avalanche4j.data.Requests.JOB;
import static io.github.avalanche4j.data.Requests.L1;
import static io.github.avalanche4j.data.Requests.NO_ADDRESS;
import static io.github.avalanche4j.data.Requests.NO_OWNER;
import static io.github.avalanche4j.data.Requests.ONE;
import static io.github.avalanche4j.data.Requests.OWNER;
import static io.github.avalanche4j.data.Requests.START;
import static io.github.avalanche4j.data.Requests.TWO;
import static io.github.avalanche4j.data.Row.refuses;
import static io.github.avalanche4j.data.Row.refusesNull;
import static io.github.avalanche4j.data.Row.request;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.operation.OperationType;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.data.usage.RequestType;
import io.github.avalanche4j.data.usage.UsageGroup;
import io.github.avalanche4j.data.usage.UsageInterval;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;

/** Requests and refused arguments of cross-chain messages, jobs and usage. */
final class UsageRows {
    private static final String MESSAGE_ID = "9be8e7d1acfc5a5ed1ea9d4b6dc4d9cbe24ae30ddab2e1ddd4ee9a4b9bf2a1c0";
    private static final EvmAddress SENDER = EvmAddress.parse("0x75857a45899985Be4c4D941e90b6B396D6c92A4c");
    private static final EvmAddress RECEIVER = EvmAddress.parse("0x663ea1BFfFe5038f3F0cf667F14C4257eFF52d77");
    private static final String KEY_ID = "2c70e12b-7a06-46f9-a279-f427c7b38e73";
    private static final String PATH = "/v1/chains/:chainId/blocks";

    private UsageRows() {}

    @SuppressWarnings("deprecation") // deprecated methods are tested too
    static List<Row> rows() {
        return List.of(
                // messages, jobs, usage and health
                request("getIcmMessage", data -> data.icm().message(MESSAGE_ID)),
                request("getIcmMessage.pending", data -> data.icm().message(MESSAGE_ID)),
                request("getIcmMessage.source-not-indexed", data -> data.icm().message(MESSAGE_ID)),
                request(
                        "listIcmMessages",
                        data -> data.icm()
                                .messages(q -> q.sourceBlockchainId(C_CHAIN.toString())
                                        .destinationBlockchainId(L1.toString())
                                        .blockchainId(C_CHAIN.toString())
                                        .from(SENDER)
                                        .to(RECEIVER)
                                        .network(Network.MAINNET))),
                request("listIcmMessagesByAddress", data -> data.icm().messagesOf(ADDRESS, Network.MAINNET)),
                request(
                        "postTransactionExportJob",
                        data -> data.operations()
                                .exportEvm(e -> e.addAddresses(ADDRESS)
                                        .addIncludeChains("43114")
                                        .firstDate(LocalDate.of(2026, 1, 1))
                                        .lastDate(LocalDate.of(2026, 1, 31)))),
                request(
                        "postTransactionExportJob.primary-network",
                        data -> data.operations()
                                .exportPrimaryNetwork(e -> e.type(OperationType.EXPORT_PRIMARY_NETWORK)
                                        .addAddresses(OWNER)
                                        .addCChainEvmAddresses(ADDRESS)
                                        .addIncludeChains(
                                                PrimaryNetworkChain.P_CHAIN,
                                                PrimaryNetworkChain.X_CHAIN,
                                                PrimaryNetworkChain.C_CHAIN)
                                        .firstDate(LocalDate.of(2026, 1, 1))
                                        .lastDate(LocalDate.of(2026, 1, 31)))),
                request("getOperationResult", data -> data.operations().result(JOB)),
                request("getOperationResult.running", data -> data.operations().result(JOB)),
                request(
                        "getOperationResult.completed",
                        data -> data.operations().result(JOB)),
                request("getOperationResult.failed", data -> data.operations().result(JOB)),
                request(
                        "getApiUsageMetrics",
                        data -> data.usage()
                                .api(q -> q.orgId("org-3f2a")
                                        .startTimestamp(START)
                                        .endTimestamp(END)
                                        .timeInterval(UsageInterval.DAILY)
                                        .groupBy(UsageGroup.REQUEST_PATH)
                                        .chainId("43114")
                                        .responseCode(200)
                                        .requestType(RequestType.DATA)
                                        .apiKeyId(KEY_ID)
                                        .requestPath(PATH))),
                request(
                        "getApiLogs",
                        data -> data.usage()
                                .logs(q -> q.orgId("org-3f2a")
                                        .startTimestamp(START)
                                        .endTimestamp(END)
                                        .chainId("43114")
                                        .responseCode(200)
                                        .requestType(RequestType.DATA)
                                        .apiKeyId(KEY_ID)
                                        .requestPath(PATH))),
                request(
                        "getSubnetRpcUsageMetrics",
                        data -> data.usage()
                                .subnetRpc(q -> q.startTimestamp(START)
                                        .endTimestamp(END)
                                        .timeInterval(UsageInterval.DAILY)
                                        .groupBy(UsageGroup.RPC_METHOD)
                                        .chainId("43114")
                                        .responseCode(200)
                                        .rpcMethod("eth_getLogs")
                                        .rlBypassApiToken("token-1"))),
                request(
                        "getPrimaryNetworkRpcUsageMetrics",
                        data -> data.usage()
                                .primaryNetworkRpc(
                                        Network.MAINNET,
                                        q -> q.startTimestamp(START)
                                                .endTimestamp(END)
                                                .timeInterval(UsageInterval.DAILY)
                                                .groupBy(UsageGroup.RPC_METHOD)
                                                .responseCode(200)
                                                .requestPath(PATH)
                                                .country("CH")
                                                .continent("EU")
                                                .userAgent("example-client/1.0")
                                                .rpcMethod("eth_getLogs"))),
                // withdrawn by the service, and still there
                request("getTeleporterMessage", data -> data.icm().teleporterMessage(MESSAGE_ID)),
                request(
                        "listTeleporterMessages",
                        data -> data.icm()
                                .teleporterMessages(q -> q.sourceBlockchainId(C_CHAIN.toString())
                                        .destinationBlockchainId(L1.toString())
                                        .from(SENDER)
                                        .to(RECEIVER)
                                        .network(Network.MAINNET))),
                request(
                        "listTeleporterMessagesByAddress",
                        data -> data.icm().teleporterMessagesOf(ADDRESS, Network.MAINNET)),
                // messages without an address
                refuses("messageId", data -> data.icm().message("1/2")),
                refuses("messageId", data -> data.icm().message("")),
                refuses("address", data -> data.icm().messagesOf(NO_ADDRESS)),
                refuses("network", data -> data.icm().messagesOf(ADDRESS, Network.LOCAL)),
                refuses("from", data -> data.icm().messages(q -> q.from(NO_ADDRESS))),
                refuses("to", data -> data.icm().messages(q -> q.to(NO_ADDRESS))),
                refuses("network", data -> data.icm().messages(q -> q.network(Network.LOCAL))),
                refuses("sourceBlockchainId", data -> data.icm().messages(q -> q.sourceBlockchainId(" "))),
                refuses("destinationBlockchainId", data -> data.icm().messages(q -> q.destinationBlockchainId(""))),
                refuses("blockchainId", data -> data.icm().messages(q -> q.blockchainId(""))),
                // teleporter messages without an address
                refuses("messageId", data -> data.icm().teleporterMessage("1/2")),
                refuses("from", data -> data.icm().teleporterMessages(q -> q.from(NO_ADDRESS))),
                refuses(
                        "pageSize",
                        data -> data.icm().teleporterMessages(q -> {}).pageSize(101)),
                refuses("address", data -> data.icm().teleporterMessagesOf(NO_ADDRESS)),
                refuses("network", data -> data.icm().teleporterMessagesOf(ADDRESS, Network.LOCAL)),
                refuses(
                        "pageSize",
                        data -> data.icm().teleporterMessagesOf(ADDRESS).pageSize(101)),
                // exports of nothing
                refuses("addresses", data -> data.operations().exportEvm(e -> e.addIncludeChains("43114"))),
                refuses("includeChains", data -> data.operations().exportEvm(e -> e.addAddresses(ADDRESS))),
                refuses("includeChains", data -> data.operations().exportEvm(e -> e.addIncludeChains(""))),
                refuses("addresses", data -> data.operations().exportEvm(e -> e.addAddresses(NO_ADDRESS))),
                refuses(
                        "firstDate",
                        data -> data.operations()
                                .exportEvm(e -> e.addAddresses(ADDRESS)
                                        .addIncludeChains("43114")
                                        .firstDate(DAY)
                                        .lastDate(DAY.minusDays(1)))),
                refuses(
                        "addresses",
                        data -> data.operations()
                                .exportPrimaryNetwork(e -> e.addIncludeChains(PrimaryNetworkChain.P_CHAIN))),
                refuses("includeChains", data -> data.operations().exportPrimaryNetwork(e -> e.addAddresses(OWNER))),
                refuses("addresses", data -> data.operations().exportPrimaryNetwork(e -> e.addAddresses(NO_OWNER))),
                refuses(
                        "cChainEvmAddresses",
                        data -> data.operations().exportPrimaryNetwork(e -> e.addCChainEvmAddresses(NO_ADDRESS))),
                refuses(
                        "type",
                        data -> data.operations()
                                .exportPrimaryNetwork(e -> e.type(OperationType.EXPORT_EVM)
                                        .addAddresses(OWNER)
                                        .addIncludeChains(PrimaryNetworkChain.P_CHAIN))),
                // jobs without an id
                refuses("operationId", data -> data.operations().result("..")),
                refuses("operationId", data -> data.operations().awaitResult("a/b")),
                refuses("interval", data -> data.operations().awaitResult(JOB, Duration.ZERO)),
                // usage of no time
                refuses("startTimestamp", data -> data.usage().api(q -> q.startTimestamp(EARLY))),
                refuses(
                        "startTimestamp",
                        data -> data.usage().logs(q -> q.startTimestamp(TWO).endTimestamp(ONE))),
                refuses("endTimestamp", data -> data.usage().subnetRpc(q -> q.endTimestamp(EARLY))),
                refuses(
                        "startTimestamp",
                        data -> data.usage()
                                .primaryNetworkRpc(
                                        Network.MAINNET,
                                        q -> q.startTimestamp(TWO).endTimestamp(ONE))),
                // usage that is not counted so
                refuses("groupBy", data -> data.usage().api(q -> q.groupBy(UsageGroup.COUNTRY))),
                refuses("groupBy", data -> data.usage().api(q -> q.groupBy(UsageGroup.NONE))),
                refuses("groupBy", data -> data.usage().subnetRpc(q -> q.groupBy(UsageGroup.CHAIN_ID))),
                refuses(
                        "groupBy",
                        data -> data.usage().primaryNetworkRpc(Network.FUJI, q -> q.groupBy(UsageGroup.API_KEY_ID))),
                refuses("timeInterval", data -> data.usage().subnetRpc(q -> q.timeInterval(UsageInterval.MINUTE))),
                refuses(
                        "timeInterval",
                        data -> data.usage()
                                .primaryNetworkRpc(Network.FUJI, q -> q.timeInterval(UsageInterval.MINUTE))),
                refuses("network", data -> data.usage().primaryNetworkRpc(Network.LOCAL, q -> {})),
                refusesNull("messageId", data -> data.icm().message(null)),
                refusesNull("filter", data -> data.icm().messages(null)),
                refusesNull("export", data -> data.operations().exportEvm(null)),
                refusesNull("operationId", data -> data.operations().result(null)),
                refusesNull("interval", data -> data.operations().awaitResult(JOB, null)),
                refusesNull("filter", data -> data.usage().api(null)),
                refusesNull("network", data -> data.usage().primaryNetworkRpc(null, q -> {})),
                // blank criteria
                refuses("requestPath", data -> data.usage().api(q -> q.requestPath(" "))));
    }
}
