package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.testing.FakeDataService;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChainMetricsTest {
    @TempDir
    private Path folder;

    @Test
    void how_busy_a_chain_was() throws IOException {
        Path file = folder.resolve("tps.png");

        GoldenFiles.assertPrints(
                "ChainMetrics", screen -> ChainMetrics.run(new String[] {"--out", file.toString()}, screen));

        BufferedImage chart = ImageIO.read(file.toFile());
        assertThat(chart.getWidth()).isEqualTo(1000);
        assertThat(chart.getHeight()).isEqualTo(400);
        int[] pixels = chart.getRGB(0, 0, 1000, 400, null, 0, 1000);
        assertThat(IntStream.of(pixels).distinct().count()).isGreaterThan(10);
    }

    @Test
    void a_chain_without_figures_is_reported() throws IOException {
        try (FakeDataService service = FakeDataService.start()) {
            service.list("/v2/chains/1/metrics/avgTps", "results");

            String[] args = {"--metrics", service.url(), "--chain", "1"};
            assertThat(GoldenFiles.printed(out -> ChainMetrics.run(args, out))).isEqualTo("chain 1 has no figures\n");
        }
    }
}
