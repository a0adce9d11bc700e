package io.github.avalanche4j.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The operations of the services as {@code operations.txt} lists them, and how {@code calls.txt} says they are called. */
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
        Map<String, String> calls = new LinkedHashMap<>();
        lines("/calls.txt").forEach(line -> calls.put(line.split(" ", 2)[0], line.split(" ", 2)[1]));
        Map<String, Operation> all = new LinkedHashMap<>();
        for (String line : lines("/operations.txt")) {
            String[] part = line.split(" ");
            String call = Objects.requireNonNull(calls.remove(part[0]), () -> "no line in calls.txt for " + part[0]);
            all.put(part[0], new Operation(part[0], part[1], part[2], part[3], part[4], part[5], part[6], call));
        }
        if (!calls.isEmpty()) {
            throw new AssertionError("in calls.txt and not in operations.txt: " + calls.keySet());
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
