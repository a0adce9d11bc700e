package io.github.avalanche4j.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.avalanche4j.core.internal.paging.FetchedPage;
import io.github.avalanche4j.core.internal.paging.PageJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.core.values.Point;
import io.github.avalanche4j.core.values.Required;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values written as JSON and read back, alone and in lists, maps and pages; and texts that are refused. */
class JsonTest {
    private static final Point POINT = Json.read(Point.class, "{\"x\":1,\"y\":2}");
    private static final Position HERE =
            new Position("data.blocks", "0123abcd", "t0", 0, 2, Instant.parse("2026-01-01T00:00:00Z"));
    private static final Position NEXT =
            new Position("data.blocks", "0123abcd", "t1", 0, 2, Instant.parse("2026-01-01T00:00:01Z"));
    private static final Headers HEADERS = Headers.of(Map.of("x-request-id", List.of("7")));

    @Test
    void a_list_is_an_array_and_nulls_in_it_are_left_out_when_it_is_read() {
        assertThat(Json.write(List.of(POINT, POINT))).isEqualTo("[{\"x\":1,\"y\":2},{\"x\":1,\"y\":2}]");
        assertThat(Json.readList(Point.class, "[{\"x\":1,\"y\":2},null]")).containsExactly(POINT);
        assertThat(Json.readList(Point.class, Json.write(Arrays.asList(POINT, null))))
                .containsExactly(POINT);
        assertThat(Json.readList(UInt64.class, "[\"1\",2]")).containsExactly(UInt64.of(1), UInt64.of(2));
        assertThat(Json.readList(Point.class, "[]")).isEmpty();
        assertThatThrownBy(() -> Json.readList(Point.class, "[]").add(POINT))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void an_element_that_cannot_be_read_is_named_by_its_path() {
        assertThatThrownBy(() -> Json.readList(Point.class, "[{\"x\":1,\"y\":2},{\"x\":1}]"))
                .isInstanceOfSatisfying(
                        ResponseFormatException.class, e -> assertThat(e.path()).isEqualTo("$[1]"))
                .hasMessageContaining("without y");
        assertThatThrownBy(() -> Json.readList(Point.class, "{}")).hasMessageContaining("not a list");
        assertThatThrownBy(() -> Json.readMap(String.class, Point.class, "{\"a\":{\"x\":\"z\",\"y\":1}}"))
                .isInstanceOfSatisfying(
                        ResponseFormatException.class, e -> assertThat(e.path()).isEqualTo("$.a.x"));
        assertThatThrownBy(() -> Json.readMap(String.class, Point.class, "[]")).hasMessageContaining("not an object");
    }

    @ParameterizedTest
    @ValueSource(classes = {JsonTree.class, BigDecimal.class})
    void a_number_whose_exponent_is_too_long_is_named_by_its_path(Class<?> type) {
        assertThatThrownBy(() -> Json.readList(type, "[1, 1e99999999999]"))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("a number whose exponent is too long at $[1]");
    }

    @Test
    void a_map_is_an_object_whose_keys_may_be_ids() {
        Map<Id, Point> byId = new LinkedHashMap<>();
        byId.put(Id.EMPTY, POINT);
        assertThat(Json.write(byId)).isEqualTo("{\"" + Id.EMPTY + "\":{\"x\":1,\"y\":2}}");
        assertThat(Json.readMap(Id.class, Point.class, Json.write(byId))).isEqualTo(byId);
        assertThat(Json.readMap(String.class, UInt64.class, "{\"b\":\"1\",\"a\":2,\"n\":null}"))
                .containsExactly(Map.entry("b", UInt64.of(1)), Map.entry("a", UInt64.of(2)));
    }

    @Test
    void null_is_an_absence_where_one_may_be() {
        assertThat(Json.write(Optional.of(POINT))).isEqualTo("{\"x\":1,\"y\":2}");
        assertThat(Json.write(Optional.empty())).isEqualTo("null");
        assertThat(Json.readOptional(Point.class, "null")).isEmpty();
        assertThat(Json.readOptional(Point.class, Json.write(POINT))).contains(POINT);
        assertThatThrownBy(() -> Json.read(Point.class, "null")).hasMessageContaining("null where a value is required");
    }

    @Test
    void integers_of_64_bits_and_more_are_texts_times_are_iso_8601_and_bytes_are_hex() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("int", 1);
        all.put("long", 2L);
        all.put("integer", BigInteger.TWO.pow(70));
        all.put("unsigned", UInt64.parse("18446744073709551615"));
        all.put("decimal", new BigDecimal("1.50"));
        all.put("time", Instant.parse("2026-01-01T00:00:00.5Z"));
        all.put("bytes", Bytes.fromHex("0A"));
        all.put("yes", true);
        all.put("none", null);
        assertThat(Json.write(all))
                .isEqualTo("{\"int\":1,\"long\":\"2\",\"integer\":\"1180591620717411303424\","
                        + "\"unsigned\":\"18446744073709551615\",\"decimal\":1.50,"
                        + "\"time\":\"2026-01-01T00:00:00.500Z\",\"bytes\":\"0x0a\",\"yes\":true,\"none\":null}");
        assertThat(Json.readList(Long.class, Json.write(List.of(5L)))).containsExactly(5L);
    }

    @Test
    void a_position_is_one_text_everywhere() {
        String text = "p1:data.blocks:0123abcd:1767225600:0:2:dDA";
        assertThat(HERE).hasToString(text);
        assertThat(Json.write(HERE)).isEqualTo('"' + text + '"');
        assertThat(Json.read(Position.class, Json.write(HERE))).isEqualTo(HERE);
        assertThat(Json.write(Map.of("at", List.of(HERE)))).isEqualTo("{\"at\":[\"" + text + "\"]}");
        assertThatThrownBy(() -> Json.read(Position.class, "\"p0:x\""))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("a text from Position.toString()");
    }

    @Test
    void a_page_is_its_items_and_where_it_and_the_next_one_begin() {
        Page<Point> page = FetchedPage.of(List.of(POINT), HERE, Optional.of(NEXT), HEADERS);
        String text = "{\"items\":[{\"x\":1,\"y\":2}],\"position\":\"" + HERE + "\",\"next\":\"" + NEXT + "\"}";
        assertThat(Json.write(page)).isEqualTo(text);
        Page<Point> again = Json.readPage(Point.class, text);
        assertThat(again).isEqualTo(page).hasSameHashCodeAs(page);
        assertThat(again.headers()).isEqualTo(Headers.of(Map.of()));
        Page<Point> last = FetchedPage.of(List.of(), HERE, Optional.empty(), HEADERS);
        assertThat(Json.readPage(Point.class, Json.write(last))).isEqualTo(last).isNotEqualTo(page);
        assertThat(last).doesNotHaveSameHashCodeAs(page);
        assertThat(Json.write(List.of(page, page))).isEqualTo("[" + text + "," + text + "]");
    }

    @Test
    void a_page_with_a_summary_keeps_it() {
        SummaryPage<UInt64, Point> page =
                new FetchedPage<>(List.of(UInt64.of(7)), HERE, Optional.empty(), HEADERS, POINT);
        String text = "{\"items\":[\"7\"],\"position\":\"" + HERE + "\",\"summary\":{\"x\":1,\"y\":2}}";
        assertThat(Json.write(page)).isEqualTo(text);
        assertThat(Json.readPage(UInt64.class, Point.class, text)).isEqualTo(page);
        assertThat(Json.readPage(UInt64.class, text).items()).containsExactly(UInt64.of(7));
        assertThatThrownBy(
                        () -> Json.readPage(UInt64.class, Point.class, "{\"items\":[],\"position\":\"" + HERE + "\"}"))
                .hasMessageContaining("without its items, its position or its summary");
        assertThatThrownBy(() -> Json.readPage(UInt64.class, "[]")).hasMessageContaining("not an object");
    }

    @Test
    void a_page_that_another_library_read_is_the_same() {
        Page<UInt64> page = PageJson.page(List.of(UInt64.of(7)), HERE, NEXT, null);
        assertThat(page).isEqualTo(FetchedPage.of(List.of(UInt64.of(7)), HERE, Optional.of(NEXT), HEADERS));
        assertThat(PageJson.page(List.of(UInt64.of(7)), HERE, null, POINT))
                .isEqualTo(new FetchedPage<>(List.of(UInt64.of(7)), HERE, Optional.empty(), HEADERS, POINT));
    }

    private record Unused(int x) {}

    static Stream<Arguments> refused() {
        return Stream.of(
                Arguments.of(
                        Call.completed(POINT).withResponse().execute(), "ApiResponse has no JSON: write its value()"),
                Arguments.of(Call.completed(POINT), "Call has no JSON: it has not been run"),
                Arguments.of(HEADERS, "Headers has no JSON: write its asMap()"),
                Arguments.of(
                        ApiKey.of("s3cret"), "ApiKey has no JSON form: write its source, or the parts that you need"),
                Arguments.of(List.of(HEADERS), "Headers has no JSON"));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void a_type_without_json_is_refused_with_a_replacement(Object value, String says) {
        assertThatThrownBy(() -> Json.write(value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(says);
    }

    @Test
    void a_type_without_json_is_not_read_either() {
        assertThatThrownBy(() -> Json.read(ApiResponse.class, "{}")).hasMessageContaining("ApiResponse has no JSON");
        assertThatThrownBy(() -> Json.read(Headers.class, "{}")).hasMessageContaining("Headers has no JSON");
        assertThatThrownBy(() -> Json.read(Page.class, "{}")).hasMessageContaining("use Json.readPage");
    }

    /** Times in a user's own type. */
    record Times(
            Instant instant,
            LocalDate date,
            LocalTime time,
            LocalDateTime local,
            OffsetDateTime offset,
            ZonedDateTime zoned,
            ZoneId zone,
            Duration duration,
            Period period,
            Year year,
            YearMonth month,
            Optional<Instant> absent,
            @JsonFormat(pattern = "dd.MM.yyyy") LocalDate written,
            Map<LocalDate, Integer> byDay) {}

    @Test
    void times_in_a_users_own_type_are_iso_8601_and_annotations_count() {
        String json = "{\"instant\":\"2026-11-21T12:00:00Z\",\"date\":\"2026-11-21\",\"time\":\"12:00:00\","
                + "\"local\":\"2026-11-21T12:00:00\",\"offset\":\"2026-11-21T12:00:00+01:00\","
                + "\"zoned\":\"2026-11-21T12:00:00+01:00\",\"zone\":\"Europe/Paris\",\"duration\":\"PT1.5S\","
                + "\"period\":\"P1D\",\"year\":\"2026\",\"month\":\"2026-11\",\"written\":\"21.11.2026\","
                + "\"byDay\":{\"2026-11-21\":1}}";

        Times times = Json.read(Times.class, json);

        assertThat(times.instant()).isEqualTo("2026-11-21T12:00:00Z");
        assertThat(times.offset()).isEqualTo(OffsetDateTime.parse("2026-11-21T12:00:00+01:00"));
        assertThat(times.absent()).isEmpty();
        assertThat(times.written()).isEqualTo(LocalDate.of(2026, 11, 21));
        assertThat(Json.write(times).replace("\"year\":2026", "\"year\":\"2026\""))
                .isEqualTo(json);
    }

    @Test
    void a_number_is_seconds_in_a_users_own_type_unless_an_annotation_names_another_unit() {
        record Numbers(
                Instant seconds,

                @JsonFormat(without = JsonFormat.Feature.READ_DATE_TIMESTAMPS_AS_NANOSECONDS)
                Instant milliseconds,

                Duration length,
                @JsonFormat(pattern = "MILLIS") Duration milliseconds2) {}

        Numbers numbers = Json.read(
                Numbers.class,
                "{\"seconds\":1700000000,\"milliseconds\":1700000000000,\"length\":90,\"milliseconds2\":1500}");

        assertThat(numbers.seconds()).isEqualTo(Instant.ofEpochSecond(1_700_000_000));
        assertThat(numbers.milliseconds()).isEqualTo(Instant.ofEpochSecond(1_700_000_000));
        assertThat(numbers.length()).isEqualTo(Duration.ofSeconds(90));
        assertThat(numbers.milliseconds2()).isEqualTo(Duration.ofMillis(1500));
        assertThatThrownBy(() -> Json.read(Numbers.class, "{\"seconds\":\"soon\"}"))
                .hasMessageContaining("$.seconds");
    }

    /** A user's own type, which Jackson's data binding reads. */
    record Mine(Point point, Map<Id, UInt64> balances, List<Required> all) {}

    @Test
    void values_inside_a_users_own_type_have_the_same_shape() {
        Mine mine = new Mine(POINT, Map.of(Id.EMPTY, UInt64.of(1)), new ArrayList<>());
        assertThat(Json.write(mine).replace(" ", ""))
                .contains("\"point\":{\"x\":1,\"y\":2}", "\"" + Id.EMPTY + "\":\"1\"");
    }
}
