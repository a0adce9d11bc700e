package io.github.avalanche4j.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaParameterizedType;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.data.subnet.SubnetOwnership;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.metrics.Metrics;
import io.github.avalanche4j.signature.WarpVerifier;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.Samples;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every type that a client's method gives, and every part of one, has a sample, of which nothing is lost in reading. */
class SamplesTest {
    private static final String ROOT = "io.github.avalanche4j.";
    private static final String ADAPTER = "JsonAdapter";
    private static final Set<String> GIVERS =
            Set.of(Call.class.getName(), Paged.class.getName(), SummaryPaged.class.getName());
    // text of its own form, bytes, a text, a set and a message that are made of several responses, and what is not for
    // users
    private static final Set<String> NOT_FROM_JSON = Set.of(
            "node.metrics.Metrics",
            "node.AddressBalances",
            "node.ChainDiagnosis",
            "node.evm.BlockWithReceipts",
            "node.utxo.Utxo",
            "data.webhooks.WebhookSecret",
            "signature.CanonicalValidatorSet",
            "signature.VerifiedWarpMessage",
            "signature.WarpVerification",
            "node.admin.DbResult");
    private static final Path PLACES =
            Path.of("../sdk-testing/src/main/resources/io/github/avalanche4j/testing/internal/sample/samples.txt");
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackagesOf(NodeClient.class, DataClient.class, WarpVerifier.class);

    private static Set<String> responseTypes() {
        Set<String> types = new TreeSet<>();
        for (JavaClass type : CLASSES) {
            String name = type.getName();
            if (name.contains(".internal.")) {
                continue;
            }
            if (name.endsWith(ADAPTER)) {
                types.add(name.substring(0, name.length() - ADAPTER.length()));
            }
            for (JavaMethod method : type.getMethods()) {
                if (method.getModifiers().contains(JavaModifier.PUBLIC)
                        && GIVERS.contains(method.getRawReturnType().getName())) {
                    addParts(method.getReturnType(), types);
                }
            }
        }
        types.removeIf(name -> !name.startsWith(ROOT)
                || name.startsWith(ROOT + "core.")
                || NOT_FROM_JSON.contains(name.substring(ROOT.length())));
        return types;
    }

    private static void addParts(JavaType type, Set<String> types) {
        if (type instanceof JavaParameterizedType parameterized) {
            parameterized.getActualTypeArguments().forEach(part -> addParts(part, types));
        } else if (type instanceof JavaClass found && found.getModifiers().contains(JavaModifier.PUBLIC)) {
            types.add(found.getName());
        }
    }

    @Test
    void every_response_type_has_a_sample() throws Exception {
        List<String> places = new ArrayList<>(Files.readAllLines(PLACES));
        if ("write".equals(System.getProperty("docs"))) {
            for (String name : responseTypes()) {
                addPlace(name, places);
            }
            Files.write(PLACES, places);
        }

        assertThat(responseTypes()).hasSizeGreaterThan(180);
        assertThat(places.stream().filter(line -> line.contains(" = ")).map(line -> ROOT + line.split(" = ")[0]))
                .containsAll(responseTypes());
    }

    /** Adds where a sample of a new type is: at the first recorded object that has its fields, and no other. */
    private static void addPlace(String name, List<String> places) throws ClassNotFoundException {
        String line = name.substring(ROOT.length()) + " = ";
        if (places.stream().anyMatch(known -> known.startsWith(line))) {
            return;
        }
        Set<String> fields = Stream.of(Class.forName(name).getMethods())
                .filter(method -> Modifier.isAbstract(method.getModifiers()))
                .map(Method::getName)
                .collect(Collectors.toSet());
        int next = 1;
        while (next < places.size() && places.get(next).compareTo(line) < 0) {
            next++;
        }
        for (String recording : new TreeSet<>(FakeNode.recordings())) {
            String body = FakeNode.recording(recording).body().strip();
            Optional<String> found = body.startsWith("{") ? place(JsonTree.parse(body), "", fields) : Optional.empty();
            if (found.isPresent()) {
                places.add(next, line + "recording " + recording + " " + found.get());
                return;
            }
        }
    }

    private static Optional<String> place(JsonTree tree, String pointer, Set<String> fields) {
        if (!fields.isEmpty() && tree.isObject() && tree.fields().keySet().equals(fields)) {
            return Optional.of(pointer);
        }
        return (tree.isObject() ? tree.fields().entrySet().stream() : Stream.<Map.Entry<String, JsonTree>>of())
                .flatMap(field -> place(field.getValue(), pointer + "/" + field.getKey(), fields).stream())
                .findFirst();
    }

    @TestFactory
    Stream<DynamicTest> each_leaf_of_a_sample_is_in_the_value() {
        return Samples.types().stream()
                .map(name -> dynamicTest(name, () -> {
                    Class<?> type = Class.forName(name);
                    String sample = Samples.json(type);

                    Object value = Json.read(type, sample);

                    assertThat(leaves(JsonTree.parse(Json.write(value))))
                            .as(Samples.origin(type))
                            .isEqualTo(leaves(JsonTree.parse(sample)))
                            .isNotEmpty();
                }));
    }

    @Test
    void a_sample_is_altered_by_json() {
        SubnetDetails known = Json.read(SubnetDetails.class, Samples.json(SubnetDetails.class));

        SubnetDetails changed = Json.read(
                SubnetDetails.class,
                Samples.json(
                        SubnetDetails.class,
                        "{\"isL1\": false, \"l1ValidatorManagerDetails\": null, \"subnetOwnershipInfo\": {\"threshold\": 9}}"));

        assertThat(known.isL1()).contains(true);
        assertThat(known.l1ValidatorManagerDetails()).isPresent();
        assertThat(changed.isL1()).contains(false);
        assertThat(changed.l1ValidatorManagerDetails()).isEmpty();
        SubnetOwnership before = known.subnetOwnershipInfo().orElseThrow();
        SubnetOwnership after = changed.subnetOwnershipInfo().orElseThrow();
        assertThat(after.threshold()).isEqualTo(9);
        assertThat(after.addresses()).isEqualTo(before.addresses()).isNotEmpty();
        assertThat(Json.read(SubnetDetails.class, Samples.json(SubnetDetails.class)))
                .isEqualTo(known);
    }

    @Test
    void a_type_that_is_not_read_from_json_has_no_sample() {
        assertThatThrownBy(() -> Samples.json(Metrics.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no sample of node.metrics.Metrics");
        assertThatThrownBy(() -> Samples.json(SubnetDetails.class, "{"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("changes is not JSON: {");
        assertThatThrownBy(() -> Samples.json(List.class)).hasMessageContaining("no sample of java.util.List");
    }

    private static Map<String, String> leaves(JsonTree tree) {
        Map<String, String> leaves = new TreeMap<>();
        add("", tree, leaves);
        return leaves;
    }

    private static void add(String path, JsonTree tree, Map<String, String> leaves) {
        if (tree.isObject()) {
            tree.fields().forEach((name, inner) -> add(path + "/" + accessor(name), inner, leaves));
        } else if (tree.isArray()) {
            for (int i = 0; i < tree.size(); i++) {
                add(path + "/" + i, tree.get(i), leaves);
            }
        } else if (!tree.isNull()) {
            leaves.put(path, meaning(path, tree.asText().orElse(tree.toString())));
        }
    }

    /** The metrics service writes {@code last_day} where the value has {@code lastDay}. */
    private static String accessor(String field) {
        Matcher words = Pattern.compile("^(all|last)_([a-z])").matcher(field);
        return words.replaceFirst(found -> found.group(1) + found.group(2).toUpperCase(Locale.ROOT));
    }

    /** One text for one meaning: numbers in decimal, times and spans of time in seconds. */
    private static String meaning(String path, String text) {
        if (text.matches("-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?")) {
            return number(path, new BigDecimal(text));
        }
        if (text.matches("0x[0-9a-fA-F]+|[0-9a-fA-F]{64,}")) { // the services leave the prefix out
            return number(path, new BigDecimal(new BigInteger(text.replaceFirst("0x", ""), 16)));
        }
        if (text.matches("\\d{4}-\\d\\d-\\d\\dT.*")) {
            OffsetDateTime time = OffsetDateTime.parse(text);
            return plain(BigDecimal.valueOf(time.toEpochSecond()).add(BigDecimal.valueOf(time.getNano(), 9)));
        }
        if (text.matches("PT[-0-9.HMS]+")) {
            return plain(BigDecimal.valueOf(Duration.parse(text).toNanos(), 9));
        }
        return text.toLowerCase(Locale.ROOT);
    }

    private static String number(String path, BigDecimal number) {
        boolean nanoseconds = path.endsWith("/duration") || path.endsWith("/graniteEpochDuration");
        return plain(number.movePointLeft(nanoseconds ? 9 : path.endsWith("Milliseconds") ? 3 : 0));
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}
