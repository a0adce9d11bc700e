package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.http.ClientSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The guide's table of defaults matches the options. */
class DefaultsTest {
    private static final Pattern ROW = Pattern.compile("(?m)^\\| [^|]+ \\| ([^|]+) \\| `(\\w+)` \\|$");

    @Test
    void the_defaults_of_the_guide_are_those_of_the_options() {
        String guide = DocumentationTest.read(Path.of("..", "docs", "guide", "calls.md"));
        Map<String, String> rows = ROW.matcher(guide)
                .results()
                .collect(Collectors.toMap((MatchResult row) -> row.group(2), row -> row.group(1)));
        ClientSettings options = ClientSettings.defaults();

        assertThat(rows)
                .hasEntrySatisfying("timeout", text -> assertThat(text).startsWith(seconds(options.timeout())))
                .hasEntrySatisfying(
                        "attemptTimeout", text -> assertThat(text).startsWith(seconds(options.attemptTimeout())))
                .hasEntrySatisfying(
                        "connectTimeout", text -> assertThat(text).startsWith(seconds(options.connectTimeout())))
                .hasEntrySatisfying("retries", text -> assertThat(text).startsWith(options.retries() + ","))
                .hasEntrySatisfying(
                        "maxConcurrency",
                        text -> assertThat(text).startsWith(Integer.toString(options.maxConcurrency())))
                .hasEntrySatisfying(
                        "maxResponseBytes",
                        text -> assertThat(text).startsWith((options.maxResponseBytes() >> 20) + " MiB"))
                .hasSize(6);
    }

    private static String seconds(Duration length) {
        return length.toSeconds() + " s";
    }
}
