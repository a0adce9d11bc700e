package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.node.eth.FeeHistory;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests and decoded responses of Ethereum's methods without a recording. */
class EthCallsTest extends NodeTestBase {
    private static final EvmAddress ADDRESS = EvmAddress.parse("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC");
    private static final EvmAddress OTHER = EvmAddress.parse("0x0200000000000000000000000000000000000005");
    private static final EvmHash HASH = EvmHash.parse("0x" + "ab".repeat(32));
    private static final EvmHash TOPIC = EvmHash.parse("0x" + "56".repeat(32));
    private static final Bytes TRANSACTION = Bytes.fromHex("0x02f86d");

    private final EvmClient chain = node.evm("C");

    private String sentParams() {
        String body = fake.received().get(fake.receivedCount() - 1).body();
        return body.substring(body.indexOf("\"params\":") + 9, body.lastIndexOf('}'));
    }

    private record Sent(String method, String params, Function<EvmClient, Call<?>> call) {
        @Override
        public String toString() {
            return method + " " + params;
        }
    }

    private static Sent sends(String method, String params, Function<EvmClient, Call<?>> call) {
        return new Sent(method, params, call);
    }

    static Stream<Sent> requests() {
        return Stream.of(
                // a block is asked for by number or hash, with hashes or transactions
                sends("eth_getBlockByNumber", "[\"0x1b4\",false]", chain -> chain.getBlock(BlockRef.number(436))),
                sends("eth_getBlockByNumber", "[\"latest\",true]", chain -> chain.getFullBlock(BlockRef.LATEST)),
                sends(
                        "eth_getBlockByHash",
                        "[\"0xabababababababababababababababababababababababababababababababab\",false]",
                        chain -> chain.getBlock(BlockRef.hash(HASH))),
                sends(
                        "eth_getBlockByHash",
                        "[\"0xabababababababababababababababababababababababababababababababab\",true]",
                        chain -> chain.getFullBlock(BlockRef.hash(HASH))),
                sends(
                        "eth_getBlockByNumber",
                        "[\"0x11\",false]",
                        chain -> chain.getBlock(BlockRef.number(UInt64.of(17)))),
                // state is asked for by account and block
                sends(
                        "eth_getBalance",
                        "[\"0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC\",\"0x1\"]",
                        chain -> chain.getBalance(ADDRESS, BlockRef.number(1))),
                sends(
                        "eth_getCode",
                        "[\"0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC\",\"latest\"]",
                        chain -> chain.getCode(ADDRESS, BlockRef.ACCEPTED)),
                sends(
                        "eth_getTransactionCount",
                        "[\"0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC\",\"pending\"]",
                        chain -> chain.getTransactionCount(ADDRESS, BlockRef.PENDING)),
                sends(
                        "eth_getStorageAt",
                        "[\"0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC\",\"0x000000000000000000000000000000000000000000000000000000000000000a\",\"latest\"]",
                        chain -> chain.getStorageAt(ADDRESS, BigInteger.valueOf(10), BlockRef.LATEST)),
                // a message holds what was set and nothing else
                sends(
                        "eth_call",
                        "[{\"to\":\"0x0200000000000000000000000000000000000005\"},\"latest\"]",
                        chain -> chain.ethCall(m -> m.to(OTHER), BlockRef.LATEST)),
                sends(
                        "eth_estimateGas",
                        "[{\"from\":\"0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC\",\"to\":\"0x0200000000000000000000000000000000000005\",\"data\":\"0xee5b48eb\",\"value\":\"0xa\",\"gas\":\"0x5208\",\"maxFeePerGas\":\"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff\",\"maxPriorityFeePerGas\":\"0x1\"},\"0x9\"]",
                        chain -> chain.estimateGas(
                                m -> m.from(ADDRESS)
                                        .to(OTHER)
                                        .data(Bytes.fromHex("0xee5b48eb"))
                                        .value(BigInteger.TEN)
                                        .gas(21_000L)
                                        .maxFeePerGas(BigInteger.TWO.pow(256).subtract(BigInteger.ONE))
                                        .maxPriorityFeePerGas(BigInteger.ONE)
                                        .gasPrice(null),
                                BlockRef.number(9))),
                sends(
                        "eth_call",
                        "[{\"gasPrice\":\"0x0\"},\"latest\"]",
                        chain -> chain.ethCall(m -> m.to(OTHER).to(null).gasPrice(BigInteger.ZERO), BlockRef.LATEST)),
                // logs are asked for by contracts and topics, of a block or a range
                sends(
                        "eth_getLogs",
                        "[{\"fromBlock\":\"0x5\",\"toBlock\":\"latest\",\"address\":\"0x0200000000000000000000000000000000000005\"}]",
                        chain -> chain.getLogs(BlockRef.number(5), BlockRef.LATEST, f -> f.addAddresses(OTHER))),
                sends(
                        "eth_getLogs",
                        "[{\"fromBlock\":\"safe\",\"toBlock\":\"safe\",\"address\":[\"0x0200000000000000000000000000000000000005\",\"0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC\"],\"topics\":[[\"0x5656565656565656565656565656565656565656565656565656565656565656\"],null,[\"0x5656565656565656565656565656565656565656565656565656565656565656\",\"0xabababababababababababababababababababababababababababababababab\"]]}]",
                        chain -> chain.getLogs(
                                BlockRef.SAFE,
                                f -> f.addAddresses(OTHER, ADDRESS)
                                        .topic(0, TOPIC)
                                        .topic(2, TOPIC, HASH)
                                        .topic(3))),
                sends(
                        "eth_getLogs",
                        "[{\"fromBlock\":\"latest\",\"toBlock\":\"latest\"}]",
                        chain -> chain.getLogs(BlockRef.LATEST, f -> {})),
                // a fee history is asked for by its last block
                sends(
                        "eth_feeHistory",
                        "[\"0x14\",\"latest\",[10.0,50.5,100.0]]",
                        chain -> chain.feeHistory(20, BlockRef.LATEST, 10, 50.5, 100)),
                sends("eth_feeHistory", "[\"0x1\",\"0x7\",[]]", chain -> chain.feeHistory(1, BlockRef.number(7))),
                // blocks go out as numbers in hex, hashes and tags, times as numbers of seconds
                sends("eth_feeConfig", "[\"0x1b4\"]", chain -> chain.feeConfig(BlockRef.number(436))),
                sends(
                        "eth_feeConfig",
                        "[\"0xabababababababababababababababababababababababababababababababab\"]",
                        chain -> chain.feeConfig(BlockRef.hash("0x" + "Ab".repeat(32)))),
                sends("eth_feeConfig", "[\"accepted\"]", chain -> chain.feeConfig(BlockRef.ACCEPTED)),
                sends("eth_feeConfig", "[]", chain -> chain.feeConfig()),
                sends(
                        "eth_getActiveRulesAt",
                        "[1795206690]",
                        chain -> chain.getActiveRulesAt(Instant.ofEpochSecond(1795206690, 999_999_999))),
                // another tracer has a name and settings
                sends(
                        "debug_traceTransaction",
                        "[\"0xabababababababababababababababababababababababababababababababab\",{\"tracer\":\"prestateTracer\",\"tracerConfig\":{\"diffMode\":true}}]",
                        chain -> chain.debug().traceTransaction(HASH, "prestateTracer", Map.of("diffMode", true))),
                sends(
                        "debug_traceBlockByNumber",
                        "[\"latest\",{\"tracer\":\"4byteTracer\"}]",
                        chain -> chain.debug().traceBlockByNumber(BlockRef.LATEST, "4byteTracer", Map.of())));
    }

    @ParameterizedTest
    @MethodSource
    void requests(Sent request) {
        fake.on(request.method()).respondError(-32000, "not now");

        assertThatThrownBy(() -> request.call().apply(chain).execute()).isInstanceOf(JsonRpcException.class);
        assertThat(sentParams()).isEqualTo(request.params());
    }

    @Test
    void state_comes_as_numbers_and_bytes() {
        fake.on("eth_getCode").respond("\"0x\"");
        fake.on("eth_getTransactionCount").respond("\"0x11\"");
        fake.on("eth_getStorageAt").respond("\"0x" + "0".repeat(63) + "7\"");

        assertThat(chain.getCode(ADDRESS, BlockRef.LATEST).execute()).isEqualTo(Bytes.EMPTY);
        assertThat(chain.getTransactionCount(ADDRESS, BlockRef.LATEST).execute())
                .isEqualTo(UInt64.of(17));
        assertThat(chain.getStorageAt(ADDRESS, BigInteger.ZERO, BlockRef.LATEST)
                        .execute()
                        .get(31))
                .isEqualTo((byte) 7);
    }

    @Test
    void a_message_gives_what_the_contract_returned_and_the_gas_it_needs() {
        fake.on("eth_call").respond("\"0x0102\"");
        fake.on("eth_estimateGas").respond("\"0x5208\"");

        assertThat(chain.ethCall(m -> m.to(OTHER), BlockRef.LATEST).execute()).isEqualTo(Bytes.fromHex("0x0102"));
        assertThat(chain.estimateGas(m -> m.to(OTHER), BlockRef.LATEST).execute())
                .isEqualTo(UInt64.of(21_000));
    }

    @Test
    void a_fee_history_has_a_row_for_each_block() {
        // the fields and their forms are those of feeHistoryResult in coreth's ethapi
        fake.on("eth_feeHistory")
                .respond("{\"oldestBlock\":\"0x10\",\"reward\":[[\"0x1\",\"0x3b9aca00\"],[\"0x0\",\"0x0\"]],"
                        + "\"baseFeePerGas\":[\"0x5d21dba00\",\"0x1\"],\"gasUsedRatio\":[0.0063888,0]}");

        FeeHistory history = chain.feeHistory(2, BlockRef.LATEST, 10, 90).execute();

        assertThat(history.oldestBlock()).isEqualTo(UInt64.of(16));
        assertThat(history.reward())
                .containsExactly(
                        List.of(BigInteger.ONE, BigInteger.valueOf(1_000_000_000)),
                        List.of(BigInteger.ZERO, BigInteger.ZERO));
        assertThat(history.baseFeePerGas()).containsExactly(BigInteger.valueOf(25_000_000_000L), BigInteger.ONE);
        assertThat(history.gasUsedRatio()).containsExactly(new BigDecimal("0.0063888"), BigDecimal.ZERO);
    }

    @Test
    void a_fee_history_of_a_chain_with_helicon_has_the_next_base_fee_too() {
        fake.on("eth_feeHistory").respondRecording("helicon/C.eth_feeHistory.head");

        FeeHistory history = chain.feeHistory(4, BlockRef.number(0xa6), 10, 50).execute();

        assertThat(history.gasUsedRatio()).hasSize(4);
        assertThat(history.reward()).hasSize(4);
        assertThat(history.baseFeePerGas()).hasSize(5);
    }

    @Test
    void a_fee_history_of_no_block_has_no_rows() {
        fake.on("eth_feeHistory").respond("{\"oldestBlock\":\"0x0\",\"gasUsedRatio\":null}");

        FeeHistory history = chain.feeHistory(20, BlockRef.LATEST, 10).execute();

        assertThat(history.gasUsedRatio()).isEmpty();
        assertThat(history.reward()).isEmpty();
    }

    @Test
    void what_a_node_does_not_know_is_absent() {
        fake.on("eth_getBlockByHash").respond("null");
        fake.on("eth_getTransactionByHash").respond("null");
        fake.on("eth_getBlockReceipts").respond("null");
        fake.on("eth_getBlockReceipts").respond("[]");
        fake.on("eth_suggestPriceOptions").respond("null"); // of coreth, without dynamic fees

        assertThat(chain.getBlock(BlockRef.hash(HASH)).execute()).isEmpty();
        assertThat(chain.getTransactionByHash(HASH).execute()).isEmpty();
        assertThat(chain.getBlockReceipts(BlockRef.number(99)).execute()).isEmpty();
        assertThat(chain.getBlockReceipts(BlockRef.number(0)).execute()).contains(List.of());
        assertThat(chain.suggestPriceOptions().execute()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"false, false", "true, true", "'{\"currentBlock\":\"0x1\",\"highestBlock\":\"0x9\"}', true"})
    void a_node_that_syncs_says_so_by_an_object(String result, boolean syncing) {
        fake.on("eth_syncing").respond(result);

        assertThat(chain.syncing().execute()).isEqualTo(syncing);
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "\"no\"", "0", "[]"})
    void anything_else_is_no_response_to_whether_it_syncs(String result) {
        fake.on("eth_syncing").respond(result);

        assertThat(catchThrowableOfType(
                        ResponseFormatException.class, () -> chain.syncing().execute()))
                .isNotNull();
    }

    @Test
    void a_transaction_is_sent_as_it_was_signed_and_its_hash_is_returned() {
        fake.on("eth_sendRawTransaction").respond("\"" + HASH + "\"");

        assertThat(chain.sendRawTransaction(TRANSACTION).execute()).isEqualTo(HASH);
        assertThat(sentParams()).isEqualTo("[\"0x02f86d\"]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // ErrNonceTooLow and the others of coreth's core and txpool packages
                "nonce too low: next nonce 17, tx nonce 3 | NONCE_TOO_LOW | receipt",
                "insufficient funds for gas * price + value: balance 0, tx cost 1, overshot 1 | INSUFFICIENT_FUNDS | fund",
                "already known | ALREADY_KNOWN | receipt",
                "replacement transaction underpriced | REPLACEMENT_UNDERPRICED | tx-pool-price-bump"
            })
    void why_a_transaction_was_not_taken_is_reported_with_what_to_do(String error, Reason reason, String advice) {
        fake.on("eth_sendRawTransaction").respondError(-32000, error);

        JsonRpcException refused = catchThrowableOfType(
                JsonRpcException.class,
                () -> chain.sendRawTransaction(TRANSACTION).execute());

        assertThat(refused.reason()).isEqualTo(reason);
        assertThat(refused).hasMessageContaining(advice);
        assertThat(fake.receivedCount()).isEqualTo(1);
    }
}
