package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.avalanche4j.codegen.Rows.Row;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.Executable;

/**
 * The recordings of one interface against the calls that ask for them. A response must hold every leaf of the expected
 * file, which a script derives from the recording, and no other; an error must be the documented exception and reason.
 * Every recording of the interface must be used, or listed with a reason.
 */
public final class RecordedResponses {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final String folder;
    private final Map<String, Function<NodeClient, Call<?>>> responses = new LinkedHashMap<>();
    private final Map<String, Error> errors = new LinkedHashMap<>();
    private final Map<String, Failure> failures = new LinkedHashMap<>();
    private final Map<String, DynamicTest> stories = new LinkedHashMap<>();
    private final Map<String, String> unused = new LinkedHashMap<>();

    private record Error(Function<NodeClient, Call<?>> call, Reason reason) {}

    private record Failure(Function<NodeClient, Call<?>> call, String says) {}

    /** The recordings in {@code folder}, with the calls that {@code recordings.txt} has for them. */
    public RecordedResponses(String folder) {
        this.folder = folder;
        RecordingsTest.ROWS.all().stream()
                .filter(row -> row.name().startsWith(folder + "/"))
                .forEach(this::add);
    }

    private void add(Row row) {
        String[] words = row.name().substring(folder.length() + 1).split(" ", 3);
        Function<NodeClient, Call<?>> call = node -> (Call<?>) RecordingsTest.ROWS.call(row, node, "");
        switch (words.length == 1 ? "" : words[1]) {
            case "" -> response(words[0], call);
            case "unused" -> unused.put(words[0], row.expression());
            case "unavailable:" -> failures.put(words[0], new Failure(call, words[2]));
            default -> error(words[0], Reason.valueOf(words[1]), call);
        }
    }

    /** {@code call} returns a value. */
    public RecordedResponses response(String name, Function<NodeClient, Call<?>> call) {
        responses.put(name, call);
        return this;
    }

    /** {@code call} fails with a node's error. */
    public RecordedResponses error(String name, Reason reason, Function<NodeClient, Call<?>> call) {
        errors.put(name, new Error(call, reason));
        return this;
    }

    /** A separate test for an exchange that no single call makes; {@code what} is its expected result. */
    public RecordedResponses story(String name, String what, Executable test) {
        stories.put(name, dynamicTest(name + ": " + what, test));
        return this;
    }

    /** A test for each recording, and one that none is missing. */
    public Stream<DynamicTest> tests() {
        List<DynamicTest> tests = new ArrayList<>();
        responses.forEach(
                (name, call) -> tests.add(dynamicTest(name + " decodes leaf by leaf", () -> decodes(name, call))));
        responses.forEach((name, call) ->
                tests.add(dynamicTest(name + " is read whatever a next version changes", () -> drifts(name, call))));
        errors.forEach(
                (name, error) -> tests.add(dynamicTest(name + " is " + error.reason(), () -> fails(name, error))));
        failures.forEach(
                (name, failure) -> tests.add(dynamicTest(name + " is not available", () -> fails(name, failure))));
        tests.addAll(stories.values());
        tests.add(dynamicTest("every recording of " + folder + " is used or listed", this::complete));
        return tests.stream();
    }

    private void decodes(String name, Function<NodeClient, Call<?>> call) throws IOException {
        String recording = folder + "/" + name;
        Map<String, String> expected = expected(recording);
        try (FakeNode fake = FakeNode.start().replay(recording);
                NodeClient node = NodeClient.create(fake.url())) {
            Object value = call.apply(node).execute();

            assertThat(Leaves.of(value)).isEqualTo(expected);
            assertThat(fake.received().get(0).path())
                    .isEqualTo(FakeNode.recording(recording).requestPath());
            writesAndReadsAgain(value);
        }
    }

    private void drifts(String name, Function<NodeClient, Call<?>> call) throws IOException {
        String recording = folder + "/" + name;
        try (Drift drift = new Drift(FakeNode.recording(recording), call, expected(recording))) {
            drift.run();
        }
    }

    private static void writesAndReadsAgain(Object value) {
        Class<?> type = value.getClass();
        boolean isGenerated = type.getSimpleName().startsWith("Immutable");
        if (isGenerated || Leaves.hasDerivedValues(value)) {
            Class<?> shown = isGenerated ? type.getInterfaces()[0] : type;
            assertThat((Object) Json.read(shown, Json.write(value))).isEqualTo(value);
        }
    }

    private void fails(String name, Error error) {
        try (FakeNode fake = FakeNode.start().replay(folder + "/" + name);
                NodeClient node = NodeClient.create(fake.url())) {
            Throwable thrown = catchThrowable(() -> error.call().apply(node).execute());

            assertThat(thrown).isInstanceOf(JsonRpcException.class);
            JsonRpcException failure = (JsonRpcException) thrown;
            assertThat(failure.reason()).as("%s: %s", name, thrown).isEqualTo(error.reason());
            String body = FakeNode.recording(folder + "/" + name).body();
            assertThat(failure.error())
                    .as("the node's own words")
                    .isEqualTo(JSON.readTree(body).at("/error/message").asText());
            assertThat(fake.receivedCount())
                    .as("an error is not asked for twice")
                    .isEqualTo(1);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void fails(String name, Failure failure) {
        try (FakeNode fake = FakeNode.start().replay(folder + "/" + name);
                NodeClient node = NodeClient.create(fake.url())) {
            assertThatThrownBy(() -> failure.call().apply(node).retries(0).execute())
                    .isInstanceOf(InterfaceUnavailableException.class)
                    .hasMessageContaining(failure.says());
        }
    }

    private void complete() {
        TreeSet<String> known = new TreeSet<>(responses.keySet());
        known.addAll(errors.keySet());
        known.addAll(failures.keySet());
        known.addAll(stories.keySet());
        known.addAll(unused.keySet());
        List<String> recorded = FakeNode.recordings().stream()
                .filter(name -> name.startsWith(folder + "/"))
                .map(name -> name.substring(folder.length() + 1))
                .toList();
        System.out.println(
                folder + ": " + responses.size() + " recorded responses, " + errors.size() + " recorded errors, "
                        + failures.size() + " other failures, " + stories.size() + " told apart, " + unused.size()
                        + " not used: " + unused + "; so far " + UnknownTexts.counts() + "; "
                        + MissingFields.required() + " required fields");
        assertThat(known).containsExactlyInAnyOrderElementsOf(recorded);
    }

    private static Map<String, String> expected(String recording) throws IOException {
        try (InputStream in = RecordedResponses.class.getResourceAsStream("/expected/" + recording + ".json")) {
            assertThat(in).as("expected leaves of " + recording).isNotNull();
            return new TreeMap<>(JSON.readValue(in, new TypeReference<Map<String, String>>() {}));
        }
    }
}
