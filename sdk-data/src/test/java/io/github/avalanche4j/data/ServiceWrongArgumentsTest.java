package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.OWNER;
import static io.github.avalanche4j.data.ServiceRequests.JOB;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.icm.IcmClient;
import io.github.avalanche4j.data.operation.OperationType;
import io.github.avalanche4j.data.operation.OperationsClient;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.data.usage.UsageClient;
import io.github.avalanche4j.data.usage.UsageGroup;
import io.github.avalanche4j.data.usage.UsageInterval;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

/** Wrong arguments of messages, jobs and usage. */
class ServiceWrongArgumentsTest extends WrongArguments {
    private static final EvmAddress MALFORMED = Json.read(EvmAddress.class, "\"0x12\"");
    private static final LocalDate DAY = LocalDate.of(2026, 1, 2);
    private static final Instant EARLY = Instant.ofEpochSecond(-1);
    private static final Instant ONE = Instant.ofEpochSecond(1);
    private static final Instant TWO = Instant.ofEpochSecond(2);

    private final IcmClient icm = data.icm();
    private final OperationsClient operations = data.operations();
    private final UsageClient usage = data.usage();

    @Test
    void messages_without_an_address() {
        refused("messageId", () -> icm.message("1/2"));
        refused("messageId", () -> icm.message(""));
        refused("address", () -> icm.messagesOf(MALFORMED));
        refused("network", () -> icm.messagesOf(ADDRESS, Network.LOCAL));
        refused("from", () -> icm.messages(q -> q.from(MALFORMED)));
        refused("to", () -> icm.messages(q -> q.to(MALFORMED)));
        refused("network", () -> icm.messages(q -> q.network(Network.LOCAL)));
        refused("sourceBlockchainId", () -> icm.messages(q -> q.sourceBlockchainId(" ")));
        refused("destinationBlockchainId", () -> icm.messages(q -> q.destinationBlockchainId("")));
        refused("blockchainId", () -> icm.messages(q -> q.blockchainId("")));
    }

    @Test
    @SuppressWarnings("deprecation") // withdrawn by the service, and still there
    void teleporter_messages_without_an_address() {
        refused("messageId", () -> icm.teleporterMessage("1/2"));
        refused("from", () -> icm.teleporterMessages(q -> q.from(MALFORMED)));
        refused("pageSize", () -> icm.teleporterMessages(q -> {}).pageSize(101));
        refused("address", () -> icm.teleporterMessagesOf(MALFORMED));
        refused("network", () -> icm.teleporterMessagesOf(ADDRESS, Network.LOCAL));
        refused("pageSize", () -> icm.teleporterMessagesOf(ADDRESS).pageSize(101));
    }

    @Test
    void exports_of_nothing() {
        refused("addresses", () -> operations.exportEvm(e -> e.addIncludeChains("43114")));
        refused("includeChains", () -> operations.exportEvm(e -> e.addAddresses(ADDRESS)));
        refused("includeChains", () -> operations.exportEvm(e -> e.addIncludeChains("")));
        refused("addresses", () -> operations.exportEvm(e -> e.addAddresses(MALFORMED)));
        refused(
                "firstDate",
                () -> operations.exportEvm(e -> e.addAddresses(ADDRESS)
                        .addIncludeChains("43114")
                        .firstDate(DAY)
                        .lastDate(DAY.minusDays(1))));
        refused(
                "addresses",
                () -> operations.exportPrimaryNetwork(e -> e.addIncludeChains(PrimaryNetworkChain.P_CHAIN)));
        refused("includeChains", () -> operations.exportPrimaryNetwork(e -> e.addAddresses(OWNER)));
        refused(
                "addresses",
                () -> operations.exportPrimaryNetwork(
                        e -> e.addAddresses(Json.read(Bech32Address.class, "\"avax1x\""))));
        refused("cChainEvmAddresses", () -> operations.exportPrimaryNetwork(e -> e.addCChainEvmAddresses(MALFORMED)));
        refused(
                "type",
                () -> operations.exportPrimaryNetwork(e -> e.type(OperationType.EXPORT_EVM)
                        .addAddresses(OWNER)
                        .addIncludeChains(PrimaryNetworkChain.P_CHAIN)));
    }

    @Test
    void jobs_without_an_id() {
        refused("operationId", () -> operations.result(".."));
        refused("operationId", () -> operations.awaitResult("a/b"));
        refused("interval", () -> operations.awaitResult(JOB, Duration.ZERO));
    }

    @Test
    void usage_of_no_time() {
        refused("startTimestamp", () -> usage.api(q -> q.startTimestamp(EARLY)));
        refused("startTimestamp", () -> usage.logs(q -> q.startTimestamp(TWO).endTimestamp(ONE)));
        refused("endTimestamp", () -> usage.subnetRpc(q -> q.endTimestamp(EARLY)));
        refused(
                "startTimestamp",
                () -> usage.primaryNetworkRpc(
                        Network.MAINNET, q -> q.startTimestamp(TWO).endTimestamp(ONE)));
    }

    @Test
    void usage_that_is_not_counted_so() {
        refused("groupBy", () -> usage.api(q -> q.groupBy(UsageGroup.COUNTRY)));
        refused("groupBy", () -> usage.api(q -> q.groupBy(UsageGroup.NONE)));
        refused("groupBy", () -> usage.subnetRpc(q -> q.groupBy(UsageGroup.CHAIN_ID)));
        refused("groupBy", () -> usage.primaryNetworkRpc(Network.FUJI, q -> q.groupBy(UsageGroup.API_KEY_ID)));
        refused("timeInterval", () -> usage.subnetRpc(q -> q.timeInterval(UsageInterval.MINUTE)));
        refused("timeInterval", () -> usage.primaryNetworkRpc(Network.FUJI, q -> q.timeInterval(UsageInterval.MINUTE)));
        refused("network", () -> usage.primaryNetworkRpc(Network.LOCAL, q -> {}));
    }

    @Test
    void nulls_by_their_name() {
        nullRefused("messageId", () -> icm.message(null));
        nullRefused("filter", () -> icm.messages(null));
        nullRefused("export", () -> operations.exportEvm(null));
        nullRefused("operationId", () -> operations.result(null));
        nullRefused("interval", () -> operations.awaitResult(JOB, null));
        nullRefused("filter", () -> usage.api(null));
        nullRefused("network", () -> usage.primaryNetworkRpc(null, q -> {}));
    }
}
