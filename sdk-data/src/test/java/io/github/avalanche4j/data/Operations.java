package io.github.avalanche4j.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The operations of the services as the fake's {@code operations.txt} lists them, and how {@code calls.txt} says they are called. */
final class Operations {
    /** A line of the list; {@code call} begins with {@code -} where no method has the operation. */
    record Operation(
            String id,
            String verb,
            String path,
            String itemsField,
            String pageSizes,
            String units,
            String status,
            String call) {
        boolean hasMethod() {
            return !call.startsWith("-");
        }

        /** The generic call that reaches an operation without a method, where that is not one of the data service. */
        String escape() {
            return hasMethod() ? "" : call.substring(1).strip();
        }
    }

    private static final Map<String, Operation> ALL = read();

    private Operations() {}

    static List<Operation> all() {
        return List.copyOf(ALL.values());
    }

    static Operation of(String id) {
        return Objects.requireNonNull(ALL.get(id), id);
    }

    private static Map<String, Operation> read() {
        Map<String, String[]> lines = new LinkedHashMap<>();
        for (String line : lines("/io/github/avalanche4j/testing/internal/data/operations.txt")) {
            String[] columns = line.split(" \\| ");
            if (!line.startsWith("enum ") && lines.put(columns[0], columns) != null) {
                throw new AssertionError("twice in operations.txt: " + columns[0]);
            }
        }
        // it has the path of data-health-check, and what serves both services from one root must choose
        lines.put(
                "health-check-v1",
                "health-check-v1 | GET /v1/health-check | 200 | - | - | - | - | legacy".split(" \\| "));
        Map<String, Operation> all = new LinkedHashMap<>();
        for (String line : lines("/calls.txt")) {
            String[] call = line.split(" ", 2);
            String[] columns =
                    Objects.requireNonNull(lines.remove(call[0]), () -> "no line in operations.txt for " + call[0]);
            String[] request = columns[1].split(" ");
            String pageSizes = columns[4].replaceFirst("=.*", "");
            all.put(
                    call[0],
                    new Operation(
                            call[0], request[0], request[1], columns[5], pageSizes, columns[3], columns[7], call[1]));
        }
        if (!lines.isEmpty()) {
            throw new AssertionError("in operations.txt and not in calls.txt: " + lines.keySet());
        }
        return all;
    }

    private static List<String> lines(String resource) {
        try (InputStream in = Operations.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(resource, e);
        }
    }
}
