package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.DecodedContainer;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.index.IndexClient;
import io.github.avalanche4j.testing.FakeContainer;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A walk uses no more memory at its end than at its beginning, whether it decodes what it reads or not. */
class WalkMemoryTest {
    private static final String INDEX = "/ext/index/P/block";
    // a collection may find up to three ranges; all containers need several times as much
    private static final long IN_FLIGHT = 4 << 20;
    private static final long DECODED_IN_FLIGHT = 10 << 20;

    /** A node whose index repeats the same real blocks without end. */
    public static final class RepeatedBlocks {
        private RepeatedBlocks() {}

        public static void main(String[] args) throws Exception {
            List<String> blocks = new ArrayList<>();
            try (FakeNode source = FakeNode.start()) {
                FakeIndex index = source.index(INDEX);
                for (byte[][] transactions : FakeIndex.recordedBlocks("P")) {
                    FakeContainer container = index.appendBlock(transactions);
                    blocks.add("{\"id\":\"%s\",\"bytes\":\"%s\",\"timestamp\":\"%s\",\"encoding\":\"hex\",\"index\":\""
                            .formatted(
                                    container.id(), Bytes.of(container.bytes()).toCheckedHex(), container.timestamp()));
                }
            }
            try (FakeNode fake = FakeNode.start()) {
                fake.on("index.getContainerRange")
                        .respond(params -> range(JsonTree.parse(params), blocks))
                        .always();
                System.out.println(fake.url());
                Thread.currentThread().join();
            }
        }

        private static String range(JsonTree params, List<String> blocks) {
            long start = number(params, "startIndex");
            long count = number(params, "numToFetch");
            StringBuilder containers = new StringBuilder("{\"containers\":[");
            for (long i = start; i < start + count; i++) {
                containers
                        .append(i == start ? "" : ",")
                        .append(blocks.get((int) (i % blocks.size())))
                        .append(i)
                        .append("\"}");
            }
            return containers.append("]}").toString();
        }

        private static long number(JsonTree params, String name) {
            return params.get(name).asInteger().orElseThrow().longValueExact();
        }
    }

    /** Walks an index in a small JVM and prints the heap in use after a collection, ten times. */
    public static final class Walk {
        private Walk() {}

        public static void main(String[] args) {
            long count = Long.parseLong(args[1]);
            long walked = 0;
            long transactions = 0;
            try (NodeClient node = NodeClient.create(args[0])) {
                IndexClient<?> index = node.index(Index.P_BLOCK);
                Paged<?> items = args[2].equals("decoded")
                        ? index.decoded(0).limit(count).prefetch(2)
                        : index.containers(0).prefetch(4);
                for (Object item : items) {
                    transactions += transactions(item, walked++);
                    if (walked % (count / 10) == 0) {
                        System.gc();
                        Runtime runtime = Runtime.getRuntime();
                        System.out.println(runtime.totalMemory() - runtime.freeMemory());
                    }
                }
            }
            System.out.println("walked " + walked + " with " + transactions + " transactions");
        }

        private static int transactions(Object item, long number) {
            if (item instanceof DecodedContainer<?> decoded) {
                return ((PChainBlock) decoded.content().orElseThrow()).txs().size();
            } else if (((Container) item).index().longValueExact() != number) {
                throw new AssertionError("out of order at " + item);
            }
            return 0;
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

    @Test
    void a_decoded_walk_of_ten_thousand_containers_keeps_its_heap() throws Exception {
        assertDecodedKeepsItsHeap(10_000);
    }

    @Test
    @Tag("long")
    void a_decoded_walk_of_a_million_containers_keeps_its_heap() throws Exception {
        assertDecodedKeepsItsHeap(1_000_000);
    }

    private static void assertKeepsItsHeap(int count) throws Exception {
        Process fake = ChildJvm.fakeNode("--index", INDEX, "--count", Integer.toString(count), "--bytes", "200");
        assertKeepsItsHeap(fake, "containers", count, 0, IN_FLIGHT);
    }

    private static void assertDecodedKeepsItsHeap(int count) throws Exception {
        Process fake = ChildJvm.start(List.of("-Xmx256m"), RepeatedBlocks.class.getName());
        assertKeepsItsHeap(fake, "decoded", count, count, DECODED_IN_FLIGHT);
    }

    private static void assertKeepsItsHeap(Process fake, String kind, int count, int transactions, long inFlight)
            throws IOException, InterruptedException {
        try {
            String url = ChildJvm.firstLine(fake);
            Process walk = ChildJvm.start(List.of("-Xmx64m"), Walk.class.getName(), url, Integer.toString(count), kind);
            List<String> lines = ChildJvm.lines(walk);
            assertThat(walk.waitFor()).isZero();

            System.out.println("heap after collection, by tenth of " + count + " " + kind + ": " + lines);
            assertThat(lines).hasSize(11).endsWith("walked " + count + " with " + transactions + " transactions");
            assertThat(least(lines.subList(6, 10))).isLessThanOrEqualTo(least(lines.subList(0, 4)) + inFlight);
        } finally {
            fake.destroyForcibly().waitFor();
        }
    }

    private static long least(List<String> heaps) {
        return heaps.stream().mapToLong(Long::parseLong).min().orElseThrow();
    }
}
