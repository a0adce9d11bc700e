package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.node.eth.EvmLog;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Walks over ranges that go beyond the chain's head: what lies above it is an error on Subnet-EVM, and an empty list on
 * the C-Chain since Helicon.
 */
class LogsAboveHeadTest extends EvmChainTestBase {
    private Paged<EvmLog> logs(long to) {
        return evm.logs(0, to, filter -> {});
    }

    /** Adds the items of the walk and returns the error that ends it. */
    private static JsonRpcException end(PagedIterator<EvmLog> walk, List<Long> blocks) {
        return catchThrowableOfType(JsonRpcException.class, () -> walk.forEachRemaining(log -> blocks.add(block(log))));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_walk_gives_what_there_is_and_ends_above_the_head_and_continues_when_the_chain_grows(boolean helicon) {
        grown(helicon, 200, LOG);
        PagedIterator<EvmLog> walk = logs(1200).iterator();
        List<Long> blocks = new ArrayList<>();

        JsonRpcException above = end(walk, blocks);

        assertThat(above.reason()).isEqualTo(Reason.ABOVE_HEAD);
        assertThat(above.isTransient()).isTrue();
        assertThat(above).hasMessageContaining("201").hasMessageContaining("200");
        assertThat(blocks).isEqualTo(numbers(1, 200));
        Position saved = walk.position();
        chain.appendBlocks(3, LOG);
        assertThat(end(walk, blocks).reason()).isEqualTo(Reason.ABOVE_HEAD);
        assertThat(blocks).isEqualTo(numbers(1, 203));
        List<Long> resumed = new ArrayList<>();
        end(logs(1200).from(saved).iterator(), resumed);
        assertThat(resumed).containsExactly(201L, 202L, 203L);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_range_up_to_the_head_ends(boolean helicon) {
        grown(helicon, 100, LOG);

        assertThat(logs(100).stream().map(EvmChainTestBase::block)).isEqualTo(numbers(1, 100));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void ranges_in_flight_and_parts_end_above_the_head_too(boolean helicon) {
        grown(helicon, 300, LOG);
        List<Long> ahead = new ArrayList<>();
        try (PagedIterator<EvmLog> walk = logs(5000).prefetch(4).iterator()) {
            assertThat(end(walk, ahead).reason()).isEqualTo(Reason.ABOVE_HEAD);
        }
        assertThat(ahead).isEqualTo(numbers(1, 300));

        List<Part> parts = logs(499).split(2).execute();
        List<Long> first = new ArrayList<>();
        logs(499).part(parts.get(0)).forEach(log -> first.add(block(log)));
        List<Long> second = new ArrayList<>();
        assertThat(end(logs(499).part(parts.get(1)).iterator(), second).reason())
                .isEqualTo(Reason.ABOVE_HEAD);
        assertThat(first).isEqualTo(numbers(1, 249));
        assertThat(second).isEqualTo(numbers(250, 300));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_replica_that_lags_makes_no_walk_short(boolean helicon) {
        grown(helicon, 500, LOG);
        chain.lag(70);
        PagedIterator<EvmLog> walk = logs(500).iterator();
        List<Long> blocks = new ArrayList<>();

        while (blocks.size() < 500) {
            JsonRpcException above = end(walk, blocks);
            assertThat(above == null || above.reason() == Reason.ABOVE_HEAD).isTrue();
        }

        assertThat(blocks).isEqualTo(numbers(1, 500));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void logs_of_one_call_are_those_of_all_blocks_that_it_names_or_an_error(boolean helicon) {
        grown(helicon, 10, LOG);
        BlockRef head = BlockRef.number(10);
        BlockRef above = BlockRef.number(11);

        assertThat(evm.getLogs(BlockRef.EARLIEST, head, f -> {}).execute()).hasSize(10);
        assertThat(evm.getLogs(BlockRef.EARLIEST, BlockRef.LATEST, f -> {}).execute())
                .hasSize(10);
        assertThat(evm.getLogs(head, f -> {}).execute()).hasSize(1);
        for (Call<List<EvmLog>> call :
                List.of(evm.getLogs(BlockRef.EARLIEST, above, f -> {}), evm.getLogs(above, f -> {}))) {
            JsonRpcException refused = catchThrowableOfType(JsonRpcException.class, call::execute);
            assertThat(refused.reason()).isEqualTo(Reason.ABOVE_HEAD);
            assertThat(refused).hasMessageContaining("11").hasMessageContaining("10");
        }
    }

    @Test
    void a_block_that_is_accepted_and_not_executed_is_not_counted() {
        grown(true, 10, LOG);
        chain.acceptBlock(LOG);
        PagedIterator<EvmLog> walk = logs(11).iterator();
        List<Long> blocks = new ArrayList<>();
        assertThat(end(walk, blocks).reason()).isEqualTo(Reason.ABOVE_HEAD);

        chain.executeAll();
        walk.forEachRemaining(log -> blocks.add(block(log)));

        assertThat(blocks).isEqualTo(numbers(1, 11));
    }

    @Test
    void logs_of_a_block_that_is_executed_while_the_batch_runs_come_with_the_next_range() {
        grown(true, 10, LOG);
        fake.on("eth_blockNumber").respond("\"0x8\"");
        PagedIterator<EvmLog> walk = logs(10).iterator();
        List<Long> blocks = new ArrayList<>();

        walk.forEachRemaining(log -> blocks.add(block(log)));

        assertThat(blocks).isEqualTo(numbers(1, 10));
    }

    /** The message of a C-Chain with Helicon (evm-live, 6 of 2 922 requests), for the logs of a call in a batch. */
    private void refuseLogs() {
        fake.on("eth_getLogs").respondError(-32000, "failed to get logs for block #11 (0x17bfb1..9ca3a5)");
    }

    @Test
    void a_refusal_of_the_logs_of_an_unexecuted_block_means_above_the_head() {
        grown(true, 10, LOG);
        chain.acceptBlock(LOG);
        BlockRef unexecuted = BlockRef.number(11);

        for (Call<List<EvmLog>> call :
                List.of(evm.getLogs(BlockRef.EARLIEST, unexecuted, f -> {}), evm.getLogs(unexecuted, f -> {}))) {
            refuseLogs();
            JsonRpcException refused = catchThrowableOfType(JsonRpcException.class, call::execute);
            assertThat(refused.reason()).isEqualTo(Reason.ABOVE_HEAD);
            assertThat(refused).hasMessageContaining("11").hasMessageContaining("10");
        }
    }

    @Test
    void a_walk_reads_up_to_the_head_although_the_logs_above_it_are_refused() {
        grown(true, 10, LOG);
        chain.acceptBlock(LOG);
        refuseLogs(); // of blocks 0 to 11
        PagedIterator<EvmLog> walk = logs(11).iterator();
        List<Long> blocks = new ArrayList<>();

        assertThat(end(walk, blocks).reason()).isEqualTo(Reason.ABOVE_HEAD);
        assertThat(blocks).isEqualTo(numbers(1, 10));
        refuseLogs(); // of block 11
        assertThat(end(walk, blocks).reason()).isEqualTo(Reason.ABOVE_HEAD);

        chain.executeAll();
        walk.forEachRemaining(log -> blocks.add(block(log)));
        assertThat(blocks).isEqualTo(numbers(1, 11));
    }

    @Test
    void a_refusal_of_the_logs_of_executed_blocks_is_reported() {
        grown(true, 11, LOG);
        fake.on("eth_getLogs")
                .respondError(-32000, "failed to get logs for block #11 (0x17bfb1..9ca3a5)")
                .always();

        JsonRpcException refused = end(logs(11).iterator(), new ArrayList<>());

        assertThat(refused.reason()).isEqualTo(Reason.OTHER);
        assertThat(refused).hasMessageContaining("failed to get logs for block #11");
    }
}
