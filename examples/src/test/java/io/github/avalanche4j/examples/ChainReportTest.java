package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.testing.FakeDataService;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChainReportTest {
    private static final int RED = 0xFFE84142;

    @TempDir
    private Path folder;

    @Test
    void how_a_chain_is_doing() throws IOException {
        Path file = folder.resolve("report.png");

        GoldenFiles.assertPrints(
                "ChainReport", screen -> ChainReport.run(new String[] {"--out", file.toString()}, screen));

        BufferedImage page = ImageIO.read(file.toFile());
        assertThat(page.getWidth()).isEqualTo(1280);
        assertThat(page.getHeight()).isEqualTo(902);
        for (int card = 0; card < 9; card++) {
            int x = 20 + card % 3 * 420;
            int y = 92 + card / 3 * 270;
            assertThat(reds(page, x, y)).as("the line of chart " + card).isGreaterThan(100);
            assertThat(inked(page, x, y + 228))
                    .as("the months of chart " + card)
                    .isGreaterThan(100);
        }
    }

    private static long reds(BufferedImage page, int x, int y) {
        int[] pixels = page.getRGB(x, y, 400, 250, null, 0, 400);
        return Arrays.stream(pixels).filter(pixel -> pixel == RED).count();
    }

    /** The pixels that are not white at the bottom of a card, where the axis has its labels. */
    private static long inked(BufferedImage page, int x, int y) {
        int[] pixels = page.getRGB(x + 20, y, 360, 16, null, 0, 360);
        return Arrays.stream(pixels).filter(pixel -> pixel != 0xFFFFFFFF).count();
    }

    @Test
    void a_chain_with_few_days_is_drawn_and_has_no_change() throws IOException {
        Path file = folder.resolve("few.png");

        String[] args = {"--days", "3", "--out", file.toString()};

        assertThat(GoldenFiles.printed(out -> ChainReport.run(args, out)))
                .contains("2026-01-31 to 2026-02-02")
                .doesNotContain("%");
        assertThat(ImageIO.read(file.toFile()).getWidth()).isEqualTo(1280);
    }

    @Test
    void a_chain_without_figures_is_reported() throws IOException {
        try (FakeDataService service = FakeDataService.start()) {
            service.listSize(0);

            String[] args = {"--metrics", service.url(), "--chain", "1"};
            assertThat(GoldenFiles.printed(out -> ChainReport.run(args, out))).isEqualTo("chain 1 has no figures\n");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "0.0312, 0.0312",
        "4.774, 4.77",
        "999.4, 999",
        "999.6, 1 k",
        "48250, 48.2 k",
        "962000000000, 962 G",
        "25493000000000000000000, 25500 E",
        "-1500, -1.5 k",
    })
    void numbers_have_three_digits(BigDecimal value, String text) {
        assertThat(ChainFigure.shortened(value)).isEqualTo(text);
    }
}
