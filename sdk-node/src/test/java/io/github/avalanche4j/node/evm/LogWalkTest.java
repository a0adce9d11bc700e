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
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.eth.EvmLog;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Logs of long ranges of blocks. */
class LogWalkTest extends EvmChainTestBase {
    // coreth's filter.go, with the limit of the public servers
    private static final String REFUSED = "requested too many blocks from 0 to 63, maximum is set to 16";

    private static final EvmAddress CONTRACT = EvmAddress.parse(TOKEN);

    /** Makes blocks up to a head, of which the multiples of {@code step} have a log. */
    private void multiplesHaveALog(int step, int head) {
        for (int block = 1; block <= head; block++) {
            if (block % step == 0) {
                chain.appendBlock(LOG);
            } else {
                chain.appendBlock();
            }
        }
    }

    private Paged<EvmLog> logs(long from, long to) {
        return evm.logs(from, to, f -> f.addAddresses(CONTRACT));
    }

    private static List<Long> blocks(Paged<EvmLog> logs) {
        return logs.stream().map(EvmChainTestBase::block).toList();
    }

    private static long number(JsonTree range, String end) {
        return Long.decode(range.get(end).asText().orElseThrow());
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
        multiplesHaveALog(100, 1000);

        assertThat(blocks(logs(7, 1000))).isEqualTo(multiples(100, 7, 1000));
        assertThat(asked()).containsExactly("7-70", "71-198", "199-454", "455-966", "967-1000");
    }

    @Test
    void a_block_may_have_many_logs_and_a_walk_can_stop_between_them() {
        chain.appendBlocks(2, LOG, LOG, LOG);
        PagedIterator<EvmLog> walk = logs(1, 2).iterator();
        walk.next();
        walk.next();

        assertThat(blocks(logs(1, 2))).containsExactly(1L, 1L, 1L, 2L, 2L, 2L);
        assertThat(blocks(logs(1, 2).from(walk.position()))).containsExactly(1L, 2L, 2L, 2L);
    }

    @Test
    void ranges_without_logs_are_no_end() {
        multiplesHaveALog(1000, 1000);

        assertThat(blocks(logs(1, 1000))).containsExactly(1000L);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                -32002 | request timed out
                -32003 | response too large
                -32005 | query returned more than 10000 results
                """)
    void a_range_that_the_node_refuses_for_what_it_holds_is_halved_until_it_is_taken(int code, String error) {
        multiplesHaveALog(8, 70);
        fake.on("eth_getLogs").respondError(code, error).times(2);

        assertThat(blocks(logs(0, 69))).isEqualTo(multiples(8, 1, 69));
        assertThat(asked()).containsExactly("0-63", "0-31", "0-15", "16-31", "32-47", "48-63", "64-69");
    }

    @Test
    void a_width_that_the_refusal_names_is_taken() {
        multiplesHaveALog(8, 70);
        fake.on("eth_getLogs").respondError(-32000, REFUSED);

        assertThat(blocks(logs(0, 69))).isEqualTo(multiples(8, 1, 69));
        assertThat(asked()).containsExactly("0-63", "0-15", "16-31", "32-47", "48-63", "64-69");
    }

    @Test
    void a_range_for_which_the_node_cuts_the_connection_is_halved() {
        multiplesHaveALog(8, 64);
        fake.on("eth_getLogs").disconnect();

        assertThat(blocks(logs(0, 63).retries(0))).isEqualTo(multiples(8, 1, 63));
        assertThat(asked()).containsExactly("0-63", "0-31", "32-63");
    }

    @Test
    void one_block_that_is_still_too_much_is_an_error() {
        multiplesHaveALog(1, 64);
        fake.on("eth_getLogs").respondError(-32000, REFUSED).always();

        JsonRpcException refused = catchThrowableOfType(JsonRpcException.class, () -> blocks(logs(0, 1000)));

        assertThat(refused.reason()).isEqualTo(Reason.RANGE_TOO_LARGE);
        assertThat(asked()).containsExactly("0-63", "0-15", "0-7", "0-3", "0-1", "0-0");
    }

    @Test
    void other_errors_are_reported_and_the_same_iterator_continues_afterwards() {
        multiplesHaveALog(10, 64);
        fake.on("eth_getLogs").respondError(-32000, "requested to block 99 after last accepted block 17");
        PagedIterator<EvmLog> walk = logs(0, 63).iterator();

        JsonRpcException above = catchThrowableOfType(JsonRpcException.class, walk::hasNext);

        assertThat(above.reason()).isEqualTo(Reason.ABOVE_HEAD);
        assertThat(block(walk.next())).isEqualTo(10);
        assertThat(asked()).containsExactly("0-63", "0-63");
    }

    @Test
    void a_page_size_is_a_number_of_blocks() {
        multiplesHaveALog(1, 25);

        List<Integer> sizes = new ArrayList<>();
        for (Page<EvmLog> page : logs(1, 25).pageSize(10).pages()) {
            sizes.add(page.items().size());
        }

        assertThat(sizes).containsExactly(10, 10, 5);
        assertThat(asked()).containsExactly("1-10", "11-20", "21-25");
    }

    @Test
    void a_limit_counts_logs_and_not_blocks() {
        multiplesHaveALog(100, 400);

        assertThat(blocks(logs(1, 400).limit(3))).containsExactly(100L, 200L, 300L);
    }

    @Test
    void a_saved_position_continues_with_the_next_log_also_in_a_longer_range() {
        multiplesHaveALog(10, 900);
        PagedIterator<EvmLog> walk = logs(0, 500).iterator();
        take(walk, 12, EvmChainTestBase::block);
        String saved = walk.position().toString();
        walk.close();

        assertThat(blocks(logs(0, 900).from(Position.parse(saved)))).isEqualTo(multiples(10, 130, 900));
    }

    @Test
    void a_position_is_refused_where_the_filter_or_the_chain_is_another() {
        Position start = logs(0, 10).start();

        assertThatThrownBy(() -> evm.logs(0, 10, f -> {}).from(start)).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> node.evm("other")
                        .logs(0, 10, f -> f.addAddresses(CONTRACT))
                        .from(start))
                .isInstanceOf(InvalidRequestException.class);
    }
}
