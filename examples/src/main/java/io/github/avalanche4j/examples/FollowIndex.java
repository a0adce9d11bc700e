package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Instrumentation;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.index.IndexClient;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Walks an index of a node, writes a line for each container, and goes on as the index grows. Killed and started again,
 * it goes on where it was: the place is saved together with the length of the output, so nothing is missing and nothing
 * twice.
 *
 * <p>{@code --node URL} follows a real node; without it a fake one responds, and the walk ends at its end. {@code
 * --index}, {@code --from N}, {@code --parallel N} and {@code --limit N} say what to walk; {@code --out FILE} is where
 * the lines go (with {@code .position} beside it), {@code --tail false} ends the walk at the end of the index. A
 * restart of the node is sat out, for {@code --outage MINUTES} (10 unless set).
 */
public final class FollowIndex {
    private final PrintStream screen;
    private final long started = System.nanoTime();
    private final AtomicBoolean away = new AtomicBoolean();
    private long count;

    private FollowIndex(PrintStream screen) {
        this.screen = screen;
    }

    /**
     * Follows an index.
     *
     * @param args as above
     */
    public static void main(String[] args) {
        Example.run(FollowIndex::run, args);
    }

    static void run(String[] args, PrintStream screen) throws IOException {
        Arguments arguments =
                Arguments.of(args, "node", "index", "from", "parallel", "limit", "out", "tail", "outage", "separate");
        Optional<String> url = arguments.get("node");
        if (url.isPresent()) {
            new FollowIndex(screen)
                    .follow(
                            url.get(),
                            arguments,
                            arguments.get("tail").orElse("true").equals("true"));
            return;
        }
        try (FakeNode fake = FakeNode.start()) {
            fake.index("/ext/index/P/block").synthesize(5000, 300);
            new FollowIndex(screen).follow(fake.url(), arguments, false);
        }
    }

    private void follow(String url, Arguments arguments, boolean tail) throws IOException {
        Index<?> index = arguments.index();
        Path file = Path.of(arguments.get("out").orElse("containers.txt"));
        // apart from its output a position is older than it: what came after it is written again
        boolean together = arguments.get("separate").isEmpty();
        try (NodeClient node = NodeClient.create(url, options -> options.instrumentation(this::watch));
                Journal journal = Journal.open(file, together)) {
            IndexClient<?> client = node.index(index);
            long from = arguments.number("from", 0);
            Paged<Container> list =
                    client.containers(from).prefetch((int) arguments.number("parallel", 4, 0, Integer.MAX_VALUE));
            Optional<Position> saved = journal.position();
            if (saved.isPresent()) {
                list = list.from(saved.get());
                screen.println("going on at " + saved.get().token());
            }
            journal.save(list.start());
            long limit = arguments.number("limit", Long.MAX_VALUE);
            walk(
                    tail
                            ? tail(client, arguments, list.start())
                            : list.limit(limit).iterator(),
                    limit,
                    journal);
        }
        screen.println("the end: " + count + " containers written to " + file.getFileName());
    }

    /** The index without end; an outage of the node is sat out. */
    private static PagedIterator<Container> tail(IndexClient<?> client, Arguments arguments, Position start) {
        return client.follow(0, Duration.ofSeconds(1))
                .from(start)
                .prefetch((int) arguments.number("parallel", 4, 0, Integer.MAX_VALUE))
                .maxOutage(Duration.ofMinutes(arguments.number("outage", 10)))
                .iterator();
    }

    private void walk(PagedIterator<Container> containers, long limit, Journal journal) throws IOException {
        try (containers) {
            while (count < limit && containers.hasNext()) {
                Container container = containers.next();
                journal.write(container.index() + " " + container.id() + " "
                        + container.bytes().size());
                count++;
                // a range is at its end, and the next one may be long in coming
                if (!containers.isReady()) {
                    journal.save(containers.position());
                    progress(container);
                }
            }
            journal.save(containers.position());
        }
    }

    /** Says once that the node is away, and once that it is back; the walk itself waits. */
    private Instrumentation.Observation watch(String endpoint, String server) {
        return new Instrumentation.Observation() {
            @Override
            public void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {
                boolean outage = failure instanceof AvalancheException told && told.isTransient();
                if (outage != away.getAndSet(outage)) {
                    System.err.println(outage ? "waiting for the node: " + message(failure) : "the node is back");
                }
            }
        };
    }

    private static String message(@Nullable Throwable failure) {
        return failure == null ? "" : String.valueOf(failure.getMessage());
    }

    @SuppressWarnings(
            "SystemConsoleNull") // from Java 22 to 24 there is always one; the line is then printed to a file too
    private void progress(Container last) {
        if (System.console() == null) {
            return; // nobody watches
        }
        double seconds = (System.nanoTime() - started) / 1e9;
        System.err.printf(
                "\r%,d containers, at %s of %s, %,.0f a second",
                count, last.index(), last.timestamp(), count / seconds);
    }
}
