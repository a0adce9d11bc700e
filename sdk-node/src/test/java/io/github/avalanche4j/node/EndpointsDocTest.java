package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.admin.AdminClient;
import io.github.avalanche4j.node.admin.ChainAdminClient;
import io.github.avalanche4j.node.avax.AvaxClient;
import io.github.avalanche4j.node.avm.AvmClient;
import io.github.avalanche4j.node.evm.DebugClient;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.evm.WarpClient;
import io.github.avalanche4j.node.health.HealthClient;
import io.github.avalanche4j.node.index.IndexClient;
import io.github.avalanche4j.node.info.InfoClient;
import io.github.avalanche4j.node.metrics.MetricsClient;
import io.github.avalanche4j.node.platform.PlatformClient;
import io.github.avalanche4j.node.proposervm.ProposerVmClient;
import io.github.avalanche4j.node.validators.ValidatorsClient;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.Recording;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each endpoint constant has a method of a client and a recorded response, and the document lists it. */
class EndpointsDocTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "endpoints.md");

    private static final Pattern OURS = Pattern.compile("(io\\.github\\.avalanche4j\\.(\\w+)\\.[\\w.]+)");

    /** The path that each client calls, and how it is reached from a client of a node. */
    private static final Map<Class<?>, List<String>> CLIENTS = Map.ofEntries(
            Map.entry(InfoClient.class, List.of("/ext/info", "info()")),
            Map.entry(HealthClient.class, List.of("/ext/health", "health()")),
            Map.entry(MetricsClient.class, List.of("/ext/metrics", "metrics()")),
            Map.entry(AdminClient.class, List.of("/ext/admin", "admin()")),
            Map.entry(IndexClient.class, List.of("/ext/index/{chain}/{kind}", "index(Index.P_BLOCK)")),
            Map.entry(PlatformClient.class, List.of("/ext/bc/P", "platform()")),
            Map.entry(AvmClient.class, List.of("/ext/bc/X", "avm()")),
            Map.entry(AvaxClient.class, List.of("/ext/bc/C/avax", "avax()")),
            Map.entry(EvmClient.class, List.of("/ext/bc/{chain}/rpc", "evm(\"C\")")),
            Map.entry(WarpClient.class, List.of("/ext/bc/{chain}/rpc", "evm(\"C\").warp()")),
            Map.entry(DebugClient.class, List.of("/ext/bc/{chain}/rpc", "evm(\"C\").debug()")),
            Map.entry(ChainAdminClient.class, List.of("/ext/bc/{chain}/admin", "admin(\"C\")")),
            Map.entry(ValidatorsClient.class, List.of("/ext/bc/{chain}/validators", "validators(\"mychain\")")),
            Map.entry(ProposerVmClient.class, List.of("/ext/bc/{chain}/proposervm", "proposervm(\"C\")")));

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackagesOf(NodeClient.class);

    private static final Map<String, Endpoint<?>> CONSTANTS = new TreeMap<>();
    private static final List<Row> ROWS = rows();

    /** An endpoint constant, and the method of a client that uses it. */
    private record Row(String id, String path, Class<?> client, String name) {
        String call() {
            return CLIENTS.get(client).get(1) + "." + name;
        }
    }

    private static List<Row> rows() {
        return CLASSES.stream()
                .filter(type -> type.getSimpleName().endsWith("Endpoints"))
                .flatMap(EndpointsDocTest::rows)
                .sorted(Comparator.comparing(Row::path).thenComparing(Row::id))
                .toList();
    }

    private static Stream<Row> rows(JavaClass owner) {
        Map<String, Set<JavaCodeUnit>> methods = new TreeMap<>();
        for (JavaField field : owner.getFields()) {
            if (field.getModifiers().contains(JavaModifier.STATIC)
                    && field.getRawType().isAssignableTo(Endpoint.class)) {
                Endpoint<?> endpoint = endpoint(field);
                // a method may have a second constant for another use of it
                CONSTANTS.putIfAbsent(endpoint.id(), endpoint);
                methods.computeIfAbsent(endpoint.id(), id -> new LinkedHashSet<>())
                        .addAll(users(field));
            }
        }
        return methods.entrySet().stream().map(each -> row(CONSTANTS.get(each.getKey()), owner, each.getValue()));
    }

    private static Row row(Endpoint<?> endpoint, JavaClass owner, Set<JavaCodeUnit> methods) {
        String wireName = endpoint.id().replaceAll(".*[._]", "");
        JavaCodeUnit method = methods.stream()
                .min(Comparator.comparing((JavaCodeUnit unit) -> -commonLength(wireName, unit.getName()))
                        .thenComparing(unit -> unit.getName().length()))
                .orElseThrow(() -> new AssertionError("no client has a method for " + endpoint.id()));
        Class<?> client = client(method, owner).orElseThrow();
        String path = CLIENTS.get(client).get(0) + (endpoint.id().startsWith("wallet.") ? "/wallet" : "");
        return new Row(
                endpoint.id(),
                endpoint instanceof Endpoint.Rest<?> rest ? rest.path() : path,
                client,
                method.getName());
    }

    private static int commonLength(String one, String other) {
        int length = 0;
        while (length < Math.min(one.length(), other.length()) && one.regionMatches(true, 0, other, 0, length + 1)) {
            length++;
        }
        return length;
    }

    private static Optional<Class<?>> client(JavaCodeUnit method, JavaClass endpoints) {
        return CLIENTS.keySet().stream()
                .filter(client -> method.getOwner().isAssignableFrom(client)
                        && client.getPackageName().equals(endpoints.getPackageName()))
                .findFirst();
    }

    private static Endpoint<?> endpoint(JavaField constant) {
        Field field = constant.reflect();
        field.setAccessible(true);
        try {
            return (Endpoint<?>) field.get(null);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    /** The methods of clients that return a call and lead to the constant. */
    private static List<JavaCodeUnit> users(JavaField constant) {
        Deque<JavaCodeUnit> open = new ArrayDeque<>();
        constant.getAccessesToSelf().forEach(access -> open.add(access.getOrigin()));
        Set<JavaCodeUnit> seen = new LinkedHashSet<>();
        List<JavaCodeUnit> found = new ArrayList<>();
        while (!open.isEmpty()) {
            JavaCodeUnit unit = open.remove();
            if (seen.add(unit)) {
                if (unit.getModifiers().contains(JavaModifier.PUBLIC)
                        && unit.getRawReturnType().isAssignableTo(Call.class)
                        && client(unit, constant.getOwner()).isPresent()) {
                    found.add(unit);
                } else {
                    unit.getAccessesToSelf().forEach(access -> open.add(access.getOrigin()));
                }
            }
        }
        return found;
    }

    @Test
    void a_fake_knows_every_method() throws Exception {
        try (FakeNode fake = FakeNode.start()) {
            for (Endpoint<?> endpoint : CONSTANTS.values()) {
                if (endpoint instanceof Endpoint.Rpc<?>) {
                    assertThat(fake.on(endpoint.id())).hasToString("Script[" + endpoint.id() + "]");
                }
            }
        }
    }

    private static Stream<Method> clientMethods(Row row) {
        return Arrays.stream(row.client().getMethods())
                .filter(method ->
                        method.getName().equals(row.name()) && Call.class.isAssignableFrom(method.getReturnType()));
    }

    /** The result types of its calls, without packages, and a link to the last one. */
    private static String result(Row row) {
        return clientMethods(row)
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
        List<String> without = ROWS.stream()
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
        StringBuilder document = new StringBuilder("# Endpoints of a node\n\n");
        document.append(
                "Generated from the endpoint constants by `EndpointsDocTest`; run the tests with `-Ddocs=write`\n"
                        + "after a change.\n\nA failed call of an idempotent method is retried. Any other call is retried only "
                        + "if its request\nwas certainly not sent.\n\n");
        document.append("| Method | Path | Call | Result | Idempotent |\n|---|---|---|---|---|\n");
        for (Row row : ROWS) {
            document.append("| `")
                    .append(row.id())
                    .append("` | `")
                    .append(row.path())
                    .append("` | `node.");
            document.append(row.call()).append("(…)` | ").append(result(row)).append(" | ");
            document.append(CONSTANTS.get(row.id()).idempotent() ? "yes" : "no").append(" |\n");
        }
        if ("write".equals(System.getProperty("docs"))) {
            Files.writeString(DOCUMENT, document);
        }
        assertThat(Files.readString(DOCUMENT)).isEqualTo(document.toString());
    }
}
