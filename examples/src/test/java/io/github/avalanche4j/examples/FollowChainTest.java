package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.Script;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class FollowChainTest {
    private static final String INDEX = "/ext/index/P/block";

    @TempDir
    private Path folder;

    /** A node with an index of real blocks, which repeat the recorded transactions. */
    public static final class ChainOfBlocks {
        private ChainOfBlocks() {}

        public static void main(String[] args) throws Exception {
            try (FakeNode fake = FakeNode.start()) {
                fill(fake.index(INDEX), Integer.parseInt(args[0]));
                System.out.println(fake.url());
                Thread.currentThread().join();
            }
        }
    }

    private static FakeIndex fill(FakeIndex index, int blocks) throws IOException {
        List<byte[][]> recorded = FakeIndex.recordedBlocks("P");
        for (int i = 0; i < blocks; i++) {
            index.appendBlock(recorded.get(i % recorded.size()));
        }
        return index;
    }

    private void follow(String file, String... options) throws IOException {
        List<String> args = new ArrayList<>(List.of(options));
        args.addAll(List.of("--out", folder.resolve(file).toString()));
        FollowChain.run(args.toArray(String[]::new), GoldenFiles.nowhere());
    }

    private void assertWhole(String file) throws IOException {
        assertThat(Files.readAllLines(folder.resolve(file)))
                .isEqualTo(Files.readAllLines(folder.resolve("whole.txt")))
                .isNotEmpty();
    }

    @Test
    void writes_a_line_for_each_transaction_of_each_chain() throws IOException {
        GoldenFiles.assertPrints("FollowChain", screen -> {
            for (String chain : List.of("P", "X", "C")) {
                Path out = folder.resolve(chain + ".txt");
                FollowChain.run(new String[] {"--index", chain + "/block", "--out", out.toString()}, screen);
            }
        });
    }

    @Test
    void an_index_of_transactions_is_followed_too() throws IOException {
        try (FakeNode fake = FakeNode.start()) {
            FakeIndex index = fake.index("/ext/index/X/tx");
            String id = index.appendBlock(FakeIndex.recordedBlocks("X").get(0)).id();

            follow("txs.txt", "--node", fake.url(), "--index", "X/tx", "--tail", "false");

            assertThat(Files.readAllLines(folder.resolve("txs.txt")))
                    .singleElement()
                    .satisfies(line -> assertThat(line).startsWith("0 " + id + " "));
        }
    }

    @Test
    void an_undecodable_container_is_a_line_like_any_other_and_the_walk_continues() throws IOException {
        try (FakeNode fake = FakeNode.start()) {
            FakeIndex index = fake.index(INDEX).synthesize(2, 100);
            index.appendBlock(FakeIndex.recordedBlocks("P").get(0));

            follow("odd.txt", "--node", fake.url(), "--tail", "false");

            List<String> lines = Files.readAllLines(folder.resolve("odd.txt"));
            assertThat(lines).hasSize(3);
            assertThat(lines.get(0)).startsWith("0 ").containsPattern("malformed|does not know");
            assertThat(lines.get(2)).startsWith("2 block ");
        }
    }

    @Test
    void continues_where_it_was() throws IOException {
        try (FakeNode fake = FakeNode.start()) {
            fill(fake.index(INDEX), 25);
            follow("whole.txt", "--node", fake.url(), "--tail", "false");

            follow("parts.txt", "--node", fake.url(), "--limit", "12");
            follow("parts.txt", "--node", fake.url(), "--tail", "false");
            follow("parts.txt", "--node", fake.url(), "--tail", "false");

            assertWhole("parts.txt");
        }
    }

    @Test
    @Timeout(300)
    void a_restart_of_the_node_loses_nothing() throws IOException {
        try (FakeNode fake = FakeNode.start()) {
            fill(fake.index(INDEX), 40);
            follow("whole.txt", "--node", fake.url(), "--tail", "false");
            // refused by a starting node, then dead, then back
            fake.on("index.getContainerRange")
                    .disconnect()
                    .times(5)
                    .then()
                    .respondDefault()
                    .always();

            follow("restarted.txt", "--node", fake.url(), "--limit", "40", "--parallel", "0");

            assertWhole("restarted.txt");
        }
    }

    @Test
    @Timeout(300)
    void received_blocks_are_written_and_their_place_saved_while_the_walk_waits_for_more() throws Exception {
        Path out = folder.resolve("tail.txt");
        try (FakeNode fake = FakeNode.start()) {
            fill(fake.index(INDEX), 3);
            follow("whole.txt", "--node", fake.url(), "--tail", "false");
            Thread walk = new Thread(() -> Example.run(
                    FollowChain::run,
                    new String[] {"--node", fake.url(), "--out", out.toString()},
                    GoldenFiles.nowhere(),
                    GoldenFiles.nowhere()));
            walk.start();
            Path saved = folder.resolve("tail.txt.position");
            while (walk.isAlive() && !savedAt(saved, "3")) {
                walk.join(5);
            }

            assertWhole("tail.txt");
            walk.interrupt();
            walk.join();
        }
    }

    private static boolean savedAt(Path saved, String token) throws IOException {
        return Files.exists(saved)
                && Position.parse(Files.readAllLines(saved).get(0)).token().equals(token);
    }

    @Test
    void a_file_without_a_saved_place_is_left_alone() throws IOException {
        Path out = Files.writeString(folder.resolve("mine.txt"), "mine");

        assertThatThrownBy(() -> follow("mine.txt"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("move it away");

        assertThat(out).hasContent("mine");
    }

    @Test
    void killed_and_resumed_it_misses_and_repeats_nothing() throws Exception {
        Path out = folder.resolve("killed.txt");
        try (FakeNode fake = FakeNode.start()) {
            fill(fake.index(INDEX), 3_000);
            follow("whole.txt", "--node", fake.url(), "--tail", "false");
            Script ranges = fake.on("index.getContainerRange");
            ranges.respondDefault().times(4);
            ranges.hold();
            ChildJvm.killAt(1, out, walk(fake.url(), out));
            assertThat(Files.size(out)).isLessThan(Files.size(folder.resolve("whole.txt")));

            fake.clearScripts();
            ChildJvm.assertEnds(walk(fake.url(), out));

            assertWhole("killed.txt");
        }
    }

    @Test
    @Tag("long")
    void killed_twenty_times_and_resumed_misses_and_repeats_nothing() throws Exception {
        assertSurvivesKills(100_000, 20);
    }

    private void assertSurvivesKills(int blocks, int kills) throws Exception {
        Path out = folder.resolve("killed.txt");
        Random random = new Random(blocks);
        Process fake = ChildJvm.start(List.of("-Xmx1g"), ChainOfBlocks.class.getName(), Integer.toString(blocks));
        List<Long> sizes = new ArrayList<>();
        try {
            String url = ChildJvm.firstLine(fake);
            follow("whole.txt", "--node", url, "--tail", "false");
            long step = Files.size(folder.resolve("whole.txt")) / (kills + 1);
            while (sizes.size() < kills) {
                long target = ChildJvm.size(out) + random.nextLong(step);
                ChildJvm.killAt(target, out, walk(url, out));
                sizes.add(ChildJvm.size(out));
            }
            ChildJvm.assertEnds(walk(url, out));
        } finally {
            fake.destroyForcibly().waitFor();
        }
        System.out.println("killed with this many bytes written: " + sizes);
        assertWhole("killed.txt");
    }

    private static Process walk(String url, Path out) throws IOException {
        return ChildJvm.startUnread(
                List.of("-Xmx64m"),
                FollowChain.class.getName(),
                "--node",
                url,
                "--out",
                out.toString(),
                "--tail",
                "false");
    }
}
