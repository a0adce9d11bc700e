package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.testing.FakeDataService;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FollowPagesTest {
    private static final int ALL = SampleData.SUBNETS + SampleData.TRANSACTIONS;

    @TempDir
    private Path folder;

    @Test
    void walks_two_lists_and_continues_where_it_was() throws IOException {
        Path out = folder.resolve("pages.txt");
        GoldenFiles.assertPrints("FollowPages", screen -> {
            run(screen, out, "--limit", "1234");
            run(screen, out, "--limit", "500");
            run(screen, out);
            run(screen, out);
        });

        assertThat(Files.readAllLines(out)).isEqualTo(uninterrupted());
    }

    @Test
    void killed_and_resumed_misses_and_repeats_nothing_although_the_service_fails() throws Exception {
        assertSurvivesKills(1);
    }

    @Test
    @Tag("long")
    void killed_ten_times_and_resumed_misses_and_repeats_nothing_although_the_service_fails() throws Exception {
        assertSurvivesKills(10);
    }

    private void assertSurvivesKills(int kills) throws Exception {
        Path out = folder.resolve("killed.txt");
        long whole = 0;
        for (String line : uninterrupted()) {
            whole += line.length() + 1;
        }
        Random random = new Random(kills);
        try (FakeDataService service = SampleData.fill(FakeDataService.start()).latency(Duration.ofMillis(5))) {
            for (int kill = 0; kill < kills; kill++) {
                service.onAny()
                        .respondStatus(503, "text/html", "<h1>Unavailable</h1>")
                        .then()
                        .respondDefault()
                        .disconnectAfter(random.nextInt(2000))
                        .then()
                        .respondDefault();
                long target = whole * kill / (kills + 1) + random.nextInt((int) whole / (2 * kills + 2));
                ChildJvm.killAt(target, out, start(service, out));
            }
            ChildJvm.assertEnds(start(service, out));
        }

        assertThat(Files.readAllLines(out)).isEqualTo(uninterrupted());
    }

    private List<String> uninterrupted() throws IOException {
        Path out = folder.resolve("uninterrupted.txt");
        if (Files.notExists(out)) {
            run(GoldenFiles.nowhere(), out);
        }
        List<String> lines = Files.readAllLines(out);
        assertThat(lines).hasSize(ALL);
        assertThat(new HashSet<>(lines)).hasSize(ALL);
        return lines;
    }

    private static void run(PrintStream screen, Path out, String... more) throws IOException {
        List<String> args = new ArrayList<>(List.of("--out", out.toString()));
        args.addAll(List.of(more));
        FollowPages.run(args.toArray(new String[0]), screen);
    }

    private static Process start(FakeDataService service, Path out) throws IOException {
        return ChildJvm.start(
                List.of("-Xmx64m"), FollowPages.class.getName(), "--service", service.url(), "--out", out.toString());
    }
}
