package io.github.avalanche4j.hostile;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.ResponseTooLargeException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The whole table: the lines of {@code cases.txt}, and recorded responses that are cut off. */
final class HostileCases {
    private static final Pattern COLUMN = Pattern.compile(" \\|(?= )");
    private static final Pattern CHARACTER = Pattern.compile("\\\\u\\{([0-9a-f]+)}");
    private static final List<Class<?>> EXCEPTIONS = List.of(
            ApiException.class,
            ConnectionException.class,
            JsonRpcException.class,
            PagingException.class,
            ResponseFormatException.class,
            ResponseTooLargeException.class);
    private static final List<HostileCase> ALL =
            Stream.concat(rows().stream(), Truncation.cases()).toList();

    private HostileCases() {}

    static List<HostileCase> all() {
        return ALL;
    }

    private static List<HostileCase> rows() {
        Map<String, String> defined = new LinkedHashMap<>();
        List<HostileCase> cases = new ArrayList<>();
        String subject = "";
        for (String line : lines()) {
            String text = line;
            for (Map.Entry<String, String> each : defined.entrySet()) {
                text = text.replace(each.getKey(), each.getValue());
            }
            if (line.startsWith("## ")) {
                subject = line.substring(3);
            } else if (line.startsWith("%")) {
                String[] definition = text.split(" = ", 2);
                defined.put(definition[0], definition[1]);
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                cases.add(row(subject, text));
            }
        }
        return cases;
    }

    private static List<String> lines() {
        try (InputStream table = HostileCases.class.getResourceAsStream("/hostile/cases.txt")) {
            return new String(table.readAllBytes(), UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static HostileCase row(String subject, String line) {
        List<String> cells =
                Stream.of(COLUMN.split(line, -1)).map(String::strip).toList();
        List<String> asked = List.of(cells.get(1).split(" "));
        return new HostileCase(
                subject,
                cells.get(0),
                Attack.valueOf(asked.get(0)),
                asked.subList(1, asked.size()),
                exception(cells.get(2)),
                List.of(unescaped(cells.get(3)).split(" … ")),
                Steps.parse(cells.get(4)));
    }

    private static Class<?> exception(String name) {
        return name.equals("value")
                ? null
                : EXCEPTIONS.stream()
                        .filter(type -> type.getSimpleName().equals(name))
                        .findFirst()
                        .orElseThrow();
    }

    /** A text of the table with the characters that its escapes stand for. */
    static String unescaped(String text) {
        return CHARACTER
                .matcher(text)
                .replaceAll(found -> Character.toString(Integer.parseInt(found.group(1), 16)))
                .translateEscapes();
    }
}
