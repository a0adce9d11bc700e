package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Nearest;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs a fake node in its own process. It prints the URL on the first line and ends at the end of standard input.
 *
 * <p>Arguments: {@code --port n}, {@code --latency 20ms}, {@code --replay recording} and, any number of times, {@code
 * --index path} followed by {@code --count n}, {@code --bytes n} and {@code --max-response-bytes n} for that index.
 */
public final class FakeNodeMain {
    private static final List<String> OPTIONS =
            List.of("--port", "--latency", "--replay", "--index", "--count", "--bytes", "--max-response-bytes");

    private final FakeNode node;
    private @Nullable FakeIndex index;
    private long count;
    private int bytes;

    private FakeNodeMain(FakeNode node) {
        this.node = node;
    }

    /**
     * Runs the fake until standard input ends.
     *
     * @throws IOException if standard input cannot be read
     */
    @SuppressWarnings("SystemOut") // the line is what the starting process waits for
    public static void main(String[] args) throws IOException {
        int port = List.of(args).indexOf("--port");
        try (FakeNode node = FakeNode.start(port < 0 ? 0 : Integer.parseInt(args[port + 1]))) {
            FakeNodeMain main = new FakeNodeMain(node);
            for (int i = 0; i < args.length; i += 2) {
                if (i + 1 == args.length) {
                    throw new IllegalArgumentException("the option " + args[i] + " has no value");
                }
                main.set(args[i], args[i + 1]);
            }
            System.out.println(node.url());
            while (System.in.read() >= 0) {
                // ignored
            }
        }
    }

    private void set(String option, String value) {
        switch (option) {
            case "--port" -> {}
            case "--latency" -> node.latency(Duration.ofMillis(Long.parseLong(value.replace("ms", ""))));
            case "--replay" -> node.replay(value);
            case "--index" -> {
                index = node.index(value);
                count = 0;
                bytes = 200;
            }
            case "--count" -> {
                count = Long.parseLong(value);
                index().synthesize(count, bytes);
            }
            case "--bytes" -> {
                bytes = Integer.parseInt(value);
                index().synthesize(count, bytes);
            }
            case "--max-response-bytes" -> index().maxResponseBytes(Long.parseLong(value));
            default ->
                throw new IllegalArgumentException("unknown option " + option + Nearest.didYouMean(option, OPTIONS));
        }
    }

    private FakeIndex index() {
        if (index == null) {
            throw new IllegalArgumentException("--index must come before the options of the index");
        }
        return index;
    }
}
