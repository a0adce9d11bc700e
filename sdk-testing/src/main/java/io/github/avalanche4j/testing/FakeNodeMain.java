package io.github.avalanche4j.testing;

import java.io.IOException;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Runs a fake node in its own process. It prints the URL on the first line and ends at the end of standard input.
 *
 * <p>Arguments: {@code --port n}, {@code --latency 20ms}, {@code --replay recording} and, any number of times, {@code
 * --index path} followed by {@code --count n}, {@code --bytes n} and {@code --max-response-bytes n} for that index.
 */
public final class FakeNodeMain {
    private int port;
    private Duration latency = Duration.ZERO;

    private FakeNodeMain() {}

    /**
     * Runs the fake until standard input ends.
     *
     * @throws IOException if standard input cannot be read
     */
    @SuppressWarnings("SystemOut") // the line is what the starting process waits for
    public static void main(String[] args) throws IOException {
        try (FakeNode node = new FakeNodeMain().start(List.of(args))) {
            System.out.println(node.url());
            while (System.in.read() >= 0) {
                // ignored
            }
        }
    }

    private FakeNode start(List<String> args) {
        readServerOptions(args.iterator());
        FakeNode node = FakeNode.start(port).latency(latency);
        try {
            fill(node, args.iterator());
            return node;
        } catch (RuntimeException e) {
            node.close();
            throw e;
        }
    }

    private void readServerOptions(Iterator<String> args) {
        while (args.hasNext()) {
            String option = args.next();
            String value = value(option, args);
            if (option.equals("--port")) {
                port = Integer.parseInt(value);
            } else if (option.equals("--latency")) {
                latency = duration(value);
            }
        }
    }

    private static void fill(FakeNode node, Iterator<String> args) {
        @Nullable FakeIndex index = null;
        long count = 0;
        int bytes = 200;
        while (args.hasNext()) {
            String option = args.next();
            String value = value(option, args);
            switch (option) {
                case "--index" -> {
                    index = node.index(value);
                    count = 0;
                    bytes = 200;
                }
                case "--count" -> {
                    count = Long.parseLong(value);
                    required(index).synthesize(count, bytes);
                }
                case "--bytes" -> {
                    bytes = Integer.parseInt(value);
                    required(index).synthesize(count, bytes);
                }
                case "--max-response-bytes" -> required(index).maxResponseBytes(Long.parseLong(value));
                case "--replay" -> node.replay(value);
                case "--port", "--latency" -> {}
                default -> throw new IllegalArgumentException("unknown option " + option);
            }
        }
    }

    private static FakeIndex required(@Nullable FakeIndex index) {
        if (index == null) {
            throw new IllegalArgumentException("--index must come before the options of the index");
        }
        return index;
    }

    private static String value(String option, Iterator<String> args) {
        if (!args.hasNext()) {
            throw new IllegalArgumentException(option + " needs a value");
        }
        return args.next();
    }

    /** {@code 20ms}, {@code 2s} or anything {@link Duration#parse} reads. */
    private static Duration duration(String text) {
        return text.endsWith("ms")
                ? Duration.ofMillis(Long.parseLong(text.substring(0, text.length() - 2)))
                : Duration.parse((text.startsWith("P") ? "" : "PT") + text.toUpperCase(Locale.ROOT));
    }
}
