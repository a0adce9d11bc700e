package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.testing.FakeEvmChain;
import io.github.avalanche4j.testing.FakeLog;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FollowEventsTest {
    @TempDir
    private Path folder;

    @Test
    void prints_a_line_for_each_transfer_as_the_chain_grows() throws IOException {
        String out = folder.resolve("events.txt").toString();

        GoldenFiles.assertPrints("FollowEvents", screen -> FollowEvents.run(new String[] {"--out", out}, screen));

        assertThat(Files.readAllLines(Path.of(out))).hasSize(8);
    }

    @Test
    void after_a_restart_it_continues_and_other_events_are_lines_too() throws IOException {
        Path out = folder.resolve("resumed.txt");
        String token = "0x" + "07".repeat(20);
        try (FakeNode fake = FakeNode.start()) {
            FakeEvmChain chain = fake.evm("C");
            FakeLog odd =
                    FakeLog.of(token, "0x01", "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef");
            chain.appendBlock(odd, odd);
            chain.appendBlock(odd);

            for (int i = 0; i < 3; i++) {
                String[] once = {"--node", fake.url(), "--token", token, "--limit", "1", "--out", out.toString()};
                FollowEvents.run(once, GoldenFiles.nowhere());
            }
        }

        List<String> lines = Files.readAllLines(out);
        assertThat(lines).hasSize(3).allSatisfy(line -> assertThat(line).endsWith("is no transfer of an ERC-20 token"));
        assertThat(lines.get(1)).startsWith("1 ");
        assertThat(lines.get(2)).startsWith("2 ");
    }
}
