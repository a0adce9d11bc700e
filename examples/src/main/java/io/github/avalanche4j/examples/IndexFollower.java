package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Instrumentation;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Follows an index into a file. The place is saved together with the length of the file at each pause, so a program
 * that is killed continues where it stopped and writes nothing twice.
 */
final class IndexFollower {
    static final List<String> OPTIONS =
            List.of("node", "index", "from", "parallel", "limit", "out", "tail", "outage", "separate");

    private final Arguments arguments;
    private final PrintStream screen;
    private final long started = System.nanoTime();
    private final AtomicBoolean away = new AtomicBoolean();
    private long count;

    IndexFollower(Arguments arguments, PrintStream screen) {
        this.arguments = arguments;
        this.screen = screen;
    }

    /** How an index is walked, and how its containers are written. */
    interface Walk<T> {
        /** The containers up to the end. */
        Paged<T> all(long from);

        /** The containers without end. */
        Tail<T> tail(Duration interval);

        Container container(T item);

        List<String> lines(T item);

        /** Whether the lines are printed on the screen too. */
        default boolean isShown() {
            return false;
        }
    }

    /** Follows an index to its end, or without end if {@code tail}. */
    <T> void follow(String url, String file, boolean tail, Function<NodeClient, Walk<T>> walkOf) throws IOException {
        Path out = arguments.out(file);
        // a position that is saved apart from the output is older than it: later items are written again
        boolean together = arguments.get("separate").isEmpty();
        try (NodeClient node = NodeClient.create(url, options -> options.instrumentation(this::watch));
                Journal journal = Journal.open(out, together)) {
            Walk<T> walk = walkOf.apply(node);
            Paged<T> list = walk.all(arguments.number("from", 0)).prefetch(parallel());
            Optional<Position> saved = journal.position();
            if (saved.isPresent()) {
                list = list.from(saved.get());
                screen.println("continuing at " + saved.get().token());
            }
            journal.save(list.start());
            long limit = arguments.number("limit", Long.MAX_VALUE);
            write(tail ? tail(walk, list.start()) : list.limit(limit).iterator(), limit, walk, journal);
        }
        screen.println("the end: " + count + " containers written to " + out.getFileName());
    }

    private int parallel() {
        return (int) arguments.number("parallel", 4, 0, Integer.MAX_VALUE);
    }

    /** The index without end; an outage of the node is waited out. */
    private <T> PagedIterator<T> tail(Walk<T> walk, Position start) {
        return walk.tail(Duration.ofSeconds(1))
                .from(start)
                .prefetch(parallel())
                .maxOutage(Duration.ofMinutes(arguments.number("outage", 10)))
                .iterator();
    }

    private <T> void write(PagedIterator<T> items, long limit, Walk<T> walk, Journal journal) throws IOException {
        try (items) {
            while (count < limit && items.hasNext()) {
                T item = items.next();
                for (String line : walk.lines(item)) {
                    journal.write(line);
                    if (walk.isShown()) {
                        screen.println(line);
                    }
                }
                count++;
                // a range is at its end, and the next one may take long
                if (!items.isReady()) {
                    journal.save(items.position());
                    if (!walk.isShown()) {
                        progress(walk.container(item));
                    }
                }
            }
            journal.save(items.position());
        }
    }

    /** Reports once that the node is away, and once that it is back. The walk itself waits. */
    private Instrumentation.Observation watch(String endpoint, String server) {
        return new Instrumentation.Observation() {
            @Override
            public void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {
                boolean outage = failure instanceof AvalancheException known && known.isTransient();
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
            return; // no progress is printed
        }
        double seconds = (System.nanoTime() - started) / 1e9;
        System.err.printf(
                "\r%,d containers, at %s of %s, %,.0f a second",
                count, last.index(), last.timestamp(), count / seconds);
    }
}
