package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChainToDatabaseTest {
    @TempDir
    private Path folder;

    private String jdbc() {
        return "jdbc:h2:file:" + folder.resolve("chain").toAbsolutePath() + ";WRITE_DELAY=0";
    }

    @Test
    void writes_each_chain_into_tables_and_answers_three_questions() throws IOException {
        GoldenFiles.assertPrints("ChainToDatabase", screen -> {
            for (String chain : List.of("P", "X", "C")) {
                String out = folder.resolve(chain).toString();
                ChainToDatabase.run(new String[] {"--index", chain + "/block", "--out", out}, screen);
            }
        });
    }

    @Test
    void continues_where_it_was() throws Exception {
        String out = folder.resolve("P").toString();
        try (FakeNode fake = FakeNode.start()) {
            FakeIndex index = fake.index("/ext/index/P/block");
            TransfersOfAvax.append(index, 0, 20);
            ChainToDatabase.run(
                    new String[] {"--node", fake.url(), "--out", out, "--limit", "7"}, GoldenFiles.nowhere());
            ChainToDatabase.run(new String[] {"--node", fake.url(), "--out", out}, GoldenFiles.nowhere());
            TransfersOfAvax.append(index, 20, 5);
            ChainToDatabase.run(new String[] {"--node", fake.url(), "--out", out}, GoldenFiles.nowhere());

            TransfersOfAvax.assertHas("jdbc:h2:file:" + out, index, 25);
        }
    }

    @Test
    void an_undecodable_container_is_a_row_with_the_reason() throws Exception {
        try (FakeNode fake = FakeNode.start()) {
            fake.index("/ext/index/C/block").synthesize(2, 100);

            ChainToDatabase.run(
                    new String[] {"--node", fake.url(), "--index", "C/block", "--jdbc", jdbc()}, GoldenFiles.nowhere());

            assertThat(TransfersOfAvax.column(jdbc(), "SELECT COUNT(*) FROM blocks WHERE problem IS NOT NULL"))
                    .containsExactly("2");
        }
    }

    @Test
    void killed_and_started_again_it_loses_nothing_and_doubles_nothing() throws Exception {
        TransfersOfAvax.assertSurvives(1, jdbc(), 600);
    }

    @Test
    @Tag("long")
    void killed_ten_times_it_loses_nothing_and_doubles_nothing() throws Exception {
        TransfersOfAvax.assertSurvives(10, jdbc(), 6_000);
    }
}
