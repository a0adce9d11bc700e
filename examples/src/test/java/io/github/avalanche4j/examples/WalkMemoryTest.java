package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A walk uses no more memory at its end than at its beginning. */
class WalkMemoryTest {
    /** Walks an index in a small JVM and prints the heap in use after a collection, ten times. */
    public static final class Walk {
        private Walk() {}

        public static void main(String[] args) {
            long count = Long.parseLong(args[1]);
            long seen = 0;
            try (NodeClient node = NodeClient.create(args[0])) {
                for (Container container :
                        node.index(Index.P_BLOCK).containers(0).prefetch(4)) {
                    if (container.index().longValueExact() != seen++) {
                        throw new AssertionError("out of order at " + container.index());
                    }
                    if (seen % (count / 10) == 0) {
                        System.gc();
                        Runtime runtime = Runtime.getRuntime();
                        System.out.println(runtime.totalMemory() - runtime.freeMemory());
                    }
                }
            }
            System.out.println("walked " + seen);
        }
    }

    @Test
    void a_walk_of_forty_thousand_containers_keeps_its_heap() throws Exception {
        assertKeepsItsHeap(40_000);
    }

    @Test
    @Tag("long")
    void a_walk_of_a_million_containers_keeps_its_heap() throws Exception {
        assertKeepsItsHeap(1_000_000);
    }

    // a collection may find up to three ranges; all containers need several times as much
    private static final long IN_FLIGHT = 4 << 20;

    private static long least(List<String> heaps) {
        return heaps.stream().mapToLong(Long::parseLong).min().orElseThrow();
    }

    private static void assertKeepsItsHeap(int count) throws IOException, InterruptedException {
        Process fake = ChildJvm.fakeNode(
                "--index", "/ext/index/P/block", "--count", Integer.toString(count), "--bytes", "200");
        try {
            String url = ChildJvm.firstLine(fake);
            Process walk = ChildJvm.start(List.of("-Xmx64m"), Walk.class.getName(), url, Integer.toString(count));
            List<String> lines = ChildJvm.lines(walk);
            assertThat(walk.waitFor()).isZero();

            System.out.println("heap after collection, by tenth of " + count + " containers: " + lines);
            assertThat(lines).hasSize(11).endsWith("walked " + count);
            long first = least(lines.subList(0, 4));
            long last = least(lines.subList(6, 10));
            assertThat(last).isLessThanOrEqualTo(first + IN_FLIGHT);
        } finally {
            fake.destroyForcibly().waitFor();
        }
    }
}
