package io.github.avalanche4j.data;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.Fixture;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The list of all operations of the services, {@code operations.txt}, which defines coverage. */
class OperationsFileTest {
    private static final String OTHER_SERVICE_WITH_THE_SAME_PATH = "health-check-v1";

    private static List<String[]> lines() throws IOException {
        try (InputStream in = OperationsFileTest.class.getResourceAsStream("/operations.txt")) {
            return new String(in.readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .map(line -> line.split(" "))
                    .toList();
        }
    }

    @Test
    void every_operation_is_listed_once_with_all_its_columns() throws IOException {
        Map<String, Long> statuses =
                lines().stream().collect(Collectors.groupingBy(columns -> columns[6], Collectors.counting()));

        assertThat(lines()).allSatisfy(columns -> assertThat(columns).hasSize(7));
        assertThat(lines()).extracting(columns -> columns[0]).doesNotHaveDuplicates();
        assertThat(statuses)
                .containsEntry("current", 81L + 16)
                .containsEntry("legacy", 33L)
                .containsEntry("removed", 8L)
                .containsEntry("withdrawn", 6L)
                .containsEntry("undocumented", 1L)
                .containsEntry("self-hosted", 2L);
    }

    @Test
    void the_fake_service_has_a_sample_of_every_operation() throws IOException {
        List<Fixture> fixtures = FakeDataService.fixtures().stream()
                .map(FakeDataService::fixture)
                .toList();

        for (String[] columns : lines()) {
            String path = columns[2].replaceAll("\\{\\w+}", "[^/]+");
            if (!columns[0].equals(OTHER_SERVICE_WITH_THE_SAME_PATH)) {
                assertThat(fixtures)
                        .as(columns[0])
                        .anyMatch(fixture -> fixture.operation().equals(columns[0])
                                && fixture.method().equals(columns[1])
                                && fixture.path().replaceFirst("\\?.*", "").matches(path)
                                && (columns[3].equals("-") || fixture.body().contains("\"" + columns[3] + "\":[")));
            }
        }
    }
}
