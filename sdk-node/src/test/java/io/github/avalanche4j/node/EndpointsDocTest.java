package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.Recording;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The hand-written list of methods, the constants, the clients and the document say the same. */
class EndpointsDocTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "endpoints.md");

    private static final Pattern OURS = Pattern.compile("(io\\.github\\.avalanche4j\\.(\\w+)\\.[\\w.]+)");

    private record Row(String id, String path, String call) {}

    private static List<Row> rows() throws IOException {
        try (InputStream in = EndpointsDocTest.class.getResourceAsStream("/methods.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split(" \\| "))
                    .map(parts -> new Row(parts[0], parts[1], parts[2]))
                    .toList();
        }
    }

    /** Every endpoint constant of the module, by id. */
    private static Map<String, Endpoint<?>> constants() throws Exception {
        Map<String, Endpoint<?>> constants = new TreeMap<>();
        Path classes = Path.of("target", "classes");
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(path -> path.toString().endsWith("Endpoints.class"))
                    .toList()) {
                String name = classes.relativize(file)
                        .toString()
                        .replace(".class", "")
                        .replaceAll("[/\\\\]", ".");
                for (Field field : Class.forName(name).getDeclaredFields()) {
                    if (Modifier.isStatic(field.getModifiers()) && Endpoint.class.isAssignableFrom(field.getType())) {
                        field.setAccessible(true);
                        Endpoint<?> endpoint = (Endpoint<?>) field.get(null);
                        // a method may have a second constant for another use of it
                        constants.putIfAbsent(endpoint.id(), endpoint);
                    }
                }
            }
        }
        return constants;
    }

    @Test
    void every_method_has_a_constant_and_every_constant_is_listed() throws Exception {
        assertThat(constants().keySet())
                .containsExactlyInAnyOrderElementsOf(
                        // a chain's admin interface has methods of the node's by the same names
                        rows().stream().map(Row::id).distinct().toList());
    }

    @Test
    void a_fake_knows_every_method() throws Exception {
        try (FakeNode fake = FakeNode.start()) {
            for (Endpoint<?> endpoint : constants().values()) {
                if (endpoint instanceof Endpoint.Rpc<?>) {
                    assertThat(fake.on(endpoint.id())).hasToString("Script[" + endpoint.id() + "]");
                }
            }
        }
    }

    @Test
    void every_method_has_a_client_method_that_returns_a_call() throws Exception {
        for (Row row : rows()) {
            assertThat(clientMethods(row)).as(row.toString()).isNotEmpty();
        }
    }

    private static List<Method> clientMethods(Row row) {
        List<Class<?>> types = List.of(NodeClient.class);
        String[] steps = row.call().split("\\([^)]*\\)\\.");
        for (int i = 0; i < steps.length - 1; i++) {
            types = methods(types, steps[i]).stream()
                    .<Class<?>>map(Method::getReturnType)
                    .toList();
        }
        return methods(types, steps[steps.length - 1]).stream()
                .filter(method -> Call.class.isAssignableFrom(method.getReturnType()))
                .toList();
    }

    /** The result types of its calls, without packages, and a link to the last one. */
    private static String result(Row row) {
        return clientMethods(row).stream()
                .map(method -> ((ParameterizedType) written(method).getGenericReturnType()).getActualTypeArguments()[0])
                .map(type -> linked(type.getTypeName()))
                .distinct()
                .sorted() // reflection has no order
                .collect(Collectors.joining(" or "));
    }

    private static String linked(String type) {
        String code = "`" + type.replaceAll("[a-z0-9]+\\.|\\w+\\$", "") + "`";
        return OURS.matcher(type)
                .results()
                .map(found -> "../sdk-" + found.group(2) + "/src/main/java/"
                        + found.group(1).replace('.', '/') + ".java")
                .reduce((first, last) -> last)
                .map(source -> "[" + code + "](" + source + ")")
                .orElse(code);
    }

    /** A public class has a bridge to each method of a hidden one that it extends, which has lost the type's arguments. */
    private static Method written(Method method) {
        return Stream.<Class<?>>iterate(method.getDeclaringClass(), type -> type != null, Class::getSuperclass)
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(each -> !each.isBridge()
                        && each.getName().equals(method.getName())
                        && Arrays.equals(each.getParameterTypes(), method.getParameterTypes()))
                .findFirst()
                .orElseThrow();
    }

    private static List<Method> methods(List<Class<?>> types, String name) {
        return types.stream()
                .flatMap(type -> Arrays.stream(type.getMethods()))
                .filter(method -> method.getName().equals(name))
                .toList();
    }

    // no recording has a response to these: sending a transaction changes a network, removed methods cannot be
    // recorded,
    // and the form of the others comes from coreth's source
    private static final Set<String> WITHOUT_RECORDING = Set.of(
            "platform.issueTx",
            "avm.issueTx",
            "wallet.issueTx",
            "avax.issueTx",
            "eth_getCode",
            "eth_getStorageAt",
            "eth_createAccessList",
            "debug_traceTransaction",
            "eth_sendRawTransaction",
            "admin.setLogLevel",
            "GET /ext/metrics");

    @Test
    void every_method_has_a_recorded_response() throws Exception {
        Map<String, List<String>> responses = new TreeMap<>();
        for (String name : FakeNode.recordings()) {
            Recording recording = FakeNode.recording(name);
            if (recording.requestMethod().equals("GET")) {
                String id = "GET " + recording.requestPath().replaceAll("\\?.*", "");
                responses.computeIfAbsent(id, key -> new ArrayList<>()).add(name);
            } else if (recording.body().contains("\"result\"")) { // other requests need not be JSON
                responses
                        .computeIfAbsent(method(recording), key -> new ArrayList<>())
                        .add(name);
            }
        }
        List<String> without = rows().stream()
                .map(Row::id)
                .distinct()
                .filter(id -> !responses.containsKey(id))
                .toList();
        assertThat(without).containsExactlyInAnyOrderElementsOf(WITHOUT_RECORDING);
    }

    private static String method(Recording recording) {
        return recording
                .requestBody()
                .filter(body -> body.startsWith("{") && body.endsWith("}"))
                .flatMap(body -> JsonTree.parse(body).get("method").asText())
                .orElse("");
    }

    @Test
    void the_document_lists_every_method() throws Exception {
        Map<String, Endpoint<?>> constants = constants();
        StringBuilder document = new StringBuilder("# Endpoints of a node\n\n");
        document.append(
                "Generated from the endpoint constants by `EndpointsDocTest`; run the tests with `-Ddocs=write`\n"
                        + "after a change.\n\nA failed call of an idempotent method is retried. Any other call is retried only "
                        + "if its request\nwas certainly not sent.\n\n");
        document.append("| Method | Path | Call | Result | Idempotent |\n|---|---|---|---|---|\n");
        for (Row row : rows()) {
            document.append("| `")
                    .append(row.id())
                    .append("` | `")
                    .append(row.path())
                    .append("` | `node.");
            document.append(row.call()).append("(…)` | ").append(result(row)).append(" | ");
            document.append(constants.get(row.id()).idempotent() ? "yes" : "no").append(" |\n");
        }
        if ("write".equals(System.getProperty("docs"))) {
            Files.writeString(DOCUMENT, document);
        }
        assertThat(Files.readString(DOCUMENT)).isEqualTo(document.toString());
    }
}
