package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.node.calls.Row;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowingConsumer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.Executable;

/**
 * The recordings of one interface against the calls that a table has for them. A response must hold every leaf of the
 * recording and no other: the leaves are taken from the recorded JSON, or written down in an expected file where a value
 * has other names or units. An error must be the documented exception and reason. Every recording of the interface must
 * be used, or listed with a reason.
 */
final class RecordedResponses {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final String folder;
    private final List<DynamicTest> tests = new ArrayList<>();
    private final TreeSet<String> known = new TreeSet<>();
    private final List<String> unused = new ArrayList<>();

    RecordedResponses(String folder, List<Row> rows) {
        this.folder = folder;
        rows.forEach(this::add);
    }

    private void add(Row row) {
        String name = row.name().substring(folder.length() + 1);
        known.add(name);
        Function<NodeClient, Call<?>> call = node -> (Call<?>) row.call(node);
        switch (row.outcome()) {
            case RESPONDS -> {
                test(name + " decodes leaf by leaf", () -> decodes(name, call));
                test(name + " is read whatever a next version changes", () -> drifts(name, call));
            }
            case UNUSED -> unused.add(name + ": " + row.detail());
            case HOLDS -> test(row.toString(), () -> holds(row, name));
            case STATUS ->
                fails(
                        name,
                        call,
                        ApiException.class,
                        failure -> assertThat(failure.status()).isEqualTo(Integer.parseInt(row.detail())));
            case UNREADABLE ->
                fails(
                        name,
                        call,
                        ResponseFormatException.class,
                        failure -> assertThat(failure).hasMessageContaining(row.detail()));
            case UNAVAILABLE -> {
                String[] reason = row.detail().split(": ", 2);
                fails(name, call, InterfaceUnavailableException.class, failure -> {
                    assertThat(failure.reason()).hasToString(reason[0]);
                    assertThat(failure).hasMessageContaining(reason[1]);
                });
            }
            case FAILS -> error(name, call, Reason.valueOf(row.detail()));
            case REFUSES, REFUSES_NULL -> throw new IllegalArgumentException(row + " has no recording");
        }
    }

    private void test(String name, Executable test) {
        tests.add(dynamicTest(name, test));
    }

    /** A test for each recording, and one that none is missing. */
    Stream<DynamicTest> tests() {
        test("every recording of " + folder + " is used or listed", this::complete);
        return tests.stream();
    }

    /** A node that responds as recorded; to any request, if this client never sends the recorded one. */
    private FakeNode fake(String name) {
        String recording = folder + "/" + name;
        FakeNode fake = FakeNode.start();
        if (name.contains(".batch")) {
            fake.onAny().respondRaw(FakeNode.recording(recording).body()); // one response, and not one per call
        } else if (name.matches("get(Tx|BlockByHeight)\\.json.*|getBlock|getBlockByHeight\\.none|getTx\\.unknown")
                || folder.equals("envelope")
                || name.matches(".*\\.(badContentType|get|notJson|objectParams|put)")) {
            fake.onAny().respondRecording(recording);
        } else {
            fake.replay(recording);
        }
        return fake;
    }

    private void decodes(String name, Function<NodeClient, Call<?>> call) throws IOException {
        String recording = folder + "/" + name;
        Optional<Map<String, String>> expected = expected(recording);
        try (FakeNode fake = fake(name);
                NodeClient node = NodeClient.create(fake.url())) {
            Object value = call.apply(node).execute();

            Map<String, String> leaves = Leaves.of(value);
            if (expected.isPresent()) {
                assertThat(leaves).isEqualTo(expected.get());
            } else {
                String body = FakeNode.recording(recording).body();
                assertThat(WireLeaves.meaning(leaves))
                        .isNotEmpty()
                        .isEqualTo(WireLeaves.meaning(
                                WireLeaves.of(JSON.readTree(body).get("result"))));
            }
            assertThat(fake.received().get(0).path())
                    .isEqualTo(FakeNode.recording(recording).requestPath());
            writesAndReadsAgain(value);
        }
    }

    private void drifts(String name, Function<NodeClient, Call<?>> call) throws IOException {
        String recording = folder + "/" + name;
        Map<String, String> known = expected(recording).orElseGet(() -> leaves(name, call));
        try (Drift drift = new Drift(FakeNode.recording(recording), call, known)) {
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

    private void holds(Row row, String name) {
        try (FakeNode fake = fake(name);
                NodeClient node = NodeClient.create(fake.url())) {
            assertThat(row.call(node)).isEqualTo(true);
        }
    }

    private <T extends AvalancheException> void fails(
            String name, Function<NodeClient, Call<?>> call, Class<T> type, ThrowingConsumer<T> check) {
        test(name + " is a " + type.getSimpleName(), () -> {
            try (FakeNode fake = fake(name);
                    NodeClient node = NodeClient.create(fake.url())) {
                T failure = catchThrowableOfType(
                        type, () -> call.apply(node).retries(0).execute());

                assertThat(failure).isNotNull().satisfies(check);
            }
        });
    }

    private void error(String name, Function<NodeClient, Call<?>> call, Reason reason) {
        test(name + " is " + reason, () -> {
            try (FakeNode fake = fake(name);
                    NodeClient node = NodeClient.create(fake.url())) {
                JsonRpcException failure = catchThrowableOfType(
                        JsonRpcException.class, () -> call.apply(node).execute());

                assertThat(failure).isNotNull();
                assertThat(failure.reason()).as("%s: %s", name, failure).isEqualTo(reason);
                String body = FakeNode.recording(folder + "/" + name).body();
                assertThat(failure.error())
                        .as("the node's own words")
                        .isEqualTo(JSON.readTree(body)
                                .findValue("error")
                                .get("message")
                                .asText());
                assertThat(fake.receivedCount())
                        .as("an error is not asked for twice")
                        .isEqualTo(1);
            }
        });
    }

    private void complete() {
        List<String> recorded = FakeNode.recordings().stream()
                .filter(name -> name.startsWith(folder + "/"))
                .map(name -> name.substring(folder.length() + 1))
                .toList();
        System.out.println(folder + ": " + known.size() + " recordings, not used: " + unused + "; so far "
                + UnknownTexts.counts() + "; " + MissingFields.required() + " required fields");
        assertThat(known).containsExactlyInAnyOrderElementsOf(recorded);
    }

    private Map<String, String> leaves(String name, Function<NodeClient, Call<?>> call) {
        try (FakeNode fake = fake(name);
                NodeClient node = NodeClient.create(fake.url())) {
            return Leaves.of(call.apply(node).execute());
        }
    }

    /** The leaves of the expected file, which a value has whose names or units are not those of the wire. */
    private static Optional<Map<String, String>> expected(String recording) throws IOException {
        try (InputStream in = RecordedResponses.class.getResourceAsStream("/expected/" + recording + ".json")) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new TreeMap<>(JSON.readValue(in, new TypeReference<Map<String, String>>() {})));
        }
    }
}
