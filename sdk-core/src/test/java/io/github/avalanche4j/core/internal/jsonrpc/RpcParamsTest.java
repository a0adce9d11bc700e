package io.github.avalanche4j.core.internal.jsonrpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.NodeAndClient;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A user's own parameters, in calls of methods that this library does not have. */
class RpcParamsTest extends NodeAndClient {
    @Test
    void later_changes_do_not_reach_the_call() {
        node.onCustom("test.other").respond("1").always();
        List<Object> list = new ArrayList<>(List.of("a"));
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("list", list);
        params.put("none", null);
        Call<JsonTree> call = client.channel().custom("test.other", JsonTree.class, params);
        list.add("b");
        params.put("more", true);
        call.execute();
        assertThat(node.received().get(0).body()).contains("\"params\":{\"list\":[\"a\"],\"none\":null}");
    }

    @Test
    void texts_numbers_booleans_lists_maps_and_values_of_this_library_are_taken() {
        node.onCustom("test.other").respond("1");
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("a", List.of(1, 2L, 1.5, new BigInteger("18446744073709551616"), true, "x"));
        params.put("b", Map.of("c", Bytes.fromHex("0x01")));
        params.put("d", UInt64.parse("18446744073709551615"));
        client.channel().custom("test.other", JsonTree.class, params).execute();
        assertThat(node.received().get(0).body())
                .contains("{\"a\":[1,2,1.5,18446744073709551616,true,\"x\"],\"b\":{\"c\":\"0x01\"},"
                        + "\"d\":\"18446744073709551615\"}");
    }

    record Window(LocalDate from, Optional<Instant> to, List<Bytes> data) {}

    /** A mutable bean, which the caller changes later. */
    public static final class Bean {
        private String name = "a";

        public String getName() {
            return name;
        }
    }

    /** A bean that cannot be written. */
    public static final class Broken {
        public String getName() {
            throw new IllegalStateException("no name");
        }
    }

    @Test
    void times_records_and_beans_are_taken_as_they_are_when_the_call_is_made() {
        node.onCustom("test.other").respond("1");
        Bean bean = new Bean();
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("a", Instant.parse("2026-11-21T12:00:00.5Z"));
        params.put("b", List.of(LocalDate.of(2026, 11, 21), Duration.ofMillis(1500)));
        params.put("c", new Window(LocalDate.EPOCH, Optional.of(Instant.EPOCH), List.of(Bytes.fromHex("0x01"))));
        params.put("d", new Window(LocalDate.EPOCH, Optional.empty(), List.of()));
        params.put("e", bean);
        params.put("f", new int[] {1, 2});
        Call<JsonTree> call = client.channel().custom("test.other", JsonTree.class, params);
        bean.name = "b";
        call.execute();
        assertThat(node.received().get(0).body())
                .contains("{\"a\":\"2026-11-21T12:00:00.500Z\",\"b\":[\"2026-11-21\",\"PT1.5S\"],"
                        + "\"c\":{\"from\":\"1970-01-01\",\"to\":\"1970-01-01T00:00:00Z\",\"data\":[\"0x01\"]},"
                        + "\"d\":{\"from\":\"1970-01-01\",\"data\":[]},\"e\":{\"name\":\"a\"},\"f\":[1,2]}");
    }

    private static Stream<Map<?, ?>> refused() {
        return Stream.of(
                Map.of("a", Thread.currentThread()),
                Map.of("a", new byte[] {1}),
                Map.of("a", new Broken()),
                Map.of("a", List.of(Map.of("b", new Object()))),
                Map.of("a", Double.NaN),
                Map.of(1, "a"),
                Collections.singletonMap(null, "a"));
    }

    @ParameterizedTest
    @MethodSource("refused")
    @SuppressWarnings("unchecked") // what a raw map may hold is the point
    void anything_else_is_refused_where_it_is_given_and_nothing_is_sent(Map<?, ?> params) {
        assertThatThrownBy(() ->
                        client.channel().custom("test.other", JsonTree.class, (Map<String, Object>) (Map<?, ?>) params))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageStartingWith("params")
                .hasMessageEndingWith("nothing was sent");
        assertThat(node.receivedCount()).isZero();
    }
}
