package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeTestBase;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EvmCallsTest extends NodeTestBase {
    private static final String HASH = "0x" + "Ab".repeat(32);

    private final EvmClient chain = node.evm("C");

    private String sent() {
        return fake.received().get(fake.received().size() - 1).body();
    }

    @Test
    void parameters_are_what_they_were_when_the_call_was_made() {
        fake.on("eth_getLogs").respond("[]").always();
        List<String> topics = new ArrayList<>(List.of("0x01"));
        Call<JsonTree> logs =
                chain.call("eth_getLogs", JsonTree.class, Map.of("topics", topics), null, Bytes.fromHex("0xff"), true);
        topics.add("0x02");

        logs.execute();

        assertThat(sent()).contains("[{\"topics\":[\"0x01\"]},null,\"0xff\",true]");
    }

    @Test
    void no_result_is_a_response_only_where_it_was_asked_for_as_one() {
        fake.on("eth_getTransactionReceipt").respond("null").always();

        assertThat(chain.callOptional("eth_getTransactionReceipt", JsonTree.class, HASH)
                        .execute())
                .isEmpty();
        for (Class<?> type : List.of(Bytes.class, JsonTree.class, BigInteger.class)) {
            assertThatThrownBy(() ->
                            chain.call("eth_getTransactionReceipt", type, HASH).execute())
                    .isInstanceOf(ResponseFormatException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "eth_getBalance",
                "eth_call",
                "eth_chainId",
                "net_version",
                "web3_clientVersion",
                "warp_getMessage"
            })
    void reads_are_tried_again(String method) {
        fake.onCustom(method).disconnect();
        fake.onCustom(method).respond("\"0x1\"");

        assertThat(chain.call(method, String.class).execute()).isEqualTo("0x1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"eth_sendRawTransaction", "eth_sendTransaction", "eth_getFilterChanges", "eth_newFilter", "own_x"
            })
    void what_may_change_something_is_not_sent_twice(String method) {
        fake.onCustom(method).disconnect().always();

        AvalancheException failure = catchThrowableOfType(
                AvalancheException.class, () -> chain.call(method, String.class).execute());

        assertThat(failure.isTransient()).isFalse();
        assertThat(fake.receivedCount(method)).isEqualTo(1);
    }

    @Test
    void a_signed_transaction_whose_response_is_lost_may_be_sent_again_by_its_caller() {
        fake.on("eth_sendRawTransaction").disconnect();

        AvalancheException failure = catchThrowableOfType(
                AvalancheException.class,
                () -> chain.sendRawTransaction(Bytes.fromHex("0x02")).execute());

        assertThat(failure.isTransient()).isTrue(); // the chain accepts the same bytes only once
        assertThat(fake.receivedCount("eth_sendRawTransaction")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "debug_traceBlockByNumber,must list debug-tracer in \"eth-apis\"; or trace in \"apis\"",
        "debug_getRawBlock,must list debug in \"eth-apis\"; or db or profile in \"apis\"",
        "txpool_status,must list internal-tx-pool in \"eth-apis\"; or txpool in \"apis\"",
        "warp_getMessage,warp-api-enabled",
        "eth_feeConfig,Subnet-EVM",
        "eth_getActiveRulesAt,Subnet-EVM",
        "eth_noSuchMethod,version"
    })
    void a_method_that_is_missing_is_reported_with_what_would_bring_it(String method, String says) {
        fake.onCustom(method).respondError(-32601, "the method " + method + " does not exist/is not available");

        assertThatThrownBy(() -> chain.call(method, JsonTree.class).execute())
                .isInstanceOfSatisfying(
                        JsonRpcException.class, e -> assertThat(e.reason()).isEqualTo(Reason.UNKNOWN_METHOD))
                .hasMessageContaining(says);
    }

    /** Nodes newer than 1.15.0 report them. */
    @Test
    void the_gas_and_the_errors_of_a_request_are_headers_of_its_response() {
        fake.on("eth_call").respond("\"0x01\"").header("Gas-Used", "21432").header("Rpc-Errors", "3;count=2");

        ApiResponse<Bytes> response =
                chain.call("eth_call", Bytes.class).withResponse().execute();

        assertThat(response.headers().first("gas-used")).contains("21432");
        assertThat(response.headers().first("rpc-errors")).contains("3;count=2");
    }

    @Test
    void a_revert_keeps_what_the_contract_returned() {
        fake.on("eth_call").respondError(3, "execution reverted: nope", "\"0x08c379a0\"");

        assertThatThrownBy(() -> chain.call("eth_call", Bytes.class).execute())
                .isInstanceOfSatisfying(JsonRpcException.class, e -> {
                    assertThat(e.reason()).isEqualTo(Reason.REVERTED);
                    assertThat(e.data().asText()).contains("0x08c379a0");
                });
    }

    @Test
    void a_configuration_without_its_chain_cannot_be_read() {
        fake.on("eth_getChainConfig").respond("{\"homesteadBlock\":0}");

        assertThatThrownBy(() -> chain.getChainConfig().execute())
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("chainId");
    }

    @Test
    void configurations_of_old_and_new_nodes_read_alike() {
        // node.md, section 7: null address lists in old versions, eip150Hash, quantities of 256 bits, "never" as a time
        ChainConfig config = Json.read(
                ChainConfig.class,
                "{\"chainId\":115792089237316195423570985008687907853269984665640564039457584007913129639935,"
                        + "\"eip150Hash\":\"0x20\",\"heliconTimestamp\":18446744073709551615,\"own\":{\"x\":1},"
                        + "\"feeConfig\":{\"gasLimit\":\"0x10\"},"
                        + "\"ownConfig\":{\"adminAddresses\":\"everybody\",\"blockTimestamp\":null},"
                        + "\"feeManagerConfig\":{\"adminAddresses\":null,\"blockTimestamp\":5,"
                        + "\"initialFeeConfig\":{\"minBaseFee\":7}}}");

        assertThat(config.chainId()).isEqualTo(BigInteger.TWO.pow(256).subtract(BigInteger.ONE));
        assertThat(config.eip150Hash()).contains("0x20");
        assertThat(config.timestamps()).containsEntry("heliconTimestamp", Instant.MAX);
        assertThat(config.feeConfig().orElseThrow().gasLimit()).contains(BigInteger.valueOf(16));
        assertThat(config.feeConfig().orElseThrow().targetBlockRate()).isEmpty();
        assertThat(config.precompiles()).containsOnlyKeys("ownConfig", "feeManagerConfig");
        PrecompileConfig own = config.precompiles().get("ownConfig");
        assertThat(own.adminAddresses()).isEmpty();
        assertThat(own.blockTimestamp()).isEmpty();
        PrecompileConfig fees = config.feeManagerConfig().orElseThrow();
        assertThat(fees.adminAddresses()).isEmpty();
        assertThat(fees.blockTimestamp()).contains(Instant.ofEpochSecond(5));
        assertThat(fees.initialFeeConfig().orElseThrow().minBaseFee()).contains(BigInteger.valueOf(7));
        assertThat(config.precompileUpgrades()).isEmpty();
    }

    @Test
    void rules_that_are_not_listed_do_not_hold() {
        ActiveRules rules = Json.read(
                ActiveRules.class,
                "{\"ethRules\":{\"IsCancun\":true,\"IsNew\":\"soon\"},\"avalancheRules\":{\"IsEtna\":false}}");

        assertThat(rules.chainId()).isEmpty();
        assertThat(rules.holds("IsCancun")).isTrue();
        assertThat(rules.holds("IsEtna")).isFalse();
        assertThat(rules.holds("IsNew")).isFalse();
        assertThat(rules.precompiles()).isEmpty();
    }
}
