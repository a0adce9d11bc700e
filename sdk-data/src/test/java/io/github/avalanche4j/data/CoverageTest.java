package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.internal.rest.PageSizes;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import io.github.avalanche4j.data.Operations.Operation;
import io.github.avalanche4j.testing.FakeDataService;
import java.io.IOException;
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

/** The endpoint constants, the list of operations and the document that is generated from both agree. */
class CoverageTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "endpoints-data.md");
    private static final Map<String, Object> CONSTANTS = constants();

    /** All constants by the operation: {@link ListEndpoint} or {@link Endpoint}. */
    private static Map<String, Object> constants() {
        Map<String, Object> constants = new TreeMap<>();
        for (JavaClass type : new ClassFileImporter().importPackages("io.github.avalanche4j.data")) {
            for (Field field :
                    type.getSimpleName().endsWith("Endpoints") ? type.reflect().getDeclaredFields() : new Field[0]) {
                Object value = Modifier.isStatic(field.getModifiers()) ? get(field, null) : "";
                // those whose type depends on the chain are parts of a record
                boolean parts = value.getClass().getName().endsWith("Endpoints$Typed");
                for (Object each : parts ? parts(value) : List.of(value)) {
                    if (each instanceof Endpoint || each instanceof ListEndpoint) {
                        String id = rest(each).id();
                        constants.putIfAbsent(id.substring(id.indexOf('.') + 1), each);
                    }
                }
            }
        }
        return constants;
    }

    private static List<Object> parts(Object record) {
        return Stream.of(record.getClass().getDeclaredFields())
                .map(field -> get(field, record))
                .toList();
    }

    private static Object get(Field field, Object owner) {
        field.setAccessible(true);
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static Endpoint.Rest<?> rest(Object constant) {
        return constant instanceof ListEndpoint<?, ?> pages ? pages.endpoint() : (Endpoint.Rest<?>) constant;
    }

    @Test
    void a_fake_knows_every_operation_by_the_name_of_its_constant_and_by_verb_and_path() {
        try (FakeDataService service = FakeDataService.start()) {
            CONSTANTS.forEach((id, constant) -> {
                Endpoint.Rest<?> endpoint = rest(constant);
                assertThat(service.receivedCount(endpoint.id())).isZero();
                assertThat(service.on(endpoint.verb() + " " + endpoint.path())).hasToString("Script[" + id + "]");
            });
        }
    }

    @Test
    void every_constant_is_an_operation_of_the_list_and_has_its_verb_path_items_page_sizes_and_units() {
        CONSTANTS.forEach((id, constant) -> {
            Operation operation = Operations.of(id);
            Endpoint.Rest<?> endpoint = rest(constant);
            assertThat(operation.hasMethod()).as(id + " stands in calls.txt").isTrue();
            assertThat(endpoint.verb() + " " + endpoint.path())
                    .as(id)
                    .isEqualTo(operation.verb() + " " + operation.path());
            assertThat(endpoint.units())
                    .as(id)
                    .isEqualTo(operation.units().equals("-") ? 0 : Integer.parseInt(operation.units()));
            if (constant instanceof ListEndpoint<?, ?> list) {
                assertThat(list.decoder().field()).as(id).isEqualTo(operation.itemsField());
                assertThat(list.pageSizes()).as(id).isEqualTo(pageSizes(operation.pageSizes()));
            }
        });
    }

    private static PageSizes pageSizes(String text) {
        if (text.equals("-")) {
            return PageSizes.FIXED;
        }
        String[] ends = text.split("-");
        return new PageSizes(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]));
    }

    @Test
    void every_operation_that_has_a_method_has_a_constant_and_a_fixture_whose_origin_is_named() {
        List<Fixture> fixtures = Fixture.all();

        assertThat(fixtures).allSatisfy(fixture -> assertThat(fixture.origin()).isNotBlank());
        for (Operation operation : Operations.all()) {
            if (operation.hasMethod() && !Requests.SECRET.contains(operation.id())) {
                String path = operation.path().replaceAll("\\{\\w+}", "[^/]+");
                assertThat(CONSTANTS).containsKey(operation.id());
                assertThat(fixtures)
                        .as(operation.id())
                        .anyMatch(fixture -> fixture.verb().equals(operation.verb())
                                && fixture.path().matches(path));
            }
        }
    }

    @Test
    void every_operation_is_listed() {
        Map<String, Long> statuses =
                Operations.all().stream().collect(Collectors.groupingBy(Operation::status, Collectors.counting()));

        assertThat(statuses)
                .containsEntry("current", 81L + 16)
                .containsEntry("legacy", 33L)
                .containsEntry("removed", 8L)
                .containsEntry("withdrawn", 6L)
                .containsEntry("undocumented", 1L)
                .containsEntry("self-hosted", 2L);
    }

    @Test
    void only_operations_that_are_no_longer_documented_have_no_method() {
        assertThat(Operations.all())
                .filteredOn(operation -> !operation.hasMethod())
                .extracting(Operation::status)
                .containsOnly("legacy", "removed", "withdrawn");
        assertThat(CONSTANTS.keySet())
                .containsAll(Operations.all().stream()
                        .filter(Operation::hasMethod)
                        .map(Operation::id)
                        .toList());
    }

    @Test
    void every_written_fixture_is_used() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src", "test", "resources", "fixtures"))) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".json", "")))
                    .isSubsetOf(Requests.ALL);
        }
    }

    @Test
    void the_document_is_up_to_date() throws IOException {
        String document = document();
        if ("write".equals(System.getProperty("docs"))) {
            Files.createDirectories(DOCUMENT.getParent());
            Files.writeString(DOCUMENT, document);
        }

        assertThat(Files.readString(DOCUMENT)).isEqualTo(document);
    }

    private static String document() {
        List<String> rows = new ArrayList<>();
        for (Operation operation : Operations.all()) {
            Object constant = CONSTANTS.get(operation.id());
            boolean list = !operation.itemsField().equals("-");
            String generic =
                    operation.verb().equals("GET") ? list ? "`data.list(…)`" : "`data.get(…)`" : "not reachable";
            String escape = operation.escape().isEmpty() ? generic : "`" + operation.escape() + "`";
            rows.add(Stream.of(
                            "`" + operation.verb() + " " + operation.path() + "`",
                            constant == null ? escape : "`" + operation.call() + "`",
                            constant == null ? "" : ResultTypes.of(operation.call()),
                            pages(operation),
                            operation.units().equals("-") ? "not documented" : operation.units(),
                            constant == null ? "" : repeated(rest(constant)),
                            key(operation.id()),
                            operation.status())
                    .collect(Collectors.joining(" | ", "| ", " |")));
        }
        return """
            # Operations of the hosted services

            Generated from the endpoint constants and the list of operations by `CoverageTest`; run the tests
            with `-Ddocs=write` after a change.

            A list is fetched page by page as it is iterated, each page as large as the operation allows.
            `data.get` and `data.list` call operations without a method; `data.metrics().get`, `list` and `post`
            call those that the metrics service had. Units are the compute units that the service charges.

            | Operation | Call | Result | Page size | Units | Retried | Key | Status |
            |---|---|---|---|---|---|---|---|
            """ + String.join("\n", rows) + "\n";
    }

    private static String pages(Operation operation) {
        if (operation.itemsField().equals("-")) {
            return "no list";
        }
        return operation.pageSizes().equals("-")
                ? "the service decides"
                : operation.pageSizes().replace("-", " to ");
    }

    private static String repeated(Endpoint.Rest<?> endpoint) {
        if (endpoint.id().contains("ggregateSignatures") && endpoint.verb().equals("POST")) {
            return healing().delays().stream()
                    .map(delay -> Long.toString(delay.toSeconds()))
                    .collect(Collectors.joining(", ", "after ", " s"));
        }
        return endpoint.idempotent() ? "yes, twice" : "only if not sent";
    }

    private static BackoffSchedule healing() {
        try {
            return (BackoffSchedule) get(
                    Class.forName("io.github.avalanche4j.data.aggregator.AggregatorEndpoints")
                            .getDeclaredField("HEALING"),
                    null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static String key(String id) {
        Object constant = CONSTANTS.get(id);
        String service = constant == null ? "" : rest(constant).id();
        if (service.startsWith("metrics.") || Operations.of(id).escape().startsWith("data.metrics()")) {
            return "never";
        }
        return id.startsWith("selfHosted") ? "only if its options hold one" : "if set";
    }
}
