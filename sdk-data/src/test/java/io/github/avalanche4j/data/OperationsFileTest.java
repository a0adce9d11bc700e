package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.Fixture;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The list of all operations of the services, which defines coverage. */
class OperationsFileTest {
    private static final String OTHER_SERVICE_WITH_THE_SAME_PATH = "health-check-v1";

    @Test
    void every_operation_is_listed() {
        Map<String, Long> statuses = Operations.all().stream()
                .collect(Collectors.groupingBy(Operations.Operation::status, Collectors.counting()));

        assertThat(statuses)
                .containsEntry("current", 81L + 16)
                .containsEntry("legacy", 33L)
                .containsEntry("removed", 8L)
                .containsEntry("withdrawn", 6L)
                .containsEntry("undocumented", 1L)
                .containsEntry("self-hosted", 2L);
    }

    @Test
    void the_fake_service_has_a_sample_of_every_operation() {
        List<Fixture> fixtures = FakeDataService.fixtures().stream()
                .map(FakeDataService::fixture)
                .toList();

        for (Operations.Operation operation : Operations.all()) {
            String path = operation.path().replaceAll("\\{\\w+}", "[^/]+");
            String items = operation.itemsField();
            if (!operation.id().equals(OTHER_SERVICE_WITH_THE_SAME_PATH)) {
                assertThat(fixtures)
                        .as(operation.id())
                        .anyMatch(fixture -> fixture.operation().equals(operation.id())
                                && fixture.method().equals(operation.verb())
                                && fixture.path().replaceFirst("\\?.*", "").matches(path)
                                && (items.equals("-") || fixture.body().contains("\"" + items + "\":[")));
            }
        }
    }
}
