package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.first;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.health.ServiceHealthClient;
import io.github.avalanche4j.data.icm.IcmClient;
import io.github.avalanche4j.data.operation.OperationType;
import io.github.avalanche4j.data.operation.OperationsClient;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.data.usage.RequestType;
import io.github.avalanche4j.data.usage.UsageClient;
import io.github.avalanche4j.data.usage.UsageGroup;
import io.github.avalanche4j.data.usage.UsageInterval;
import java.time.Instant;
import java.time.LocalDate;

/** The requests of messages, jobs, usage and health by the names of their fixtures, as a user writes them. */
final class ServiceRequests {
    static final String JOB = "3c1f5f7a-8d2b-4f0e-9a64-5b7d1e2c9f10";

    private static final String MESSAGE = "9be8e7d1acfc5a5ed1ea9d4b6dc4d9cbe24ae30ddab2e1ddd4ee9a4b9bf2a1c0";
    private static final String C_CHAIN = "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5";
    private static final String L1_CHAIN = "2sseUhPNj1G7rV5hUQzoadUx15kybrjQdVrAiNS1MnxeZSn1fs";
    private static final EvmAddress SENDER = EvmAddress.parse("0x75857a45899985Be4c4D941e90b6B396D6c92A4c");
    private static final EvmAddress RECEIVER = EvmAddress.parse("0x663ea1BFfFe5038f3F0cf667F14C4257eFF52d77");
    private static final String KEY_ID = "2c70e12b-7a06-46f9-a279-f427c7b38e73";
    private static final String PATH = "/v1/chains/:chainId/blocks";
    private static final Instant START = Instant.ofEpochSecond(1_600_000_000);
    private static final Instant END = Instant.ofEpochSecond(1_700_000_000);

    private ServiceRequests() {}

    static void addTo(RequestTable<DataClient> requests) {
        RequestTable<IcmClient> icm = requests.of(DataClient::icm);
        RequestTable<OperationsClient> operations = requests.of(DataClient::operations);
        RequestTable<UsageClient> usage = requests.of(DataClient::usage);
        RequestTable<ServiceHealthClient> health = requests.of(DataClient::health);
        icm.call("getIcmMessage", c -> c.message(MESSAGE));
        icm.call("getIcmMessage.pending", c -> c.message(MESSAGE));
        icm.call("getIcmMessage.source-not-indexed", c -> c.message(MESSAGE));
        icm.list(
                "listIcmMessages",
                c -> c.messages(q -> q.sourceBlockchainId(C_CHAIN)
                        .destinationBlockchainId(L1_CHAIN)
                        .blockchainId(C_CHAIN)
                        .from(SENDER)
                        .to(RECEIVER)
                        .network(Network.MAINNET)));
        icm.list("listIcmMessagesByAddress", c -> c.messagesOf(ADDRESS, Network.MAINNET));
        requests.put("getTeleporterMessage", (data, service) -> teleporterMessage(data));
        requests.put("listTeleporterMessages", (data, service) -> teleporterMessages(data));
        requests.put("listTeleporterMessagesByAddress", (data, service) -> teleporterMessagesOf(data));
        operations.call(
                "postTransactionExportJob",
                c -> c.exportEvm(e -> e.addAddresses(ADDRESS)
                        .addIncludeChains("43114")
                        .firstDate(LocalDate.of(2026, 1, 1))
                        .lastDate(LocalDate.of(2026, 1, 31))));
        operations.call(
                "postTransactionExportJob.primary-network",
                c -> c.exportPrimaryNetwork(e -> e.type(OperationType.EXPORT_PRIMARY_NETWORK)
                        .addAddresses(Requests.OWNER)
                        .addCChainEvmAddresses(ADDRESS)
                        .addIncludeChains(
                                PrimaryNetworkChain.P_CHAIN, PrimaryNetworkChain.X_CHAIN, PrimaryNetworkChain.C_CHAIN)
                        .firstDate(LocalDate.of(2026, 1, 1))
                        .lastDate(LocalDate.of(2026, 1, 31))));
        operations.call("getOperationResult", c -> c.result(JOB));
        operations.call("getOperationResult.running", c -> c.result(JOB));
        operations.call("getOperationResult.completed", c -> c.result(JOB));
        operations.call("getOperationResult.failed", c -> c.result(JOB));
        usage.call(
                "getApiUsageMetrics",
                c -> c.api(q -> q.orgId("org-3f2a")
                        .startTimestamp(START)
                        .endTimestamp(END)
                        .timeInterval(UsageInterval.DAILY)
                        .groupBy(UsageGroup.REQUEST_PATH)
                        .chainId("43114")
                        .responseCode(200)
                        .requestType(RequestType.DATA)
                        .apiKeyId(KEY_ID)
                        .requestPath(PATH)));
        usage.list(
                "getApiLogs",
                c -> c.logs(q -> q.orgId("org-3f2a")
                        .startTimestamp(START)
                        .endTimestamp(END)
                        .chainId("43114")
                        .responseCode(200)
                        .requestType(RequestType.DATA)
                        .apiKeyId(KEY_ID)
                        .requestPath(PATH)));
        usage.call(
                "getSubnetRpcUsageMetrics",
                c -> c.subnetRpc(q -> q.startTimestamp(START)
                        .endTimestamp(END)
                        .timeInterval(UsageInterval.DAILY)
                        .groupBy(UsageGroup.RPC_METHOD)
                        .chainId("43114")
                        .responseCode(200)
                        .rpcMethod("eth_getLogs")
                        .rlBypassApiToken("token-1")));
        usage.call(
                "getPrimaryNetworkRpcUsageMetrics",
                c -> c.primaryNetworkRpc(
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
                                .rpcMethod("eth_getLogs")));
        health.call("data-health-check", c -> c.ready());
        health.call("data-health-check.down", c -> c.ready());
        health.call("live-check", c -> c.live());
        health.call("live-check.down", c -> c.live());
    }

    @SuppressWarnings("deprecation") // withdrawn by the service, and still there
    private static Object teleporterMessage(DataClient data) {
        return data.icm().teleporterMessage(MESSAGE).execute();
    }

    @SuppressWarnings("deprecation") // withdrawn by the service, and still there
    private static Object teleporterMessages(DataClient data) {
        return first(data.icm()
                .teleporterMessages(q -> q.sourceBlockchainId(C_CHAIN)
                        .destinationBlockchainId(L1_CHAIN)
                        .from(SENDER)
                        .to(RECEIVER)
                        .network(Network.MAINNET)));
    }

    @SuppressWarnings("deprecation") // withdrawn by the service, and still there
    private static Object teleporterMessagesOf(DataClient data) {
        return first(data.icm().teleporterMessagesOf(ADDRESS, Network.MAINNET));
    }
}
