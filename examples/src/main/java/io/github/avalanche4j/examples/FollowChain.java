package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Instrumentation;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.DecodedContainer;
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
 * Follows the P-, X- or C-Chain through an index of a node, decodes what it accepted, and writes a readable line for
 * each transaction, also into a file. Ids are computed from the bytes, so a node that lies about them is detected.
 * Killed and started again, it continues where it stopped: the place is saved together with the length of the file at
 * each pause, so nothing is missing or repeated.
 *
 * <p>{@code --node URL} follows a real node; without it a fake one responds with some recorded transactions, and the
 * walk ends at its end. {@code --index} is {@code P/block} unless set; {@code --from N}, {@code --parallel N} and
 * {@code --limit N} say what to walk. {@code --out FILE} is where the lines go ({@code target/chain.txt} unless set,
 * with {@code .position} beside it), {@code --tail false} ends the walk at the end of the index, {@code --outage
 * MINUTES} is how long the node may be down (10 unless set).
 */
public final class FollowChain {
    private final Arguments arguments;
    private final PrintStream screen;
    private final AtomicBoolean away = new AtomicBoolean();

    private FollowChain(Arguments arguments, PrintStream screen) {
        this.arguments = arguments;
        this.screen = screen;
    }

    /** Follows a chain. */
    public static void main(String[] args) {
        Example.run(FollowChain::run, args);
    }

    static void run(String[] args, PrintStream screen) throws IOException {
        Arguments arguments = Arguments.of(args, "node", "index", "from", "parallel", "limit", "out", "tail", "outage");
        Index<?> index = arguments.index();
        FollowChain program = new FollowChain(arguments, screen);
        Optional<String> url = arguments.get("node");
        if (url.isPresent()) {
            program.follow(
                    url.get(), index, arguments.get("tail").orElse("true").equals("true"));
            return;
        }
        try (FakeNode fake = FakeNode.start()) {
            String chain = index.path().substring(0, 1);
            fake.index("/ext/index/" + chain + "/block").appendRecorded();
            program.follow(fake.url(), index, false);
        }
    }

    /** Follows an index to its end, or without end if {@code tail}. */
    private <T> void follow(String url, Index<T> index, boolean tail) throws IOException {
        Path out = arguments.out("chain.txt");
        long limit = arguments.number("limit", Long.MAX_VALUE);
        int parallel = (int) arguments.number("parallel", 4, 0, Integer.MAX_VALUE);
        try (NodeClient node = NodeClient.create(url, options -> options.instrumentation(this::watch));
                Journal journal = Journal.open(out)) {
            IndexClient<T> client = node.index(index);
            Paged<DecodedContainer<T>> list = client.decoded(arguments.number("from", 0));
            Optional<Position> saved = journal.position();
            saved.ifPresent(place -> screen.println("continuing at " + place.token()));
            Position start = saved.orElse(list.start());
            journal.save(start);
            ChainLines lines =
                    new ChainLines(node.platform().getStakingAssetId().execute());
            PagedIterator<DecodedContainer<T>> walk = tail
                    ? client.followDecoded(0, Duration.ofSeconds(1))
                            .from(start)
                            .prefetch(parallel)
                            .maxOutage(Duration.ofMinutes(arguments.number("outage", 10)))
                            .iterator()
                    : list.from(start).prefetch(parallel).limit(limit).iterator();
            long count = write(walk, limit, lines, journal);
            screen.println("the end: " + count + " containers written to " + out.getFileName());
        }
    }

    private <T> long write(PagedIterator<DecodedContainer<T>> walk, long limit, ChainLines lines, Journal journal)
            throws IOException {
        long count = 0;
        try (walk) {
            while (count < limit && walk.hasNext()) {
                for (String line : lines.of(walk.next())) {
                    journal.write(line);
                    screen.println(line);
                }
                count++;
                // a range is at its end, and the next one may take long
                if (!walk.isReady()) {
                    journal.save(walk.position());
                }
            }
            journal.save(walk.position());
        }
        return count;
    }

    /** Reports once that the node is away, and once that it is back. The walk itself waits. */
    private Instrumentation.Observation watch(String endpoint, String server) {
        return new Instrumentation.Observation() {
            @Override
            public void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {
                String problem = failure instanceof AvalancheException known && known.isTransient()
                        ? "waiting for the node: " + known.getMessage()
                        : "";
                if (problem.isEmpty() == away.getAndSet(!problem.isEmpty())) {
                    System.err.println(problem.isEmpty() ? "the node is back" : problem);
                }
            }
        };
    }
}
