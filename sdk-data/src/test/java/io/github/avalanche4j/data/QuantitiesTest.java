package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.Sites.Site;
import io.github.avalanche4j.testing.FakeDataService;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Quantities of every sample, with values that a double cannot hold. */
class QuantitiesTest {
    private static final List<String> QUANTITIES = List.of("18446744073709551615", "9007199254740993");
    private static final Set<Class<?>> NUMBERS = Set.of(
            UInt64.class,
            NAvax.class,
            BigInteger.class,
            BigDecimal.class,
            Instant.class,
            Integer.class,
            int.class,
            String.class);
    // whole numbers that are always small: places in lists, counts of digits and signatures, codes
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
        assertThat(count).isGreaterThan(3500);
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
