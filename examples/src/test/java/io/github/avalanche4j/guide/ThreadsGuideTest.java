package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ThreadsGuideTest extends GuideTest {
    @Test
    void many_at_once() {
        fake.index("/ext/index/P/block").synthesize(100, 50);
        // snippet: async
        try (NodeClient node = NodeClient.create(url, options -> options.maxConcurrency(32))) {
            List<CompletableFuture<Container>> blocks = LongStream.range(0, 100)
                    .mapToObj(node.index(Index.P_BLOCK)::getContainerByIndex)
                    .map(call -> call.executeAsync()) // 32 under way, the others wait for their turn
                    .toList();
            blocks.forEach(block -> System.out.println(block.join().id()));
        }
        // end
        assertThat(fake.receivedCount("index.getContainerByIndex")).isEqualTo(100);
    }

    @Test
    void a_future_that_is_cancelled() {
        fake.on("info.peers").hold();
        // snippet: cancel
        CompletableFuture<?> peers = node.info().peers().executeAsync();
        peers.cancel(true); // the connection is dropped; no further attempt follows
        // end
        assertThat(peers).isCancelled();
    }

    @Test
    void limits_of_time() {
        fake.on("info.peers").hold();
        fake.on("info.peers").hold();
        boolean[] late = {false};
        // snippet: deadline
        try {
            node.info().peers().timeout(Duration.ofMillis(200)).execute();
        } catch (AvalancheException e) {
            System.out.println(e.getMessage()); // which limit passed, and the setting that allows more
            late[0] = true; // not in the page
        }
        // end
        assertThat(late[0]).isTrue();
    }
}
