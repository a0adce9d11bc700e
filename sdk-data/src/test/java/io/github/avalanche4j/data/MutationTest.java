package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.Sites.Site;
import io.github.avalanche4j.testing.FakeDataService;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Responses that differ from the known ones in what a service may change at any time. */
class MutationTest {
    private static final int PER_SAMPLE = Boolean.getBoolean("long") ? 30 : 6;
    private static final long SEED = 20_261_121;
    private static final List<String> QUANTITIES = List.of("18446744073709551615", "9007199254740993");
    private static final Set<Class<?>> NUMBERS = Set.of(
            UInt64.class, BigInteger.class, BigDecimal.class, Instant.class, Integer.class, int.class, String.class);
    // of the whole, and small by their nature: places in lists, counts of digits and signatures, codes
    private static final Set<String> SMALL = Set.of(
            "blockIndex",
            "decimals",
            "denomination",
            "groupId",
            "logIndex",
            "outputIndex",
            "responseCode",
            "status",
            "threshold",
            "txType");

    private static final FakeDataService SERVICE = FakeDataService.start();
    private static final DataClient DATA = Requests.client(SERVICE);

    private final Random random = new Random(SEED);

    @AfterAll
    static void close() {
        DATA.close();
        SERVICE.close();
    }

    private static Map<String, String> read(Fixture fixture, JsonNode response) {
        return Leaves.of(value(fixture, response));
    }

    private static Object value(Fixture fixture, JsonNode response) {
        SERVICE.clearScripts();
        fixture.respondWith(SERVICE, response);
        return Requests.send(DATA, SERVICE, fixture.name());
    }

    @Test
    void the_rest_is_read_whatever_a_service_adds_leaves_out_or_writes_differently() {
        int count = 0;
        for (Fixture fixture : Fixture.withBody()) {
            Object known = value(fixture, fixture.response());
            for (int i = 0; i < PER_SAMPLE; i++) {
                ObjectNode response = fixture.response().deepCopy();
                Map<String, String> expected = new TreeMap<>(fixture.expected());
                List<String> done = new ArrayList<>();
                for (int step = random.nextInt(4); step >= 0; step--) {
                    done.add(mutate(response, Sites.of(response, known), expected));
                }

                assertThat(read(fixture, response))
                        .as("%s, mutation %s: %s", fixture, i, done)
                        .isEqualTo(expected);
                count++;
            }
        }
        System.out.println(
                count + " mutated responses of " + Fixture.withBody().size() + " samples read (seed " + SEED + ")");
        assertThat(count).isEqualTo(PER_SAMPLE * Fixture.withBody().size());
    }

    private String mutate(ObjectNode response, Sites sites, Map<String, String> expected) {
        return switch (random.nextInt(7)) {
            case 0 -> unknownField(pick(sites.objects()));
            case 1 ->
                onSite(sites, Site::isEnum, site -> {
                    site.parent().put(site.field(), "somethingNew");
                    expected.put(site.path(), "somethingNew");
                });
            case 2 ->
                onSite(sites, Site::optional, site -> {
                    site.parent().putNull(site.field());
                    Leaves.forget(expected, site.path());
                });
            case 3 ->
                onSite(sites, Site::optional, site -> {
                    site.parent().remove(site.field());
                    Leaves.forget(expected, site.path());
                });
            case 4 ->
                onSite(sites, MutationTest::isNumber, site -> site.parent().set(site.field(), other(site.value())));
            case 5 -> onSite(sites, site -> site.value().isArray(), site -> ((ArrayNode) site.value()).addNull());
            default -> shuffle(pick(sites.objects()));
        };
    }

    private <T> T pick(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private String onSite(Sites sites, Predicate<Site> condition, Consumer<Site> action) {
        List<Site> fitting = sites.all().stream().filter(condition).toList();
        if (fitting.isEmpty()) {
            return unknownField(pick(sites.objects()));
        }
        Site site = pick(fitting);
        String before = site.value().toString();
        action.accept(site);
        return site.path() + ": " + before + " to " + site.value();
    }

    private String unknownField(ObjectNode object) {
        String name = "future" + random.nextInt(100);
        switch (random.nextInt(3)) {
            case 0 -> object.putObject(name).putArray("more").add(1).addNull();
            case 1 -> object.putNull(name);
            default -> object.put(name, random.nextLong());
        }
        return "added " + name;
    }

    private String shuffle(ObjectNode object) {
        List<Map.Entry<String, JsonNode>> fields = new ArrayList<>(object.properties());
        Map<String, JsonNode> copy = new LinkedHashMap<>();
        Collections.shuffle(fields, random);
        fields.forEach(field -> copy.put(field.getKey(), field.getValue()));
        object.removeAll();
        object.setAll(copy);
        return "order";
    }

    static boolean isNumber(Site site) {
        return !site.list()
                && NUMBERS.contains(site.type())
                && site.value().asText().matches("-?[0-9]+(\\.[0-9]+)?");
    }

    static JsonNode other(JsonNode number) {
        return number.isTextual()
                ? DecimalNode.valueOf(new BigDecimal(number.textValue()))
                : TextNode.valueOf(number.asText());
    }

    /** Collects every difference that a mutation causes. */
    @Test
    void every_typed_field_of_a_sample_is_among_those_that_are_compared() {
        for (Fixture fixture : Fixture.withBody()) {
            Object known = value(fixture, fixture.response());
            for (Site site : Sites.of(fixture.response(), known).all()) {
                if (site.list() && site.value().isEmpty()) {
                    continue; // an empty list and an absent one mean the same
                }
                assertThat(fixture.expected().keySet())
                        .as("%s, %s", fixture, site.path())
                        .anyMatch(leaf -> Leaves.isAt(leaf, site.path()));
            }
        }
    }

    @Test
    void every_quantity_is_exact_up_to_the_largest() {
        int count = 0;
        for (Fixture fixture : Fixture.withBody()) {
            Object known = value(fixture, fixture.response());
            for (String quantity : QUANTITIES) {
                for (JsonNode written :
                        List.of(TextNode.valueOf(quantity), DecimalNode.valueOf(new BigDecimal(quantity)))) {
                    ObjectNode response = fixture.response().deepCopy();
                    Map<String, String> expected = new TreeMap<>();
                    for (Site site : Sites.of(response, known).all()) {
                        if (isQuantity(site)) {
                            site.parent().set(site.field(), written);
                            expected.put(site.path(), quantity);
                        }
                    }

                    assertThat(read(fixture, response)).as(fixture.toString()).containsAllEntriesOf(expected);
                    count += expected.size();
                }
            }
        }
        System.out.println(count + " large quantities read exactly");
        assertThat(count).isGreaterThan(4000);
    }

    private static boolean isQuantity(Site site) {
        boolean time = site.type() == Instant.class;
        if (site.list() || !NUMBERS.contains(site.type()) || time || site.type() == String.class) {
            return false;
        }
        boolean small = site.type() == int.class || site.type() == Integer.class;
        assertThat(small).as("%s is small, or it is a quantity", site.path()).isEqualTo(SMALL.contains(site.field()));
        return !small;
    }
}
