package io.github.avalanche4j.spark;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import java.io.Serializable;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.jspecify.annotations.Nullable;

/** The options of a read, which are sent to the executors. Numbers that are not set are negative. */
record IndexOptions(
        String url,
        String index,
        long from,
        long end,
        int partitions,
        int prefetch,
        long maxContainersPerTrigger,
        HashMap<String, String> headers)
        implements Serializable {
    private static final long UNSET = -1;
    private static final String HEADER = "header.";

    private static final List<String> NAMES =
            List.of("url", "index", "from", "to", "partitions", "prefetch", "maxContainersPerTrigger", HEADER + "NAME");

    static IndexOptions of(CaseInsensitiveStringMap options) {
        options.asCaseSensitiveMap().keySet().forEach(IndexOptions::checkKnown);
        HashMap<String, String> headers = new HashMap<>();
        for (Map.Entry<String, String> option : options.entrySet()) {
            if (option.getKey().startsWith(HEADER)) {
                headers.put(option.getKey().substring(HEADER.length()), option.getValue());
            }
        }
        long from = number(options, "from", 0, 0, Long.MAX_VALUE);
        IndexOptions read = new IndexOptions(
                required(options, "url", "the address of a node, such as http://127.0.0.1:9650"),
                Index.of(required(options, "index", "an index, such as P/block"))
                        .path(),
                from,
                number(options, "to", UNSET, from, Long.MAX_VALUE),
                (int) number(options, "partitions", UNSET, 1, 100_000),
                (int) number(options, "prefetch", 2, 0, 16),
                number(options, "maxContainersPerTrigger", UNSET, 1, Long.MAX_VALUE),
                headers);
        read.client().close(); // reports a wrong address or header on the driver
        return read;
    }

    private static void checkKnown(String name) {
        if (name.regionMatches(true, 0, HEADER, 0, HEADER.length())
                || NAMES.stream().anyMatch(name::equalsIgnoreCase)) {
            return;
        }
        String nearest = NAMES.stream()
                .min(Comparator.comparingInt(known -> distance(known, name)))
                .orElseThrow();
        throw new InvalidRequestException(
                "option", name, "one of " + String.join(", ", NAMES) + " (the nearest is " + nearest + ")");
    }

    /** The minimum number of letters to insert, delete or replace, ignoring case. */
    private static int distance(String left, String right) {
        int[] row = IntStream.rangeClosed(0, right.length()).toArray();
        for (int i = 1; i <= left.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= right.length(); j++) {
                boolean same = Character.toLowerCase(left.charAt(i - 1)) == Character.toLowerCase(right.charAt(j - 1));
                int replaced = diagonal + (same ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j - 1], row[j]));
            }
        }
        return row[right.length()];
    }

    private static String required(CaseInsensitiveStringMap options, String name, String rule) {
        @Nullable String value = options.get(name);
        if (value == null) {
            throw new InvalidRequestException(name, "", "set by option(\"" + name + "\", …) to " + rule);
        }
        return value;
    }

    private static long number(CaseInsensitiveStringMap options, String name, long unless, long least, long most) {
        @Nullable String value = options.get(name);
        if (value == null) {
            return unless;
        }
        try {
            long number = Long.parseLong(value);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // the same rule
        }
        throw new InvalidRequestException(name, value, "a number from " + least + " to " + most);
    }

    NodeClient client() {
        return NodeClient.create(url, client -> headers.forEach(client::header));
    }

    Paged<Container> containers(NodeClient node, long first) {
        return node.index(Index.of(index)).containers(first);
    }

    OptionalLong to() {
        return end == UNSET ? OptionalLong.empty() : OptionalLong.of(end);
    }

    OptionalLong mostPerTrigger() {
        return maxContainersPerTrigger == UNSET ? OptionalLong.empty() : OptionalLong.of(maxContainersPerTrigger);
    }

    int partitionsOrDefault() {
        return partitions > 0
                ? partitions
                : SparkSession.active().sparkContext().defaultParallelism();
    }

    /** {@return the index, without the address, which may hold a key} */
    @Override
    public String toString() {
        return "IndexOptions[" + index + "]";
    }
}
