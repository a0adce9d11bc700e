package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.node.eth.EvmLog;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Logs of a range of blocks, cut into parts by blocks. */
class LogSplitTest extends NodeTestBase {
    @BeforeEach
    void everyThirdBlockHasALog() {
        fake.on("eth_blockNumber").respond("\"0xffff\"").always();
        fake.on("eth_getLogs")
                .respond(params -> {
                    JsonTree range = JsonTree.parse(params).elements().get(0);
                    return LongStream.rangeClosed(number(range, "fromBlock"), number(range, "toBlock"))
                            .filter(block -> block % 3 == 0)
                            .mapToObj(LogSplitTest::log)
                            .collect(Collectors.joining(",", "[", "]"));
                })
                .always();
    }

    private static long number(JsonTree range, String end) {
        return Long.decode(range.get(end).asText().orElseThrow());
    }

    private static String log(long block) {
        String hash = "0x" + "ab".repeat(32);
        return "{\"address\":\"0x0200000000000000000000000000000000000005\",\"topics\":[],\"data\":\"0x01\","
                + "\"blockNumber\":\"0x" + Long.toHexString(block) + "\",\"blockHash\":\"" + hash
                + "\",\"transactionHash\":\"" + hash
                + "\",\"transactionIndex\":\"0x0\",\"logIndex\":\"0x0\",\"removed\":false}";
    }

    private Paged<EvmLog> logs(long from, long to) {
        return node.evm("C").logs(from, to, filter -> {});
    }

    private static List<Long> blocks(Iterable<EvmLog> logs) {
        List<Long> blocks = new ArrayList<>();
        logs.forEach(log -> blocks.add(log.blockNumber().longValueExact()));
        return blocks;
    }

    @Test
    void a_range_of_blocks_is_split_without_a_request_and_the_parts_have_each_log_once() {
        List<Part> parts = logs(10, 1009).split(7).execute();
        assertThat(fake.received()).isEmpty();
        assertThat(parts).hasSize(7);

        List<Long> read = new ArrayList<>();
        parts.forEach(part -> read.addAll(blocks(logs(0, 2000).part(Part.parse(part.toString())))));

        assertThat(read)
                .isEqualTo(LongStream.range(10, 1010)
                        .filter(block -> block % 3 == 0)
                        .boxed()
                        .toList());
    }

    @Test
    void a_part_belongs_to_its_filter_and_must_lie_within_the_range() {
        Part last = logs(0, 1000).split(2).execute().get(1);

        assertThatThrownBy(() -> logs(0, 999).part(last))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("within this list, which ends at 1000");
        assertThatThrownBy(() -> node.evm("X").logs(0, 1000, filter -> {}).part(last))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("of the same list");
    }

    @Test
    void what_counts_logs_cannot_be_cut_by_blocks() {
        PagedIterator<EvmLog> walk = logs(0, 100).iterator();
        walk.next();
        walk.next();

        assertThatThrownBy(() -> logs(0, 100).limit(5).split(2))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("without a limit, and from the beginning of a block");
        assertThatThrownBy(() -> logs(0, 100).from(walk.position()).split(2))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("without a limit, and from the beginning of a block");
    }
}
