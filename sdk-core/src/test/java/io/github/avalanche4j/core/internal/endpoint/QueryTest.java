package io.github.avalanche4j.core.internal.endpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class QueryTest {
    private static @Nullable String of(@Nullable Object request) {
        return Query.add(HttpUrl.get("http://service.test/list"), request).encodedQuery();
    }

    @Test
    void without_a_request_there_is_no_query() {
        assertThat(of(null)).isNull();
        assertThat(of(Map.of())).isNull();
    }

    @Test
    void fields_have_an_order_of_their_own() {
        Map<String, Object> request = new LinkedHashMap<>();
        request.put("pageSize", 10);
        request.put("descending", true);
        request.put("amount", new BigInteger("18446744073709551615"));

        assertThat(of(request)).isEqualTo("amount=18446744073709551615&descending=true&pageSize=10");
    }

    @Test
    void absent_and_empty_fields_are_not_sent() {
        Map<String, @Nullable Object> request = new LinkedHashMap<>();
        request.put("a", null);
        request.put("b", Optional.empty());
        request.put("c", "");
        request.put("d", List.of());
        request.put("e", Optional.of("x"));

        assertThat(of(request)).isEqualTo("e=x");
    }

    @Test
    void an_object_is_no_parameter_and_is_refused() {
        for (Object value : List.of(Map.of("b", 1), List.of(Map.of("b", 1)), List.of(List.of(1)))) {
            assertThatThrownBy(() -> of(Map.of("a", value)))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageStartingWith("a must be a value or a list of values");
        }
    }

    @Test
    void an_array_is_a_parameter_for_each_of_its_elements() {
        assertThat(of(Map.of("ids", Arrays.asList("a", "b&c", "d")))).isEqualTo("ids=a&ids=b%26c&ids=d");
    }
}
