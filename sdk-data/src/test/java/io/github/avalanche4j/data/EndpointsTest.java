package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every endpoint: what it sends, and what it makes of the answer. */
class EndpointsTest {
    static List<Fixture> fixtures() {
        return Fixture.all();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void theRequestIsTheOneWrittenDownAndEveryLeafOfTheAnswerIsThere(Fixture fixture) {
        try (FakeDataService service = FakeDataService.start();
                DataClient data = Requests.client(service)) {
            fixture.answer(service, fixture.answer());

            Object value = Requests.send(data, service, fixture.name());

            ReceivedRequest request = service.takeReceived(Duration.ofSeconds(5));
            assertThat(request.method() + " " + request.path()).isEqualTo(fixture.request());
            assertThat(Leaves.of(value)).isEqualTo(fixture.expected());
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void valuesAreWrittenAsJsonAndReadBackEqual(Fixture fixture) {
        try (FakeDataService service = FakeDataService.start();
                DataClient data = Requests.client(service)) {
            fixture.answer(service, fixture.answer());
            Object value = Requests.send(data, service, fixture.name());

            List<?> values = value instanceof Page<?> page ? page.items() : List.of(value);
            assertThat(values).isNotEmpty().allSatisfy(each -> {
                Class<?> type = Leaves.typeOf(each.getClass());
                Object again = Json.read(type, Json.write(each));
                assertThat(again).isEqualTo(each).hasSameHashCodeAs(each).hasToString(each.toString());
            });
        }
    }
}
