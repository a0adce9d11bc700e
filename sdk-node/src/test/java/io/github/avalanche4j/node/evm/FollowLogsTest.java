package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.node.eth.EvmLog;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Logs of an EVM chain as a tail. */
class FollowLogsTest extends EvmChainTestBase {
    private Tail<EvmLog> tail() {
        return evm.followLogs(0, INTERVAL, f -> f.addAddresses(EvmAddress.parse(TOKEN)));
    }

    private static String place(EvmLog log) {
        return log.blockNumber() + "/" + log.logIndex();
    }

    private static List<String> take(PagedIterator<EvmLog> walk, int count) {
        return take(walk, count, FollowLogsTest::place);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_tail_gives_what_matches_and_waits_for_more(boolean helicon) throws Exception {
        grown(helicon, 0);
        chain.appendBlock(LOG, OTHER, LOG);
        chain.appendBlock(OTHER);
        chain.appendBlock(LOG);
        try (PagedIterator<EvmLog> walk = tail().iterator()) {
            assertThat(take(walk, 3)).containsExactly("1/0", "1/2", "3/0");
            Future<List<String>> more = inBackground(() -> take(walk, 2));
            chain.appendBlock();
            chain.acceptBlock(OTHER, LOG);
            chain.acceptBlock(LOG);
            chain.executeAll();

            assertThat(more.get(60, TimeUnit.SECONDS)).containsExactly("5/1", "6/0");
        }
    }

    /** A C-Chain with Helicon refused 5 to 10 of such requests in 80 blocks (evm-live). */
    @Test
    void a_tail_waits_for_a_block_that_is_not_executed_whatever_the_node_says_of_its_logs() throws Exception {
        chain.helicon().appendBlocks(2, LOG);
        try (PagedIterator<EvmLog> walk = tail().iterator()) {
            assertThat(take(walk, 2)).containsExactly("1/0", "2/0");
            chain.acceptBlock(LOG);
            fake.on("eth_getLogs")
                    .respondError(-32000, "failed to get logs for block #3 (0x17bfb1..9ca3a5)")
                    .times(3);
            fake.clearReceived();
            Future<List<String>> third = inBackground(() -> take(walk, 1));
            assertThat(fake.awaitReceived("eth_getLogs", 4, Duration.ofSeconds(60)))
                    .isTrue();
            chain.executeAll();

            assertThat(third.get(60, TimeUnit.SECONDS)).containsExactly("3/0");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_reader_that_is_killed_and_resumed_gets_each_log_once(boolean helicon) {
        assertSurvivesKills(helicon, 50);
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_reader_that_is_killed_a_thousand_times_gets_each_log_once(boolean helicon) {
        assertSurvivesKills(helicon, 1_000);
    }

    /** The chain grows, a replica that lags responds in turn, and the reader is killed again and again. */
    private void assertSurvivesKills(boolean helicon, int kills) {
        Random random = new Random(helicon ? 7 : 11);
        grown(helicon, 0);
        chain.lag(3);
        List<String> made = new ArrayList<>();
        List<String> read = new ArrayList<>();
        Position saved = tail().start();
        for (int life = 0; life < kills; life++) {
            grow(random, made);
            try (PagedIterator<EvmLog> walk = tail().from(Position.parse(saved.toString()))
                    .prefetch(random.nextInt(3))
                    .iterator()) {
                int wanted = random.nextInt(1 + made.size() - read.size());
                for (int i = 0; i < wanted; i++) {
                    read.add(place(walk.next()));
                    saved = walk.position();
                }
            }
        }
        try (PagedIterator<EvmLog> walk = tail().from(saved).iterator()) {
            read.addAll(take(walk, made.size() - read.size()));
        }

        assertThat(read).isEqualTo(made);
        assertThat(made).hasSizeGreaterThan(kills);
    }

    private void grow(Random random, List<String> made) {
        int blocks = random.nextInt(5);
        for (int i = 0; i < blocks; i++) {
            accept(chain, logs(random), made);
        }
        chain.executeAll();
    }

    @Test
    void a_chain_that_changed_is_an_error_and_a_position_of_it_is_refused_in_the_same_way() {
        chain.helicon().appendBlocks(10, LOG);
        PagedIterator<EvmLog> walk = tail().iterator();
        take(walk, 10);
        Position saved = walk.position();
        chain.replaceFrom(5);
        chain.appendBlocks(3, LOG);

        assertThatThrownBy(walk::hasNext).isInstanceOf(ChainChangedException.class);
        assertThatThrownBy(walk::hasNext).isInstanceOf(ChainChangedException.class);
        assertThatThrownBy(() -> tail().from(saved).iterator().hasNext()).isInstanceOf(ChainChangedException.class);
    }

    @Test
    void a_node_that_sends_wrong_logs_is_an_error_from_whose_position_no_log_comes_twice() {
        chain.appendBlock(LOG, LOG, LOG);
        PagedIterator<EvmLog> walk = tail().iterator();
        take(walk, 2);
        Position saved = walk.position();
        fake.on("eth_getLogs").respondDefault();
        fake.on("eth_getLogs").respondRecording("evm/chain1.eth_getLogs");

        PagingException wrong = catchThrowableOfType(
                PagingException.class, () -> tail().from(saved).iterator().hasNext());

        assertThat(wrong).hasMessageContaining("the node sent a log of block");
        assertThat(wrong.position().token()).isEqualTo(saved.token());
        assertThat(wrong.position().offset()).isEqualTo(2);
        assertThat(take(tail().from(wrong.position()).iterator(), 1)).containsExactly("1/2");
    }

    @Test
    void a_subscriber_gets_logs_as_they_are_made_and_no_thread_waits_for_them() throws Exception {
        chain.helicon().appendBlocks(3, LOG);
        CompletableFuture<List<String>> five = new CompletableFuture<>();
        tail().publisher().subscribe(new Flow.Subscriber<>() {
            private final List<String> got = new ArrayList<>();
            private Flow.Subscription subscription;

            @Override
            public void onSubscribe(Flow.Subscription made) {
                subscription = made;
                made.request(5);
            }

            @Override
            public void onNext(EvmLog log) {
                got.add(place(log));
                if (got.size() == 3) {
                    chain.appendBlocks(2, LOG);
                }
                if (got.size() == 5) {
                    subscription.cancel();
                    five.complete(got);
                }
            }

            @Override
            public void onError(Throwable failure) {
                five.completeExceptionally(failure);
            }

            @Override
            public void onComplete() {
                five.completeExceptionally(new IllegalStateException("a tail has no end"));
            }
        });

        assertThat(five.get(60, TimeUnit.SECONDS)).containsExactly("1/0", "2/0", "3/0", "4/0", "5/0");
    }
}
