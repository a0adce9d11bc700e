package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.Script;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class FollowIndexTest {
    private static final long BYTES_PER_LINE = 58;

    @TempDir
    private Path folder;

    private static List<String> source(FakeIndex index, long count) {
        List<String> lines = new ArrayList<>();
        for (long i = 0; i < count; i++) {
            lines.add(
                    i + " " + index.container(i).id() + " " + index.container(i).bytes().length);
        }
        return lines;
    }

    @Test
    void walks_an_index_and_continues_where_it_was() throws IOException {
        String out = folder.resolve("containers.txt").toString();
        GoldenFiles.assertPrints("FollowIndex", screen -> {
            FollowIndex.run(new String[] {"--out", out, "--limit", "1234"}, screen);
            FollowIndex.run(new String[] {"--out", out}, screen);
        });

        try (FakeNode fake = FakeNode.start()) {
            FakeIndex index = fake.index("/ext/index/P/block").synthesize(5000, 300);
            assertThat(Files.readAllLines(Path.of(out))).isEqualTo(source(index, 5000));
        }
    }

    @Test
    @Timeout(300)
    void a_restart_of_the_node_loses_nothing() throws IOException {
        Path out = folder.resolve("containers.txt");
        try (FakeNode fake = FakeNode.start()) {
            FakeIndex index = fake.index("/ext/index/P/block").synthesize(300, 100);
            // refused by a starting node, then dead, then back
            fake.on("index.getContainerRange")
                    .respondDefault()
                    .then()
                    .disconnect()
                    .times(5)
                    .then()
                    .respondDefault()
                    .always();
            FollowIndex.run(
                    new String[] {"--node", fake.url(), "--out", out.toString(), "--limit", "300", "--parallel", "0"},
                    GoldenFiles.nowhere());
            assertThat(Files.readAllLines(out)).isEqualTo(source(index, 300));
        }
    }

    @Test
    @Timeout(300)
    void received_items_are_written_and_their_place_saved_while_the_walk_waits_for_more() throws Exception {
        Path out = folder.resolve("containers.txt");
        try (FakeNode fake = FakeNode.start()) {
            FakeIndex index = fake.index("/ext/index/P/block").synthesize(3, 100);
            Thread walk = new Thread(() -> Example.run(
                    FollowIndex::run,
                    new String[] {"--node", fake.url(), "--out", out.toString()},
                    GoldenFiles.nowhere(),
                    GoldenFiles.nowhere()));
            walk.start();
            Path saved = folder.resolve("containers.txt.position");
            while (walk.isAlive() && !savedAt(saved, "3")) {
                walk.join(5);
            }
            assertThat(Files.readAllLines(out)).isEqualTo(source(index, 3));
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
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        int status = Example.run(
                FollowIndex::run,
                new String[] {"--out", out.toString()},
                GoldenFiles.nowhere(),
                new PrintStream(errors, true, UTF_8));
        assertThat(status).isEqualTo(2);
        assertThat(errors.toString(UTF_8)).contains("move it away").hasLineCount(1);
        assertThat(Files.readString(out)).isEqualTo("mine");
    }

    @Test
    void killed_and_resumed_it_misses_and_repeats_nothing() throws Exception {
        Path out = folder.resolve("containers.txt");
        int count = 3_000;
        try (FakeNode fake = FakeNode.start()) {
            FakeIndex index = fake.index("/ext/index/P/block").synthesize(count, 200);
            Script ranges = fake.on("index.getContainerRange");
            ranges.respondDefault().times(4);
            ranges.hold();
            ChildJvm.killAt(1, out, walk(fake.url(), out, true));
            assertThat(Files.readAllLines(out)).hasSizeLessThan(count);

            fake.clearScripts();
            ChildJvm.assertEnds(walk(fake.url(), out, true));

            assertThat(Files.readAllLines(out)).isEqualTo(source(index, count));
        }
    }

    @Test
    @Tag("long")
    void killed_twenty_times_over_a_million_containers_misses_and_repeats_nothing() throws Exception {
        assertSurvivesKills(1_000_000, 20, true);
    }

    @Test
    @Tag("long")
    void killed_twenty_times_with_a_separately_saved_position_repeats_only_later_items() throws Exception {
        assertSurvivesKills(1_000_000, 20, false);
    }

    private void assertSurvivesKills(int count, int kills, boolean together) throws Exception {
        Path out = folder.resolve("containers.txt");
        Random random = new Random(count);
        Process fake = ChildJvm.fakeNode(
                "--index", "/ext/index/P/block", "--count", Integer.toString(count), "--bytes", "200");
        List<Integer> linesAtKill = new ArrayList<>();
        try {
            String url = ChildJvm.firstLine(fake);
            while (linesAtKill.size() < kills) {
                long target = ChildJvm.size(out) + random.nextInt(2 * count / (kills + 1)) * BYTES_PER_LINE / 2;
                ChildJvm.killAt(target, out, walk(url, out, together));
                linesAtKill.add(Files.exists(out) ? Files.readAllLines(out).size() : 0);
            }
            ChildJvm.assertEnds(walk(url, out, together));
        } finally {
            fake.destroyForcibly().waitFor();
        }
        System.out.println("killed with this many lines written: " + linesAtKill);
        compare(Files.readAllLines(out), count, together, kills);
    }

    private static void compare(List<String> written, int count, boolean together, int kills) {
        try (FakeNode fake = FakeNode.start()) {
            List<String> source = source(fake.index("/ext/index/P/block").synthesize(count, 200), count);
            if (together) {
                assertThat(written).isEqualTo(source);
            } else {
                // a kill may cut the last line
                Set<String> containers = new HashSet<>(source);
                List<String> whole =
                        written.stream().filter(containers::contains).toList();
                assertThat(new LinkedHashSet<>(whole)).containsExactlyElementsOf(source);
                // each kill repeats at most the containers since the last save
                assertThat(whole.size() - count).isLessThanOrEqualTo(kills * 1000);
            }
        }
    }

    private static Process walk(String url, Path out, boolean together) throws IOException {
        List<String> args = new ArrayList<>(
                List.of("--node", url, "--index", "P/block", "--out", out.toString(), "--tail", "false"));
        if (!together) {
            args.addAll(List.of("--separate", "yes"));
        }
        return ChildJvm.start(List.of("-Xmx64m"), FollowIndex.class.getName(), args.toArray(new String[0]));
    }
}
