package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.testing.FakeDataService;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every endpoint: what it sends, and what it makes of the response. */
class EndpointsTest {
    private static final FakeDataService SERVICE = FakeDataService.start();
    private static final DataClient DATA = Requests.client(SERVICE);

    @AfterAll
    static void close() {
        DATA.close();
        SERVICE.close();
    }

    static List<Fixture> fixtures() {
        return Fixture.all();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void the_request_is_the_one_written_down_and_every_leaf_of_the_response_is_there(Fixture fixture) {
        SERVICE.clearReceived();
        fixture.respondWith(SERVICE, fixture.response());

        Object value = Requests.send(DATA, SERVICE, fixture.name());

        assertThat(SERVICE.received())
                .extracting(request -> request.method() + " " + request.path())
                .containsExactly(fixture.request());
        assertThat(Leaves.of(value)).isEqualTo(fixture.expected());
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void values_are_written_as_json_and_read_back_equal(Fixture fixture) {
        fixture.respondWith(SERVICE, fixture.response());
        Object value = Requests.send(DATA, SERVICE, fixture.name());

        List<?> values = value instanceof Page<?> page ? page.items() : List.of(value);
        assertThat(values).isNotEmpty().allSatisfy(each -> {
            Class<?> type = Leaves.typeOf(each.getClass());
            Object again = Json.read(type, Json.write(each));
            assertThat(again).isEqualTo(each).hasSameHashCodeAs(each).hasToString(each.toString());
        });
    }
}
