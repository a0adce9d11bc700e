package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.node.eth.EvmLog;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Logs of long ranges of blocks. */
class LogWalkTest extends NodeTestBase {
    private static final EvmAddress CONTRACT = EvmAddress.parse("0x0200000000000000000000000000000000000005");
    private static final EvmHash TOPIC = EvmHash.parse("0x" + "56".repeat(32));
    private static final String HASH = "0x" + "ab".repeat(32);
    // coreth's filter.go, with the limit of the public servers
    private static final String REFUSED = "requested too many blocks from 0 to 63, maximum is set to 16";

    private final EvmClient chain = node.evm("C");

    @BeforeEach
    void theChainIsLong() {
        fake.on("eth_blockNumber").respond("\"0xffffff\"").always();
    }

    private static String hex(long number) {
        return "\"0x" + Long.toHexString(number) + "\"";
    }

    /** One log in each of these blocks. */
    private static String logs(LongStream blocks) {
        AtomicLong index = new AtomicLong();
        return blocks.mapToObj(block -> "{\"address\":\"" + CONTRACT + "\",\"topics\":[\"" + TOPIC
                        + "\"],\"data\":\"0x01\",\"blockNumber\":" + hex(block) + ",\"blockHash\":\"" + HASH
                        + "\",\"transactionHash\":\"" + HASH
                        + "\",\"transactionIndex\":\"0x0\",\"logIndex\":" + hex(index.getAndIncrement())
                        + ",\"removed\":false}")
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static long number(JsonTree range, String end) {
        return Long.decode(range.get(end).asText().orElseThrow());
    }

    private static JsonTree range(String params) {
        return JsonTree.parse(params).elements().get(0);
    }

    /** Blocks that are multiples of {@code step} have a log. */
    private void everyBlockThatIsAMultipleOf(int step) {
        fake.on("eth_getLogs")
                .respond(params -> logs(
                        LongStream.rangeClosed(number(range(params), "fromBlock"), number(range(params), "toBlock"))
                                .filter(block -> block % step == 0)))
                .always();
    }

    private void refuse(long from, long to, int code, String error) {
        fake.on("eth_getLogs")
                .withParams("[{\"fromBlock\":" + hex(from) + ",\"toBlock\":" + hex(to) + ",\"address\":\"" + CONTRACT
                        + "\"}]")
                .respondError(code, error)
                .always();
    }

    private Paged<EvmLog> logs(long from, long to) {
        return chain.logs(from, to, f -> f.addAddresses(CONTRACT));
    }

    private static List<Long> blocks(Iterable<EvmLog> logs) {
        List<Long> blocks = new ArrayList<>();
        logs.forEach(log -> blocks.add(log.blockNumber().longValueExact()));
        return blocks;
    }

    private List<String> asked() {
        return fake.received().stream()
                .map(request -> JsonTree.parse(request.body()).elements().get(1).get("params"))
                .map(params -> params.elements().get(0))
                .map(range -> number(range, "fromBlock") + "-" + number(range, "toBlock"))
                .toList();
    }

    private static List<Long> multiples(int step, long from, long to) {
        return LongStream.rangeClosed(from, to)
                .filter(block -> block % step == 0)
                .boxed()
                .toList();
    }

    @Test
    void a_walk_doubles_its_ranges_and_ends_with_the_last_block() {
        everyBlockThatIsAMultipleOf(100);

        assertThat(blocks(logs(7, 1000))).isEqualTo(multiples(100, 7, 1000));
        assertThat(asked()).containsExactly("7-70", "71-198", "199-454", "455-966", "967-1000");
    }

    @Test
    void nothing_is_sent_before_the_first_log_is_asked_for() {
        PagedIterator<EvmLog> walk = logs(0, 10).prefetch(4).iterator();

        assertThat(fake.received()).isEmpty();
        walk.close();
    }

    @Test
    void a_block_may_have_many_logs_and_a_walk_can_stop_between_them() {
        fake.on("eth_getLogs").respond(logs(LongStream.of(2, 2, 2, 3))).always();
        PagedIterator<EvmLog> walk = logs(2, 3).iterator();
        walk.next();
        walk.next();

        assertThat(blocks(logs(2, 3))).containsExactly(2L, 2L, 2L, 3L);
        assertThat(blocks(logs(2, 3).from(walk.position()))).containsExactly(2L, 3L);
    }

    @Test
    void ranges_without_logs_are_no_end() {
        everyBlockThatIsAMultipleOf(5000);

        assertThat(blocks(logs(1, 5000))).containsExactly(5000L);
    }

    @Test
    void a_range_that_the_node_refuses_is_halved_until_it_is_taken() {
        refuse(0, 63, -32000, REFUSED);
        refuse(0, 31, -32000, REFUSED);
        everyBlockThatIsAMultipleOf(1);

        assertThat(blocks(logs(0, 69))).isEqualTo(multiples(1, 0, 69));
        assertThat(asked()).containsExactly("0-63", "0-31", "0-15", "16-31", "32-47", "48-63", "64-69");
    }

    @Test
    void a_range_that_takes_the_node_too_long_is_halved() {
        refuse(0, 63, -32002, "request timed out");
        refuse(0, 31, -32003, "response too large");
        everyBlockThatIsAMultipleOf(8);

        assertThat(blocks(logs(0, 63))).isEqualTo(multiples(8, 0, 63));
        assertThat(asked()).startsWith("0-63", "0-31", "0-15");
    }

    @Test
    void a_range_for_which_the_node_cuts_the_connection_is_halved() {
        fake.on("eth_getLogs")
                .withParams("[{\"fromBlock\":\"0x0\",\"toBlock\":\"0x3f\",\"address\":\"" + CONTRACT + "\"}]")
                .disconnect()
                .always();
        everyBlockThatIsAMultipleOf(8);

        assertThat(blocks(logs(0, 63).retries(0))).isEqualTo(multiples(8, 0, 63));
        assertThat(asked()).containsExactly("0-63", "0-31", "32-63");
    }

    @Test
    void one_block_that_is_still_too_much_is_an_error() {
        fake.on("eth_getLogs").respondError(-32000, REFUSED).always();

        JsonRpcException refused = catchThrowableOfType(JsonRpcException.class, () -> blocks(logs(0, 1000)));

        assertThat(refused.reason()).isEqualTo(Reason.RANGE_TOO_LARGE);
        assertThat(asked()).containsExactly("0-63", "0-31", "0-15", "0-7", "0-3", "0-1", "0-0");
    }

    @Test
    void other_errors_are_reported_and_the_same_iterator_continues_afterwards() {
        fake.on("eth_getLogs").respondError(-32000, "requested to block 99 after last accepted block 17");
        everyBlockThatIsAMultipleOf(10);
        PagedIterator<EvmLog> walk = logs(0, 63).iterator();

        JsonRpcException above = catchThrowableOfType(JsonRpcException.class, walk::hasNext);

        assertThat(above.reason()).isEqualTo(Reason.ABOVE_HEAD);
        assertThat(walk.next().blockNumber().longValueExact()).isZero();
        assertThat(asked()).containsExactly("0-63", "0-63");
    }

    @Test
    void a_page_size_is_a_number_of_blocks() {
        everyBlockThatIsAMultipleOf(1);

        List<Integer> sizes = new ArrayList<>();
        for (Page<EvmLog> page : logs(0, 24).pageSize(10).pages()) {
            sizes.add(page.items().size());
        }

        assertThat(sizes).containsExactly(10, 10, 5);
        assertThat(asked()).containsExactly("0-9", "10-19", "20-24");
    }

    @Test
    void a_limit_counts_logs_and_not_blocks() {
        everyBlockThatIsAMultipleOf(100);

        assertThat(blocks(logs(1, 100_000).limit(3))).containsExactly(100L, 200L, 300L);
    }

    @Test
    void ranges_are_fetched_in_parallel_and_given_in_order() {
        everyBlockThatIsAMultipleOf(3);

        assertThat(blocks(logs(0, 3000).prefetch(4))).isEqualTo(multiples(3, 0, 3000));
    }

    @Test
    void a_saved_position_continues_with_the_next_log_also_in_a_longer_range() {
        everyBlockThatIsAMultipleOf(10);
        PagedIterator<EvmLog> walk = logs(0, 500).iterator();
        for (int i = 0; i < 12; i++) {
            walk.next();
        }
        String saved = walk.position().toString();
        walk.close();

        assertThat(blocks(logs(0, 900).from(Position.parse(saved)))).isEqualTo(multiples(10, 120, 900));
    }

    @Test
    void the_position_after_the_last_log_continues_with_the_block_after_it() {
        everyBlockThatIsAMultipleOf(10);
        PagedIterator<EvmLog> walk = logs(0, 500).iterator();
        walk.forEachRemaining(log -> {});
        Position end = walk.position();
        fake.clearReceived();

        assertThat(blocks(logs(0, 500).from(end))).isEmpty();
        assertThat(fake.received()).isEmpty();
        assertThat(blocks(logs(0, 520).from(end))).containsExactly(510L, 520L);
    }

    @Test
    void a_position_is_refused_where_the_filter_or_the_chain_is_another() {
        Position start = logs(0, 10).start();

        assertThatThrownBy(() -> chain.logs(0, 10, f -> {}).from(start)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> node.evm("other")
                        .logs(0, 10, f -> f.addAddresses(CONTRACT))
                        .from(start))
                .isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void pages_can_be_walked_by_hand() {
        everyBlockThatIsAMultipleOf(1);
        Paged<EvmLog> logs = logs(0, 15).pageSize(10);

        Page<EvmLog> first = logs.page(logs.start()).execute();
        Page<EvmLog> second = logs.page(first.next().orElseThrow()).execute();

        assertThat(first.items()).hasSize(10);
        assertThat(second.items()).hasSize(6);
        assertThat(second.next()).isEmpty();
    }

    @Test
    void a_log_of_a_block_that_was_not_asked_for_is_reported() {
        fake.on("eth_getLogs").respond(logs(LongStream.of(3, 64)));

        assertThatThrownBy(() -> blocks(logs(0, 1000)))
                .isInstanceOf(PagingException.class)
                .hasMessageContaining("block 64")
                .hasMessageContaining("0 to 63");
    }
}
