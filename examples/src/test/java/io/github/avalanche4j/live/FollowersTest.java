package io.github.avalanche4j.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.index.IndexClient;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

/** Followers return each item once, in order. */
class FollowersTest extends LiveTest {
    private static final int EVENTS = 8;

    private final EvmHash topic =
            EvmHash.of(PrivateKey.generate().publicKey().uncompressed().slice(0, 32));

    private long head() {
        return network.node().evm("C").blockNumber().execute().longValue();
    }

    private Tail<EvmLog> logs(long from) {
        return network.node()
                .evm("C")
                .followLogs(from, TestedNetwork.OFTEN, filter -> filter.topic(0, topic))
                .maxOutage(TestedNetwork.LONG);
    }

    private static int number(EvmLog log) {
        return new BigInteger(log.data().toHex().substring(2), 16).intValue();
    }

    private void emitAll(int first, int last) {
        for (int i = first; i <= last; i++) {
            network.emit(topic, i);
        }
    }

    private static List<Integer> next(PagedIterator<EvmLog> logs, int count) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            numbers.add(number(logs.next()));
        }
        return numbers;
    }

    @Test
    void events_are_followed_once_each_and_in_order() {
        long from = network.startChain();
        try (PagedIterator<EvmLog> logs = logs(from).iterator()) {
            for (int i = 0; i < EVENTS; i++) {
                network.emit(topic, i);
                assertThat(number(logs.next())).isEqualTo(i);
            }
            // a later follower reads them in one go, and a listed range has the same
            try (PagedIterator<EvmLog> later = logs(from).iterator()) {
                assertThat(next(later, EVENTS)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
            }
            assertThat(network.node().evm("C").logs(from, head(), filter -> filter.topic(0, topic)))
                    .extracting(FollowersTest::number)
                    .containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        }
    }

    @Test
    void blocks_are_followed_along_their_parents() {
        long from = network.startChain();
        emitAll(1, 3);
        EvmHash parent = null;
        long number = from;
        for (EvmFullBlock block : network.node().evm("C").followBlocks(from, TestedNetwork.OFTEN)) {
            assertThat(block.number().longValue()).isEqualTo(number++);
            if (parent != null) {
                assertThat(block.parentHash()).isEqualTo(parent);
            }
            parent = block.hash().orElseThrow();
            if (number == from + 3) {
                break;
            }
        }
    }

    @Test
    void a_follower_survives_a_restart_of_the_node() {
        assumeTrue(network.restarts(), "-Davalanche.restart names no command that restarts the node");
        long from = network.startChain();
        try (PagedIterator<EvmLog> logs = logs(from).iterator()) {
            emitAll(0, 2);
            assertThat(next(logs, 3)).containsExactly(0, 1, 2);
            emitAll(3, 4);

            network.restart();
            emitAll(5, 7);

            assertThat(next(logs, 5)).containsExactly(3, 4, 5, 6, 7);
        }
    }

    @Test
    void the_index_of_the_p_chain_is_followed_through_a_restart() {
        IndexClient<PChainBlock> index = network.node().index(Index.P_BLOCK);
        network.appendToIndex();
        long next;
        try {
            next = index.getLastAccepted().execute().index().longValue() + 1;
        } catch (InterfaceUnavailableException e) {
            throw new TestAbortedException("the node has no index: " + e.getMessage());
        }
        try (PagedIterator<Container> containers = index.follow(next, TestedNetwork.OFTEN)
                .maxOutage(TestedNetwork.LONG)
                .iterator()) {
            for (int block = 0; block < 6; block++) {
                if (block == 3 && network.restarts()) {
                    network.restart();
                }
                network.appendToIndex();
                assertThat(containers.next().index().longValue()).isEqualTo(next + block);
            }
        }
    }
}
