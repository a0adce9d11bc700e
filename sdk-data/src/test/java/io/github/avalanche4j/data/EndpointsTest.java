package io.github.avalanche4j.data;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.net.URLDecoder;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The request and the decoded response of every endpoint. */
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
    void the_request_is_the_one_written_down_and_every_leaf_of_the_response_is_there(Fixture fixture)
            throws JsonProcessingException {
        SERVICE.clearReceived();
        fixture.respondWith(SERVICE, fixture.response());

        Object value = Requests.send(DATA, SERVICE, fixture.name());

        ReceivedRequest sent = SERVICE.received().get(0);
        assertThat(SERVICE.receivedCount()).isEqualTo(1);
        assertThat(sent.method() + " " + decoded(sent.path()))
                .isEqualTo(fixture.verb() + " " + decoded(fixture.target()));
        if (!fixture.sent().isEmpty()) {
            assertThat(Fixture.JSON.readTree(sent.body())).isEqualTo(Fixture.JSON.readTree(fixture.sent()));
        }
        assertThat(value == Done.DONE ? Map.of() : Leaves.of(value)).isEqualTo(fixture.expected());
    }

    private static String decoded(String target) {
        return URLDecoder.decode(target, UTF_8);
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void values_are_written_as_json_and_read_back_equal(Fixture fixture) {
        fixture.respondWith(SERVICE, fixture.response());
        Object value = Requests.send(DATA, SERVICE, fixture.name());

        if (value == Done.DONE) {
            return; // there is nothing to write
        }
        List<?> values =
                value instanceof Page<?> page ? page.items() : value instanceof List<?> list ? list : List.of(value);
        assertThat(values).isNotEmpty().allSatisfy(each -> {
            Class<?> type = Leaves.isValueType(each.getClass()) ? Leaves.typeOf(each.getClass()) : each.getClass();
            Object again = Json.read(type, Json.write(each));
            assertThat(again).isEqualTo(each).hasSameHashCodeAs(each).hasToString(each.toString());
        });
    }
}
