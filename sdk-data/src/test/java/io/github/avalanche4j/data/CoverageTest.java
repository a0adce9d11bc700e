package io.github.avalanche4j.data;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.paging.ListEndpoint;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What there is, held against a list written by hand; and the document that is made of it. */
class CoverageTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "endpoints-data.md");
    private static final List<String> CONSTANTS = List.of(
            "evm.EvmEndpoints",
            "network.NetworkEndpoints",
            "metrics.MetricsEndpoints",
            "aggregator.AggregatorEndpoints");

    /** A line of the list. */
    private record Line(String id, String verb, String path, String call) {}

    private static List<Line> list() throws IOException {
        try (InputStream in = CoverageTest.class.getResourceAsStream("/endpoints.txt")) {
            return new String(in.readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" ", 4))
                    .map(part -> new Line(part[0], part[1], part[2], part[3]))
                    .toList();
        }
    }

    /** All constants by id: {@link ListEndpoint} or {@link Endpoint}. */
    private static Map<String, Object> constants() throws ReflectiveOperationException {
        Map<String, Object> constants = new TreeMap<>();
        for (String name : CONSTANTS) {
            for (Field field :
                    Class.forName("io.github.avalanche4j.data." + name).getDeclaredFields()) {
                boolean endpoint =
                        Endpoint.class.isAssignableFrom(field.getType()) || field.getType() == ListEndpoint.class;
                if (Modifier.isStatic(field.getModifiers()) && endpoint) {
                    field.setAccessible(true);
                    Object constant = field.get(null);
                    constants.put(rest(constant).id(), constant);
                }
            }
        }
        return constants;
    }

    private static Endpoint.Rest<?> rest(Object constant) {
        return constant instanceof ListEndpoint<?, ?> pages ? pages.endpoint() : (Endpoint.Rest<?>) constant;
    }

    @Test
    void the_constants_are_those_of_the_list_none_more_and_none_less() throws Exception {
        List<String> written = list().stream()
                .map(line -> line.id() + " " + line.verb() + " " + line.path())
                .toList();

        assertThat(constants().values().stream()
                        .map(CoverageTest::rest)
                        .map(endpoint -> endpoint.id() + " " + endpoint.verb() + " " + endpoint.path()))
                .containsExactlyInAnyOrderElementsOf(written);
    }

    @Test
    void every_endpoint_has_a_response_whose_origin_is_named() throws Exception {
        List<Fixture> fixtures = Fixture.all();

        assertThat(fixtures).allSatisfy(fixture -> assertThat(fixture.origin()).isNotBlank());
        for (Line line : list()) {
            String path = line.path().replaceAll("\\{[A-Za-z]+}", "[^/]+");
            assertThat(fixtures.stream().filter(fixture -> fixture.endpoint().equals(line.id())))
                    .as(line.id())
                    .isNotEmpty()
                    .allSatisfy(fixture -> assertThat(fixture.path()).matches(path))
                    .allSatisfy(fixture -> assertThat(fixture.verb()).isEqualTo(line.verb()));
        }
    }

    @Test
    void every_fixture_is_used() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src", "test", "resources", "fixtures"))) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".json", "")))
                    .containsExactlyInAnyOrderElementsOf(Fixture.NAMES);
        }
    }

    @Test
    void the_document_is_up_to_date() throws Exception {
        String document = document();
        if ("write".equals(System.getProperty("docs"))) {
            Files.createDirectories(DOCUMENT.getParent());
            Files.writeString(DOCUMENT, document);
        }

        assertThat(Files.readString(DOCUMENT)).isEqualTo(document);
    }

    private static String document() throws Exception {
        Map<String, Object> constants = constants();
        List<String> rows = new ArrayList<>();
        for (Line line : list()) {
            Object constant = constants.get(line.id());
            rows.add(Stream.of(
                            "`" + line.verb() + " " + line.path() + "`",
                            "`" + line.call() + "`",
                            pageSize(constant),
                            repeated(rest(constant)),
                            key(line.id()))
                    .collect(Collectors.joining(" | ", "| ", " |")));
        }
        return """
                # Endpoints of the hosted services

                Generated from the endpoint constants by `CoverageTest`; run the tests with `-Ddocs=write` after a change.

                A list is fetched page by page while it is walked, each page as large as the endpoint allows.

                | Endpoint | Call | Page size | Repeated | Key |
                |---|---|---|---|---|
                """ + String.join("\n", rows) + "\n";
    }

    private static String pageSize(Object constant) {
        if (!(constant instanceof ListEndpoint<?, ?> pages)) {
            return "no list";
        }
        return pages.largest() == ListEndpoint.NO_PAGE_SIZE ? "the service decides" : "1 to " + pages.largest();
    }

    private static String repeated(Endpoint.Rest<?> endpoint) throws ReflectiveOperationException {
        boolean healing = endpoint.verb().equals("POST") && endpoint.id().startsWith("aggregator.");
        return healing
                ? "after "
                        + healing().delays().stream()
                                .map(delay -> Long.toString(delay.toSeconds()))
                                .collect(Collectors.joining(", "))
                        + " s"
                : "after a failure, twice";
    }

    private static BackoffSchedule healing() throws ReflectiveOperationException {
        Field schedule = Class.forName("io.github.avalanche4j.data.aggregator.AggregatorEndpoints")
                .getDeclaredField("HEALING");
        schedule.setAccessible(true);
        return (BackoffSchedule) schedule.get(null);
    }

    private static String key(String id) {
        if (id.startsWith("metrics.")) {
            return "never";
        }
        return id.equals("aggregator.selfHosted") ? "only if its options hold one" : "if set";
    }
}
