package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.OpenEnum;
import io.github.avalanche4j.data.Sites.Site;
import io.github.avalanche4j.testing.FakeDataService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every change that a service may make at any time, one at a time, at every place of a sample. */
class DriftTest {
    private static final String NEW = "somethingNew";
    private static final List<String> UNKNOWN =
            List.of("null", "7", "\"a\"", "[{\"value\":[1,{}]}]", "{\"timestamp\":{}}");
    private static final List<String> NOT_AN_OBJECT = List.of("\"none\"", "[]", "7", "true");
    private static final FakeDataService SERVICE = FakeDataService.start();
    private static final DataClient DATA = Requests.client(SERVICE);
    private static final AtomicInteger COUNT = new AtomicInteger();

    /** A change of a response, and of the leaves that it then has. */
    private interface Change {
        void make(ObjectNode response, Sites sites, Map<String, String> leaves);
    }

    @AfterAll
    static void close() {
        System.out.println(COUNT + " drifted responses of " + fixtures().size() + " samples");
        DATA.close();
        SERVICE.close();
    }

    /** One sample of five, and with {@code -Plong} every one. */
    static List<Fixture> fixtures() {
        List<Fixture> all = Fixture.withBody();
        int step = Boolean.getBoolean("long") ? 1 : 5;
        return IntStream.range(0, (all.size() + step - 1) / step)
                .mapToObj(i -> all.get(step * i))
                .toList();
    }

    private static Object value(Fixture fixture, JsonNode response) {
        SERVICE.clearScripts();
        SERVICE.clearReceived();
        fixture.respondWith(SERVICE, response);
        COUNT.incrementAndGet();
        return Requests.send(DATA, SERVICE, fixture.name());
    }

    private static void assertRead(Fixture fixture, Object known, String what, Change change) {
        ObjectNode response = fixture.response().deepCopy();
        Map<String, String> leaves = new TreeMap<>(fixture.expected());
        change.make(response, Sites.of(response, known), leaves);

        assertThat(Leaves.of(value(fixture, response)))
                .as("%s, %s in %s", fixture, what, response)
                .isEqualTo(leaves);
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void optional_fields_are_null_or_missing(Fixture fixture) {
        Object known = value(fixture, fixture.response());
        List<Site> sites = Sites.of(fixture.response(), known).all();
        for (int i = 0; i < sites.size(); i++) {
            int place = i;
            String path = sites.get(i).path();
            if (sites.get(i).optional()) {
                assertRead(fixture, known, path + " is null", (response, all, leaves) -> {
                    Site site = all.all().get(place);
                    site.parent().putNull(site.field());
                    Leaves.forget(leaves, path);
                });
                assertRead(fixture, known, path + " is missing", (response, all, leaves) -> {
                    Site site = all.all().get(place);
                    site.parent().remove(site.field());
                    Leaves.forget(leaves, path);
                });
            }
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void lists_of_texts_have_an_unknown_one(Fixture fixture) {
        Object known = value(fixture, fixture.response());
        List<Site> sites = Sites.of(fixture.response(), known).all();
        for (int i = 0; i < sites.size(); i++) {
            int place = i;
            Site found = sites.get(i);
            String path = found.path();
            if (OpenEnum.class.isAssignableFrom(found.type()) && found.value().isArray()) {
                assertRead(fixture, known, path + " has an unknown text", (response, all, leaves) -> {
                    ArrayNode array = (ArrayNode) all.all().get(place).value();
                    array.add(NEW);
                    leaves.put(path + "[" + (array.size() - 1) + "]", WireText.of(path, NEW));
                });
            }
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void numbers_are_texts_and_texts_of_digits_numbers(Fixture fixture) {
        Object known = value(fixture, fixture.response());
        List<Site> sites = Sites.of(fixture.response(), known).all();
        for (int i = 0; i < sites.size(); i++) {
            int place = i;
            if (QuantitiesTest.isNumber(sites.get(i))) {
                assertRead(fixture, known, sites.get(i).path() + " is written otherwise", (response, all, leaves) -> {
                    Site site = all.all().get(place);
                    site.parent().set(site.field(), QuantitiesTest.other(site.value()));
                });
            }
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void objects_have_more_fields_and_another_order(Fixture fixture) {
        Object known = value(fixture, fixture.response());
        int objects = Sites.of(fixture.response(), known).objects().size();
        for (int i = 0; i < objects; i++) {
            int place = i;
            assertRead(fixture, known, "object " + i + " has unknown fields", (response, all, leaves) -> {
                List<Map.Entry<String, JsonNode>> fields = fields(all.objects().get(place));
                for (String unknown : UNKNOWN) {
                    fields.add(0, Map.entry("future" + fields.size(), FixtureTestBase.json(unknown)));
                    fields.add(Map.entry("future" + fields.size(), FixtureTestBase.json(unknown)));
                }
                refill(all.objects().get(place), fields);
            });
            assertRead(fixture, known, "object " + i + " is reversed", (response, all, leaves) -> {
                List<Map.Entry<String, JsonNode>> fields = fields(all.objects().get(place));
                Collections.reverse(fields);
                refill(all.objects().get(place), fields);
            });
        }
    }

    private static List<Map.Entry<String, JsonNode>> fields(ObjectNode object) {
        List<Map.Entry<String, JsonNode>> fields = new ArrayList<>();
        object.properties().forEach(field -> fields.add(Map.entry(field.getKey(), field.getValue())));
        return fields;
    }

    private static void refill(ObjectNode object, List<Map.Entry<String, JsonNode>> fields) {
        Map<String, JsonNode> ordered = new LinkedHashMap<>();
        fields.forEach(field -> ordered.put(field.getKey(), field.getValue()));
        object.removeAll();
        object.setAll(ordered);
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void lists_have_more_elements_and_nulls_between_them(Fixture fixture) {
        Object known = value(fixture, fixture.response());
        List<Site> sites = Sites.of(fixture.response(), known).all();
        for (int i = 0; i < sites.size(); i++) {
            int place = i;
            String path = sites.get(i).path();
            if (sites.get(i).list()
                    && sites.get(i).value().isArray()
                    && !sites.get(i).value().isEmpty()) {
                assertRead(
                        fixture,
                        known,
                        path + " is longer",
                        (response, all, leaves) ->
                                lengthen((ArrayNode) all.all().get(place).value(), path, leaves));
            }
        }
        if (fixture.expected().keySet().stream().anyMatch(leaf -> leaf.startsWith("items["))) {
            assertRead(
                    fixture,
                    known,
                    "the list is longer",
                    (response, all, leaves) -> lengthen(all.items(), "items", leaves));
        }
    }

    private static void lengthen(ArrayNode array, String path, Map<String, String> leaves) {
        int last = array.size() - 1;
        String copied = path + "[" + last + "]";
        new TreeMap<>(leaves).forEach((leaf, text) -> {
            if (leaf.startsWith(copied)) {
                leaves.put(path + "[" + (last + 1) + "]" + leaf.substring(copied.length()), text);
            }
        });
        array.add(array.get(last).deepCopy());
        array.insertNull(0);
        array.insertNull(last + 1);
        array.addNull();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void a_required_field_that_is_missing_or_null_is_one_error_with_endpoint_path_and_name(Fixture fixture) {
        Object known = value(fixture, fixture.response());
        List<Site> sites = Sites.of(fixture.response(), known).all();
        for (int i = 0; i < sites.size(); i++) {
            for (boolean isNull : new boolean[] {true, false}) {
                if (sites.get(i).optional()) {
                    continue;
                }
                ObjectNode response = fixture.response().deepCopy();
                Site site = Sites.of(response, known).all().get(i);
                String path = Sites.path(response, site.parent());
                if (isNull) {
                    site.parent().putNull(site.field());
                } else {
                    site.parent().remove(site.field());
                }

                assertThatThrownBy(() -> value(fixture, response))
                        .as("%s without %s", fixture, site.path())
                        .isInstanceOfSatisfying(ResponseFormatException.class, e -> {
                            assertThat(e.path()).isEqualTo(path);
                            assertThat(e.endpoint()).endsWith(fixture.endpoint());
                        })
                        .hasMessageContainingAll(fixture.endpoint(), path)
                        // of a field with two names, the first
                        .hasMessageMatching("(?s).*without .*(" + site.field() + "|" + accessor(site) + ").*");
                assertThat(SERVICE.receivedCount()).isEqualTo(1);
            }
        }
    }

    private static String accessor(Site site) {
        return site.path().substring(site.path().lastIndexOf('.') + 1);
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void another_shape_where_an_object_is_expected_is_one_error_with_endpoint_and_path(Fixture fixture) {
        Object known = value(fixture, fixture.response());
        Sites sites = Sites.of(fixture.response(), known);
        for (ObjectNode object : sites.objects()) {
            String path = Sites.path(fixture.response(), object);
            boolean oneOrMany = sites.all().stream().anyMatch(site -> site.value() == object && site.list());
            for (String other : NOT_AN_OBJECT) {
                if (oneOrMany && other.equals("[]")) {
                    continue;
                }
                JsonNode response = Sites.with(fixture.response(), path, FixtureTestBase.json(other));

                assertThatThrownBy(() -> value(fixture, response), "%s with %s at %s", fixture, other, path)
                        .isInstanceOfSatisfying(
                                ResponseFormatException.class,
                                e -> assertThat(e.path()).isEqualTo(path))
                        .hasMessageContaining(fixture.endpoint());
            }
        }
    }
}
