package io.github.avalanche4j.core.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What generated code reads and writes, for every kind of field. */
class GeneratedAdaptersTest {
    private static final String REQUIRED = "{\"baseID\":\"b\",\"nodeID\":\"n\",\"weight\":\"7\",\"healthy\":true,"
            + "\"count\":3,\"index\":\"4\",\"amount\":\"0x10\",\"since\":\"1700000000\",\"point\":{\"x\":1,\"y\":2}}";
    private static final Id ID = Id.of(Bytes.of(new byte[32]));
    private static final String FULL = "{\"name\":\"n\",\"flag\":false,\"small\":1,\"middle\":\"2\",\"maybeSmall\":3,"
            + "\"maybeMiddle\":\"4\",\"weight\":\"5\",\"balance\":\"6\",\"price\":7.50,\"colour\":\"blue\",\"ownID\":\""
            + ID
            + "\",\"nodeID\":\"N\",\"bytes\":\"0x0102\",\"checked\":\""
            + Bytes.fromHex("0a").toCheckedHex()
            + "\",\"checkedList\":[\"" + Bytes.fromHex("0b").toCheckedHex() + "\"],\"at\":\"2026-01-02T03:04:05.006Z\","
            + "\"seconds\":\"2023-11-14T22:13:20Z\",\"milliseconds\":\"2023-11-14T22:13:20.123Z\",\"nanos\":\"PT0.5S\","
            + "\"uptime\":\"PT1M30S\",\"point\":{\"x\":1,\"y\":2},\"points\":[{\"x\":3,\"y\":4},{\"x\":5,\"y\":6}],"
            + "\"names\":[\"a\",\"b\"],\"nodes\":[\"N\"],\"byId\":{\"" + ID
            + "\":[\"8\"]},\"places\":{\"home\":{\"x\":0,\"y\":0}},"
            + "\"view\":{\"name\":\"v\",\"more\":[1.10]},\"extra\":[null,true],\"in\":\"i\",\"value\":\"v\",\"later\":{\"a\":1}}";

    private static ResponseFormatException unreadable(Class<?> type, String json) {
        ResponseFormatException e = catchThrowableOfType(ResponseFormatException.class, () -> Json.read(type, json));
        assertThat(e).as(json).isNotNull();
        return e;
    }

    @Test
    void every_kind_of_field_is_read_and_written() {
        Thing thing = Json.read(Thing.class, FULL);
        assertThat(thing.checked()).contains(Bytes.fromHex("0a"));
        assertThat(thing.checkedList()).containsExactly(Bytes.fromHex("0b"));
        assertThat(thing.maybeSmall()).hasValue(3);
        assertThat(thing.maybeMiddle()).hasValue(4);
        assertThat(thing.nanos()).contains(Duration.ofMillis(500));
        assertThat(thing.milliseconds()).contains(Instant.ofEpochMilli(1700000000123L));
        assertThat(thing.points()).hasSize(2);
        assertThat(thing.byId()).isEqualTo(Map.of(ID, List.of(UInt64.of(8))));
        assertThat(thing.places().get("home").x()).isZero();
        assertThat(thing.view()).map(View::tree).contains(JsonTree.parse("{\"name\":\"v\",\"more\":[1.10]}"));
        assertThat(thing.in()).contains("i");
        assertThat(thing.others()).isEqualTo(Map.of("later", JsonTree.parse("{\"a\":1}")));
        assertThat(Json.write(thing)).isEqualTo(FULL);
    }

    @Test
    void an_absent_or_null_value_is_empty_in_every_kind_of_field() {
        Thing empty = Json.read(Thing.class, "{}");
        assertThat(Json.read(Thing.class, allNull())).isEqualTo(empty);
        assertThat(empty.points()).isEmpty();
        assertThat(empty.places()).isEmpty();
        assertThat(empty.maybeMiddle()).isEmpty();
        assertThat(empty.others()).isEmpty();
        assertThat(Json.read(Thing.class, "{\"points\":[null],\"byId\":{\"a\":null},\"names\":[null]}"))
                .isEqualTo(empty);
    }

    private static String allNull() {
        StringBuilder json = new StringBuilder("{");
        JsonTree.parse(FULL).fields().keySet().forEach(name -> json.append("\"" + name + "\":null,"));
        return json.append("\"z\":null}").toString();
    }

    @Test
    void fields_are_read_in_any_order_and_unknown_ones_are_skipped() {
        Required expected = Json.read(Required.class, REQUIRED);
        assertThat(expected.baseId()).hasToString("b");
        assertThat(expected.nodeId()).hasToString("n");
        assertThat(expected.weight()).isEqualTo(UInt64.of(7));
        assertThat(expected.count()).isEqualTo(3);
        assertThat(expected.index()).isEqualTo(4);
        assertThat(expected.amount()).isEqualTo(BigInteger.valueOf(16));
        assertThat(expected.since()).isEqualTo("2023-11-14T22:13:20Z");
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            List<Map.Entry<String, JsonTree>> fields =
                    new ArrayList<>(JsonTree.parse(REQUIRED).fields().entrySet());
            fields.add(Map.entry("new" + i, JsonTree.parse("{\"weight\":[{\"count\":\"x\"}]}")));
            Collections.shuffle(fields, random);
            StringBuilder json = new StringBuilder("{\"first\":null");
            fields.forEach(field -> json.append(",\"" + field.getKey() + "\":" + field.getValue()));
            assertThat(Json.read(Required.class, json.append('}').toString())).isEqualTo(expected);
        }
    }

    @Test
    void the_last_value_of_a_repeated_field_counts() {
        Thing thing =
                Json.read(Thing.class, "{\"name\":\"a\",\"points\":[{\"x\":1,\"y\":1}],\"name\":\"b\",\"points\":[]}");
        assertThat(thing.name()).contains("b");
        assertThat(thing.points()).isEmpty();
    }

    @Test
    void a_field_is_read_by_its_other_name_too_and_an_only_element_without_its_array() {
        assertThat(Json.read(Thing.class, "{\"node-id\":\"N\"}").nodeId())
                .map(NodeId::toString)
                .contains("N");
        assertThat(Json.read(Thing.class, "{\"names\":\"a\"}").names()).containsExactly("a");
    }

    @Test
    void missing_required_fields_are_named_as_on_the_wire_with_the_path_of_their_object() {
        ResponseFormatException some = unreadable(Required.class, "{\"weight\":1,\"nodeID\":null}");
        assertThat(some.path()).isEqualTo("$");
        assertThat(some).hasMessageContaining("without baseID, nodeID, healthy, count, index, amount, since, point");
        ResponseFormatException deep = unreadable(Thing.class, "{\"points\":[{\"x\":1,\"y\":2},{\"x\":1}]}");
        assertThat(deep.path()).isEqualTo("$.points[1]");
        assertThat(deep).hasMessageContaining("without y");
        assertThat(unreadable(Thing.class, "{\"places\":{\"a b\":{}}}").path()).isEqualTo("$.places.a b");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name|true",
                "name|{}",
                "name|[]",
                "flag|\"true\"",
                "flag|1",
                "small|1.7",
                "small|1.0",
                "small|true",
                "small|2147483648",
                "small|\"\"",
                "small|\"1.5\"",
                "middle|9223372036854775808",
                "middle|1e3",
                "maybeSmall|[]",
                "maybeMiddle|\"x\"",
                "weight|-1",
                "weight|1.5",
                "weight|18446744073709551616",
                "weight|true",
                "balance|1.0",
                "balance|{\"a\":1}",
                "price|\"cheap\"",
                "price|false",
                "price|\"\"",
                "colour|true",
                "ownID|true",
                "ownID|[1]",
                "bytes|\"0x0\"",
                "bytes|\"0xzz\"",
                "bytes|5",
                "checked|\"0x0102\"",
                "checked|\"0a\"",
                "at|\"today\"",
                "at|5",
                "at|\"2026-02-30T00:00:00Z\"",
                "seconds|1.5",
                "seconds|\"x\"",
                "seconds|true",
                "nanos|\"P\"",
                "uptime|1.5",
                "point|5",
                "point|[1]",
                "points|{}",
                "points|5",
                "names|true",
                "byId|[]",
                "byId|\"a\"",
                "view|{}",
                "view|5",
            })
    void another_kind_than_the_expected_one_is_unreadable_at_its_path(String field, String json) {
        assertThat(unreadable(Thing.class, "{\"name\":\"n\",\"" + field + "\":" + json + ",\"value\":\"v\"}")
                        .path())
                .isEqualTo("$." + field);
    }

    @Test
    void a_number_is_read_as_the_text_of_its_digits() {
        Thing thing = Json.read(Thing.class, "{\"name\":5,\"names\":[\"a\",18446744073709551616],\"value\":\"v\"}");

        assertThat(thing.name()).hasValue("5");
        assertThat(thing.names()).containsExactly("a", "18446744073709551616");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"points\":[{\"x\":1,\"y\":2},{\"x\":\"z\",\"y\":1}]}|$.points[1].x",
                "{\"points\":[5]}|$.points[0]",
                "{\"byId\":{\"a\":[\"1\",\"b\"]}}|$.byId.a[1]",
                "{\"checkedList\":[\"0x00\"]}|$.checkedList[0]",
                "{\"names\":[\"a\",true]}|$.names[1]",
                "5|$",
                "[]|$",
                "\"text\"|$",
            })
    void the_path_leads_to_the_innermost_value(String json, String path) {
        assertThat(unreadable(Thing.class, json).path()).isEqualTo(path);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"name\":\"n\"", "{\"name\":", "{\"points\":[{", "{name:1}", "{\"name\":\"n\"}}", ""})
    void a_text_that_is_not_json_is_unreadable(String json) {
        unreadable(Thing.class, json);
    }

    @Test
    void a_value_that_a_view_refuses_is_unreadable_with_the_views_words() {
        assertThat(unreadable(Thing.class, "{\"view\":{}}")).hasMessageContaining("without a name");
    }
}
