package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmHeader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Blocks of an EVM chain as a list and as a tail. */
class FollowBlocksTest extends EvmChainTestBase {
    private static long number(EvmHeader block) {
        return block.number().longValueExact();
    }

    private static List<Long> take(PagedIterator<EvmFullBlock> walk, int count) {
        return take(walk, count, FollowBlocksTest::number);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_range_of_blocks_comes_whole_and_in_order_with_transactions(boolean helicon) {
        grown(helicon, 300, LOG, LOG);

        List<EvmFullBlock> blocks = evm.blocks(5, 290).prefetch(3).stream().toList();

        assertThat(blocks.stream().map(FollowBlocksTest::number)).isEqualTo(numbers(5, 290));
        assertThat(blocks).allSatisfy(block -> assertThat(block.transactions()).hasSize(1));
        assertThat(blocks.get(0).parentHash().toString()).isEqualTo(chain.hash(4));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void blocks_come_with_their_receipts_in_one_batch(boolean helicon) {
        grown(helicon, 3, LOG, LOG);

        List<BlockWithReceipts> blocks = evm.blocksWithReceipts(0, 3).stream().toList();

        assertThat(blocks).hasSize(4);
        assertThat(blocks.get(0).receipts()).isEmpty();
        assertThat(blocks.get(2).receipts()).hasSize(1);
        assertThat(blocks.get(2).logs()).hasSize(2);
        assertThat(fake.receivedCount()).isEqualTo(1);
        assertThat(fake.received().get(0).rpcMethods()).startsWith("eth_blockNumber", "eth_getBlockByNumber");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void above_the_head_a_range_ends_with_an_error_and_the_same_iterator_continues(boolean helicon) {
        grown(helicon, 10, LOG, LOG);
        PagedIterator<EvmFullBlock> walk = evm.blocks(0, 12).iterator();
        assertThat(take(walk, 11)).isEqualTo(numbers(0, 10));

        assertThat(catchThrowableOfType(JsonRpcException.class, walk::hasNext).reason())
                .isEqualTo(Reason.ABOVE_HEAD);
        chain.appendBlocks(5, LOG);

        assertThat(take(walk, 2)).containsExactly(11L, 12L);
        assertThat(walk.hasNext()).isFalse();
    }

    @Test
    void parts_have_each_block_once() {
        grown(true, 100, LOG, LOG);
        List<Long> read = new ArrayList<>();

        for (Part part : evm.blocks(0, 100).split(7).execute()) {
            evm.blocks(0, 100).part(Part.parse(part.toString())).forEach(block -> read.add(number(block)));
        }

        assertThat(read).isEqualTo(numbers(0, 100));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_tail_waits_after_the_last_block_and_continues(boolean helicon) throws Exception {
        grown(helicon, 100, LOG, LOG);
        try (PagedIterator<EvmFullBlock> walk = evm.followBlocks(90, INTERVAL).iterator()) {
            assertThat(take(walk, 11)).isEqualTo(numbers(90, 100));
            Future<List<Long>> more = inBackground(() -> take(walk, 3));
            chain.appendBlock();
            chain.appendBlock(LOG);
            chain.appendBlock();

            assertThat(more.get(60, TimeUnit.SECONDS)).containsExactly(101L, 102L, 103L);
        }
    }

    @Test
    void each_head_goes_as_far_as_it_says() {
        grown(true, 10, LOG, LOG);
        chain.acceptBlock();

        assertThat(take(evm.head(ChainHead.SETTLED).followBlocks(7, INTERVAL).iterator(), 1))
                .containsExactly(7L);
        assertThat(catchThrowableOfType(
                                JsonRpcException.class,
                                () -> evm.head(ChainHead.SETTLED).blocks(7, 8).forEach(block -> {}))
                        .reason())
                .isEqualTo(Reason.ABOVE_HEAD);
        assertThat(take(evm.head(ChainHead.ACCEPTED).blocks(10, 11).iterator(), 2))
                .containsExactly(10L, 11L);
        assertThat(catchThrowableOfType(
                                JsonRpcException.class,
                                () -> evm.head(ChainHead.ACCEPTED)
                                        .blocksWithReceipts(11, 11)
                                        .forEach(block -> {}))
                        .reason())
                .isEqualTo(Reason.ABOVE_HEAD);
    }

    /** A node that sets api-resolve-pending-to-last-executed to false names the accepted block, others do not. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void accepted_blocks_are_read_before_they_are_executed(boolean isNamed) throws Exception {
        grown(true, 10, LOG);
        if (isNamed) {
            chain.pendingIsAccepted();
        }
        EvmClient accepted = evm.head(ChainHead.ACCEPTED);
        try (PagedIterator<EvmFullBlock> walk =
                accepted.followBlocks(9, INTERVAL).prefetch(2).iterator()) {
            chain.acceptBlock();
            chain.acceptBlock(LOG);

            assertThat(take(walk, 4)).containsExactly(9L, 10L, 11L, 12L);
            Future<List<Long>> more = inBackground(() -> take(walk, 3));
            chain.acceptBlock();
            chain.executeAll();
            chain.acceptBlock();
            chain.acceptBlock();
            assertThat(more.get(60, TimeUnit.SECONDS)).containsExactly(13L, 14L, 15L);
        }
        assertThat(take(accepted.blocks(0, 15).iterator(), 16)).isEqualTo(numbers(0, 15));
        assertThat(take(evm.blocks(0, 13).iterator(), 14)).isEqualTo(numbers(0, 13));
        for (ThrowingCallable above : List.<ThrowingCallable>of(
                () -> accepted.blocks(15, 16).forEach(block -> {}),
                () -> evm.blocks(13, 14).forEach(block -> {}))) {
            assertThat(catchThrowableOfType(JsonRpcException.class, above).reason())
                    .isEqualTo(Reason.ABOVE_HEAD);
        }
    }

    /** allow-unfinalized-queries: such a node serves blocks above the accepted one that may never be accepted. */
    @Test
    void before_helicon_no_block_above_the_accepted_one_is_read() {
        grown(false, 11, LOG);
        fake.on("eth_getBlockByNumber")
                .withParams("[\"pending\",false]")
                .respond("{\"number\":\"0xa\"}")
                .always();

        List<Long> read = new ArrayList<>();
        JsonRpcException above = catchThrowableOfType(
                JsonRpcException.class,
                () -> evm.head(ChainHead.ACCEPTED).blocks(8, 11).forEach(block -> read.add(number(block))));

        assertThat(above.reason()).isEqualTo(Reason.ABOVE_HEAD);
        assertThat(read).containsExactly(8L, 9L, 10L);
    }

    @Test
    void a_saved_position_continues_with_the_next_block() {
        grown(true, 200, LOG, LOG);
        PagedIterator<EvmFullBlock> walk = evm.blocks(0, 150).iterator();
        take(walk, 70);
        Position saved = Position.parse(walk.position().toString());

        assertThat(take(evm.followBlocks(0, INTERVAL).from(saved).iterator(), 3))
                .containsExactly(70L, 71L, 72L);
        assertThat(evm.blocksWithReceipts(0, 75).from(saved).stream()
                        .map(BlockWithReceipts::block)
                        .map(FollowBlocksTest::number))
                .isEqualTo(numbers(70, 75));
        assertThatThrownBy(() -> node.evm("other").blocks(0, 9).from(saved))
                .isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void a_chain_that_changed_after_the_last_block_is_an_error_each_time_and_nothing_is_repeated() {
        grown(true, 20, LOG, LOG);
        PagedIterator<EvmFullBlock> walk = evm.followBlocks(0, INTERVAL).iterator();
        take(walk, 21);
        Position saved = walk.position();
        String handedOut = chain.hash(20);
        chain.replaceFrom(15);
        chain.appendBlock();

        for (PagedIterator<EvmFullBlock> any :
                List.of(walk, walk, evm.followBlocks(0, INTERVAL).from(saved).iterator())) {
            ChainChangedException changed = catchThrowableOfType(ChainChangedException.class, any::hasNext);
            assertThat(changed.block()).isEqualTo(21);
            assertThat(changed.expected()).isEqualTo(handedOut);
            assertThat(changed.found()).isEqualTo(chain.hash(20));
            assertThat(changed.isTransient()).isFalse();
            assertThat(changed.position().token()).isEqualTo(saved.token());
        }
    }

    @Test
    void a_chain_that_changed_is_found_from_a_position_between_the_blocks_of_a_page() {
        grown(false, 100, LOG, LOG);
        PagedIterator<EvmFullBlock> walk = evm.followBlocks(50, INTERVAL).iterator();
        take(walk, 10);
        Position saved = walk.position();
        chain.replaceFrom(0);

        assertThatThrownBy(() ->
                        evm.followBlocks(50, INTERVAL).from(saved).iterator().hasNext())
                .isInstanceOf(ChainChangedException.class)
                .hasMessageContaining("restored from a backup");
    }

    @Test
    void a_node_that_is_restored_from_a_backup_of_the_same_chain_is_waited_for() throws Exception {
        grown(true, 50, LOG, LOG);
        PagedIterator<EvmFullBlock> walk = evm.followBlocks(0, INTERVAL).iterator();
        take(walk, 51);
        chain.truncate(30);
        Future<List<Long>> more = inBackground(() -> take(walk, 5));
        chain.appendBlocks(25, LOG);

        assertThat(more.get(60, TimeUnit.SECONDS)).isEqualTo(numbers(51, 55));
    }

    @Test
    void receipts_that_are_not_those_of_the_blocks_transactions_are_refused() {
        grown(true, 5, LOG, LOG);
        fake.on("eth_getBlockReceipts").respond("[]").always();

        assertThatThrownBy(() -> evm.blocksWithReceipts(1, 5).forEach(block -> {}))
                .isInstanceOf(PagingException.class)
                .hasMessageContaining("receipts of block 1");
    }

    @Test
    void a_node_without_a_block_below_its_head_says_so() {
        grown(true, 5, LOG, LOG);
        fake.on("eth_getBlockByNumber").respond("null").always();

        assertThatThrownBy(() -> evm.followBlocks(1, INTERVAL).iterator().hasNext())
                .isInstanceOf(PagingException.class)
                .hasMessageContaining("has no block 1, though its head is 5");
    }

    @Test
    void a_server_that_takes_forty_calls_in_a_batch_is_asked_for_fewer_blocks() {
        grown(true, 100, LOG, LOG);
        fake.onPost("/ext/bc/C/rpc")
                .respondRaw(
                        "[{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32600,\"message\":\"batch too large\"}}]");

        assertThat(evm.blocksWithReceipts(0, 100)).hasSize(101);
        assertThat(fake.received().get(0).rpcMethods()).hasSize(129);
        assertThat(fake.received().get(1).rpcMethods()).hasSize(65);
    }

    @Test
    void a_limit_asks_for_no_more_blocks_than_it_needs() {
        grown(true, 100, LOG, LOG);
        PagedIterator<EvmFullBlock> walk = evm.blocks(0, 100).pageSize(10).iterator();
        take(walk, 5);
        Position saved = walk.position();
        fake.clearReceived();

        assertThat(evm.blocks(0, 100).from(saved).limit(3).stream().map(FollowBlocksTest::number))
                .containsExactly(5L, 6L, 7L);
        assertThat(fake.received().get(0).rpcMethods()).hasSize(1 + 8);
    }
}
