package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.evm.CappedServer.Wording;
import io.github.avalanche4j.testing.FakeEvmChain;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Servers that refuse ranges and batches for their size. The wordings are invented, apart from those that were reported
 * by users of public servers.
 */
class RefusedSizesTest {
    private static final int HEAD = 20_000;
    private static final int STEP = 100;
    private static final FakeNode NODE = FakeNode.start();

    private final CappedServer server = new CappedServer(NODE.url(), HEAD, STEP);
    private final NodeClient node = NodeClient.create(server.url());
    private final EvmClient evm = node.evm("C").wakeUp(false);

    @BeforeAll
    static void grow() {
        FakeEvmChain chain = NODE.evm("C");
        for (int block = 1; block <= HEAD; block += STEP) {
            chain.appendBlocks(STEP - 1);
            chain.appendBlock(EvmChainTestBase.LOG);
        }
    }

    @AfterAll
    static void closeNode() {
        NODE.close();
    }

    @AfterEach
    void close() {
        node.close();
        server.close();
    }

    private static final List<Wording> OF_BLOCKS = List.of(
            // reported
            new Wording(0, "{\"code\":-32602,\"message\":\"range COUNT exceeds limit of MAX\"}"),
            new Wording(
                    0,
                    "{\"code\":-32600,\"message\":\"You can make eth_getLogs requests with up to a MAX block range. Based on"
                            + " your parameters, this block range should work: [FROM, TO]\"}"),
            new Wording(0, "{\"code\":35,\"message\":\"ranges over MAX blocks are not supported on freetier\"}"),
            new Wording(
                    0,
                    "{\"code\":-32602,\"message\":\"invalid params\",\"data\":{\"payload\":\"range COUNT is bigger than range"
                            + " limit MAX\"}}"),
            new Wording(413, "{\"code\":-32614,\"message\":\"eth_getLogs is limited to a MAX range\"}"),
            new Wording(504, "<html><head><title>504 Gateway Time-out</title></head><hr>nginx/1.25</html>"),
            // invented
            new Wording(0, "{\"code\":-32603,\"message\":\"that is a long way to go\"}"),
            new Wording(0, "{\"code\":-32010,\"message\":\"window of COUNT denied for plan 7\"}"),
            new Wording(0, "{\"code\":1,\"message\":\"\"}"),
            new Wording(413, "too heavy"),
            new Wording(400, "{\"error\":\"please ask for MAX at most\"}"),
            new Wording(403, "{\"message\":\"block ranges of more than MAX need another plan\"}"),
            new Wording(422, ""),
            new Wording(524, "error code: 524"),
            new Wording(500, "[{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32099,\"message\":\"no\"}}]"),
            new Wording(200, "{\"code\":31,\"message\":\"Query of COUNT, you have MAX\"}"),
            new Wording(0, "{\"code\":-32000,\"message\":\"the window of this method is not supported\"}"),
            new Wording(200, "not today"));

    private static Stream<Arguments> caps() {
        return OF_BLOCKS.stream().flatMap(wording -> Stream.of(1, 10, 1000).map(cap -> Arguments.of(wording, cap)));
    }

    private static List<Long> multiples(long to) {
        return LongStream.rangeClosed(1, to / STEP).map(i -> i * STEP).boxed().toList();
    }

    private List<Long> logs(long to) {
        return evm.logs(0, to, f -> {}).stream().map(EvmChainTestBase::block).toList();
    }

    @ParameterizedTest
    @MethodSource("caps")
    void all_logs_arrive_for_few_more_requests_than_those_of_a_client_that_knows_the_cap(Wording wording, int cap) {
        server.maxBlocks = cap;
        server.ofBlocks = wording;
        int to = cap == 1 ? 300 : cap == 10 ? 3_000 : HEAD;
        evm.logs(0, to, f -> {}).pageSize(cap).forEach(log -> {});
        int told = server.requests.getAndSet(0);

        assertThat(logs(to)).isEqualTo(multiples(to));

        assertThat(server.requests.get()).isLessThan(told * 3 / 2);
        assertThat(server.refused.get()).isLessThan(12);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "upgrade to plan 10 to query wider",
                "Range exceeds limit, see https://docs.example/limits?ref=50",
                "too many logs: 3 at most"
            })
    void a_number_below_a_width_that_was_served_is_not_followed(String text) {
        server.maxBlocks = 1000;
        server.ofBlocks = new Wording(0, "{\"code\":-32000,\"message\":\"" + text + "\"}");

        assertThat(logs(HEAD)).isEqualTo(multiples(HEAD));

        assertThat(server.requests.get()).isLessThan(32);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void the_cap_is_found_ahead_in_a_part_and_in_a_tail_too(int form) {
        server.maxBlocks = 10;
        server.ofBlocks = OF_BLOCKS.get(6);
        List<Long> found = switch (form) {
            case 0 ->
                evm.logs(0, 2_000, f -> {}).split(2).execute().stream()
                        .flatMap(part -> evm.logs(0, 2_000, f -> {}).part(part).stream())
                        .map(EvmChainTestBase::block)
                        .toList();
            case 1 ->
                evm.logs(0, 2_000, f -> {}).prefetch(4).stream()
                        .map(EvmChainTestBase::block)
                        .toList();
            default -> {
                try (PagedIterator<EvmLog> walk = evm.followLogs(0, Duration.ofMillis(1), f -> {})
                        .prefetch(2)
                        .iterator()) {
                    yield EvmChainTestBase.take(walk, 20, EvmChainTestBase::block);
                }
            }
        };

        assertThat(found).isEqualTo(multiples(2_000));
        assertThat(server.refused.get()).isLessThan(30);
        assertThat(server.requests.get()).isLessThan(300);
    }

    private static final List<Wording> OF_CALLS = List.of(
            // reported
            new Wording(
                    200,
                    "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32014,\"message\":\"maximum MAX calls in 1 batch\"}}"),
            new Wording(
                    200,
                    "{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32000,\"message\":\"batch limit MAX exceeded: COUNT requests"
                            + " given\"}}"),
            new Wording(
                    500, "{\"code\":31,\"message\":\"Batch of more than MAX requests are not allowed on free tier\"}"),
            new Wording(
                    0, "{\"code\":31,\"message\":\"Batch of more than MAX requests are not allowed on free tier\"}"),
            new Wording(413, "too long"),
            // invented
            new Wording(
                    200,
                    "[{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32099,\"message\":\"one at a time, please\"}}]"),
            new Wording(400, "{\"error\":\"arrays are for members\"}"),
            new Wording(200, "{\"message\":\"no\"}"));

    private static Stream<Arguments> batches() {
        return OF_CALLS.stream().flatMap(wording -> Stream.of(1, 2, 3, 10, 40).map(cap -> Arguments.of(wording, cap)));
    }

    @ParameterizedTest
    @MethodSource("batches")
    void all_blocks_and_logs_arrive_where_a_batch_has_few_calls(Wording wording, int cap) {
        server.maxCalls = cap;
        server.ofCalls = wording;

        assertThat(evm.blocks(0, 99).stream().map(EvmFullBlock::number).map(UInt64::longValue))
                .isEqualTo(EvmChainTestBase.numbers(0, 99));
        assertThat(evm.blocksWithReceipts(950, 1_009).stream()
                        .mapToInt(block -> block.logs().size())
                        .sum())
                .isEqualTo(1);
        int forBlocks = server.requests.getAndSet(0);
        assertThat(forBlocks).isLessThan(cap == 1 ? 250 : 190);
        assertThat(logs(500)).isEqualTo(multiples(500));
        try (PagedIterator<EvmLog> walk =
                evm.followLogs(0, Duration.ofMillis(1), f -> {}).iterator()) {
            assertThat(EvmChainTestBase.take(walk, 5, EvmChainTestBase::block)).isEqualTo(multiples(500));
        }

        assertThat(server.requests.get()).isLessThan(70);
    }

    @ParameterizedTest
    @MethodSource("batches")
    void the_logs_of_one_call_arrive_where_a_batch_has_few_calls(Wording wording, int cap) {
        server.maxCalls = cap;
        server.ofCalls = wording;
        BlockRef above = BlockRef.number(HEAD + 1);

        assertThat(evm.getLogs(BlockRef.number(1), BlockRef.number(500), f -> {})
                        .retries(0)
                        .execute())
                .extracting(EvmChainTestBase::block)
                .isEqualTo(multiples(500));
        assertThat(server.requests.get()).isEqualTo(cap == 1 ? 3 : 1);
        JsonRpcException refused = catchThrowableOfType(
                JsonRpcException.class,
                () -> evm.getLogs(BlockRef.number(1), above, f -> {}).retries(0).execute());
        assertThat(refused.reason()).isEqualTo(JsonRpcException.Reason.ABOVE_HEAD);
    }

    @ParameterizedTest
    @MethodSource("otherRefusals")
    void the_logs_of_one_call_are_not_requested_again_where_something_else_is_refused(Wording wording) {
        server.maxCalls = 1;
        server.ofCalls = wording;

        assertThat(catchThrowableOfType(
                        AvalancheException.class,
                        () -> evm.getLogs(BlockRef.number(1), BlockRef.number(500), f -> {})
                                .retries(0)
                                .execute()))
                .isNotNull();
        assertThat(server.requests.get()).isEqualTo(1);
    }

    @Test
    void a_cap_of_blocks_and_a_cap_of_calls_are_found_at_the_same_time() {
        server.maxBlocks = 10;
        server.ofBlocks = new Wording(0, "{\"code\":-32000,\"message\":\"no\"}");
        server.maxCalls = 1;
        server.ofCalls = new Wording(400, "no");

        assertThat(logs(1_000)).isEqualTo(multiples(1_000));
        assertThat(server.refused.get()).isLessThan(25);
        assertThat(server.requests.get()).isLessThan(150);
    }

    @Test
    void a_follower_meets_a_cap_after_a_while() {
        try (PagedIterator<EvmLog> walk =
                evm.followLogs(0, Duration.ofMillis(1), f -> {}).iterator()) {
            assertThat(EvmChainTestBase.take(walk, 20, EvmChainTestBase::block)).isEqualTo(multiples(2_000));
            server.maxBlocks = 50;
            server.ofBlocks = OF_BLOCKS.get(6);

            assertThat(EvmChainTestBase.take(walk, 40, EvmChainTestBase::block))
                    .last()
                    .isEqualTo(6_000L);
        }
        assertThat(server.refused.get()).isBetween(1, 12);
    }

    @Test
    void the_error_of_a_single_block_is_what_the_user_sees() {
        server.maxBlocks = 0;
        server.ofBlocks = new Wording(0, "{\"code\":-32010,\"message\":\"no COUNT blocks for you\"}");

        JsonRpcException refused = catchThrowableOfType(JsonRpcException.class, () -> logs(1_000));

        assertThat(refused.error()).isEqualTo("no 1 blocks for you");
        assertThat(server.requests.get()).isEqualTo(7);
    }

    @ParameterizedTest
    @MethodSource("otherRefusals")
    void what_is_surely_not_about_size_passes_at_once(Wording wording) {
        server.maxBlocks = 0;
        server.ofBlocks = wording;

        assertThat(catchThrowableOfType(
                        AvalancheException.class,
                        () -> evm.logs(0, 1_000, f -> {}).retries(0).forEach(log -> {})))
                .isNotNull();
        assertThat(server.requests.get()).isEqualTo(1);
    }

    private static Stream<Wording> otherRefusals() {
        return Stream.of(
                new Wording(401, "no key"),
                new Wording(403, "not for you"),
                new Wording(404, "no such chain"),
                new Wording(429, ""),
                new Wording(
                        0, "{\"code\":-32601,\"message\":\"the method eth_getLogs does not exist/is not available\"}"),
                new Wording(0, "{\"code\":-32004,\"message\":\"unsupported method eth_getLogs\"}"),
                new Wording(
                        0,
                        "{\"code\":-32007,\"message\":\"50/second request limit reached - reduce calls per second\"}"),
                new Wording(0, "{\"code\":-32005,\"message\":\"limit exceeded\"}"),
                new Wording(0, "{\"code\":-32000,\"message\":\"invalid api key\"}"),
                new Wording(0, "{\"code\":-32000,\"message\":\"account disabled\"}"),
                new Wording(0, "{\"code\":-32001,\"message\":\"project ID does not have access to this network\"}"),
                new Wording(0, "{\"code\":-32000,\"message\":\"your app has been suspended\"}"),
                new Wording(0, "{\"code\":-32601,\"message\":\"Method not found\"}"),
                new Wording(0, "{\"code\":-32000,\"message\":\"too many concurrent requests\"}"),
                new Wording(0, "{\"code\":403,\"message\":\"no\"}"),
                new Wording(400, "{\"error\":\"network avalanche-x is not supported\"}"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8})
    void a_short_outage_is_waited_out_and_the_range_grows_again(int failures) {
        server.down.set(failures);

        assertThat(logs(HEAD)).isEqualTo(multiples(HEAD));
        assertThat(server.requests.get()).isLessThan(failures + 50);
    }

    @Test
    void a_long_outage_ends_a_list_after_the_retries_of_one_block() {
        server.down.set(Integer.MAX_VALUE);

        ApiException down = catchThrowableOfType(ApiException.class, () -> logs(HEAD));

        assertThat(down.status()).isEqualTo(503);
        assertThat(server.requests.get()).isEqualTo(6 + 3);
    }
}
