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
import io.github.avalanche4j.soak.Histogram;
import io.github.avalanche4j.testing.FakeContainer;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A walk uses no more memory at its end than at its beginning, whether it decodes what it reads or not. */
class WalkMemoryTest {
    private static final String INDEX = "/ext/index/P/block";
    /** The largest range that a node sends. */
    private static final int RANGE = 1024;
    /** What a collection may find, or miss, of the ranges at hand. */
    private static final long NOISE = 10 << 20;

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

    /** Walks an index in a small JVM and prints the containers and the bytes in the heap, ten times. */
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
                        : index.containers(0).limit(count).prefetch(4);
                for (Object item : items) {
                    transactions += transactions(item, walked++);
                    if (walked % (count / 10) == 0) {
                        Histogram heap = Histogram.now();
                        System.out.println(heap.count(args[3]) + " " + heap.bytes());
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

    @ParameterizedTest
    @CsvSource({"containers, 40000", "decoded, 10000"})
    void a_walk_keeps_the_ranges_at_hand(String kind, int count) throws Exception {
        assertKeepsRanges(walk(kind, count));
    }

    @ParameterizedTest
    @CsvSource({"containers, 1000000", "decoded, 1000000"})
    @Tag("long")
    void a_walk_of_a_million_containers_keeps_its_heap(String kind, int count) throws Exception {
        List<String> heaps = walk(kind, count);
        assertKeepsRanges(heaps);
        assertKeepsItsHeap(heaps);
    }

    private static List<String> walk(String kind, int count) throws IOException, InterruptedException {
        Process fake = ChildJvm.start(List.of("-Xmx256m"), RepeatedBlocks.class.getName());
        String counted = kind.equals("decoded")
                ? DecodedContainer.class.getName()
                : "io.github.avalanche4j.node.index.ImmutableContainer";
        try {
            String url = ChildJvm.firstLine(fake);
            Process walk = ChildJvm.start(
                    List.of("-Xmx64m"), Walk.class.getName(), url, Integer.toString(count), kind, counted);
            List<String> lines = ChildJvm.lines(walk);
            assertThat(walk.waitFor()).isZero();

            System.out.println("in the heap by tenth of " + count + " " + kind + ": " + lines);
            int transactions = kind.equals("decoded") ? count : 0;
            assertThat(lines).hasSize(11).endsWith("walked " + count + " with " + transactions + " transactions");
            return lines.subList(0, 10);
        } finally {
            fake.destroyForcibly().waitFor();
        }
    }

    /** The range that is read, up to four that were fetched ahead, and the one that is parsed. */
    private static void assertKeepsRanges(List<String> heaps) {
        assertThat(heaps)
                .extracting(line -> Integer.parseInt(line.split(" ")[0]))
                .allMatch(containers -> containers <= 6 * RANGE);
    }

    private static void assertKeepsItsHeap(List<String> heaps) {
        assertThat(least(heaps.subList(6, 10)) - least(heaps.subList(0, 4)))
                .as("bytes that six tenths of the list add")
                .isLessThan(NOISE);
    }

    private static long least(List<String> heaps) {
        return heaps.stream()
                .mapToLong(line -> Long.parseLong(line.split(" ")[1]))
                .min()
                .orElseThrow();
    }
}
