package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.OpenEnum;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.Sites.Site;
import io.github.avalanche4j.testing.FakeDataService;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * An unknown text in the place of each text and each number of every sample. It is kept and changes nothing else; in
 * place of a number, time or bytes it is one error, which names the place. Each place of an operation is tried once, in
 * the first sample that has it.
 */
class UnknownTextsTest {
    private static final String NEW = "somethingNew";

    /** Leaves that must have their form: numbers, times and bytes. */
    private static final Set<Class<?>> STRICT = Set.of(
            int.class,
            Integer.class,
            long.class,
            Long.class,
            UInt64.class,
            NAvax.class,
            BigInteger.class,
            BigDecimal.class,
            Instant.class,
            Duration.class,
            Bytes.class);

    private static final FakeDataService SERVICE = FakeDataService.start();
    private static final DataClient DATA = Requests.client(SERVICE);
    private static final Set<String> SEEN = ConcurrentHashMap.newKeySet();
    private static final AtomicInteger KEPT = new AtomicInteger();
    private static final AtomicInteger ENUMS = new AtomicInteger();
    private static final AtomicInteger REFUSED = new AtomicInteger();

    @AfterAll
    static void close() {
        System.out.println(KEPT + " unknown texts kept, " + ENUMS + " of them of enums, " + REFUSED
                + " refused in place of numbers, times or bytes");
        DATA.close();
        SERVICE.close();
    }

    static List<Fixture> fixtures() {
        return Fixture.withBody();
    }

    private static Object read(Fixture fixture, ObjectNode response) {
        SERVICE.clearScripts();
        SERVICE.clearReceived();
        fixture.respondWith(SERVICE, response);
        try {
            return Requests.send(DATA, SERVICE, fixture.name());
        } catch (ResponseFormatException e) {
            return e;
        } finally {
            assertThat(SERVICE.receivedCount()).as(fixture.name()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void an_unknown_text_is_kept_or_reported_with_its_place(Fixture fixture) {
        Object known = read(fixture, fixture.response());
        List<Site> sites = Sites.of(fixture.response(), known).all();
        for (int i = 0; i < sites.size(); i++) {
            if (!SEEN.add(fixture.endpoint() + sites.get(i).path().replaceAll("\\[\\d+]", "[#]"))) {
                continue;
            }
            ObjectNode response = fixture.response().deepCopy();
            Site site = Sites.of(response, known).all().get(i);
            if (site.value().isTextual() || site.value().isNumber()) {
                String path = Sites.path(response, site.parent()) + "." + site.field();
                site.parent().put(site.field(), NEW);
                Object read = read(fixture, response);
                if (read instanceof ResponseFormatException e) {
                    isRefused(fixture, site, path, e);
                } else {
                    isKept(fixture, site, read);
                }
            }
        }
    }

    private static void isRefused(Fixture fixture, Site site, String path, ResponseFormatException e) {
        assertThat(site.type()).as("%s: %s", fixture, e.getMessage()).isIn(STRICT);
        assertThat(e.path()).as("%s: %s", fixture, site.path()).isEqualTo(path);
        assertThat(e.endpoint()).endsWith(fixture.endpoint());
        assertThat(e).hasMessageContainingAll(fixture.endpoint(), path);
        REFUSED.incrementAndGet();
    }

    private static void isKept(Fixture fixture, Site site, Object read) {
        Map<String, String> leaves = new TreeMap<>(fixture.expected());
        leaves.put(site.list() ? site.path() + "[0]" : site.path(), NEW); // one text may be sent instead of a list
        assertThat(read == Done.DONE ? Map.of() : Leaves.of(read))
                .as("%s: %s is unknown", fixture, site.path())
                .isEqualTo(leaves);
        KEPT.incrementAndGet();
        if (OpenEnum.class.isAssignableFrom(site.type())) {
            ENUMS.incrementAndGet();
        }
    }
}
