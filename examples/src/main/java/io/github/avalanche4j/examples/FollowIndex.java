package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.index.IndexClient;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Walks an index of a node, writes a line for each container, and continues as the index grows. Killed and started
 * again, it continues where it stopped: the place is saved together with the length of the output, so nothing is
 * missing or repeated. {@link FollowChain} does the same and decodes what is in the containers.
 *
 * <p>{@code --node URL} follows a real node; without it a fake one responds, and the walk ends at its end. {@code
 * --index}, {@code --from N}, {@code --parallel N} and {@code --limit N} say what to walk; {@code --out FILE} is where
 * the lines go ({@code target/containers.txt} unless set, with {@code .position} beside it), {@code --tail false} ends
 * the walk at the end of the index, {@code --outage MINUTES} is how long the node may be down (10 unless set).
 */
public final class FollowIndex {
    private static final String FILE = "containers.txt";

    private FollowIndex() {}

    /** Follows an index. */
    public static void main(String[] args) {
        Example.run(FollowIndex::run, args);
    }

    static void run(String[] args, PrintStream screen) throws IOException {
        Arguments arguments = Arguments.of(args, IndexFollower.OPTIONS.toArray(String[]::new));
        Index<?> index = arguments.index();
        IndexFollower follower = new IndexFollower(arguments, screen);
        Optional<String> url = arguments.get("node");
        if (url.isPresent()) {
            boolean tail = arguments.get("tail").orElse("true").equals("true");
            follower.follow(url.get(), FILE, tail, node -> new Containers(node.index(index)));
            return;
        }
        try (FakeNode fake = FakeNode.start()) {
            fake.index("/ext/index/P/block").synthesize(5000, 300);
            follower.follow(fake.url(), FILE, false, node -> new Containers(node.index(index)));
        }
    }

    private record Containers(IndexClient<?> index) implements IndexFollower.Walk<Container> {
        @Override
        public Paged<Container> all(long from) {
            return index.containers(from);
        }

        @Override
        public Tail<Container> tail(Duration interval) {
            return index.follow(0, interval);
        }

        @Override
        public Container container(Container item) {
            return item;
        }

        @Override
        public List<String> lines(Container item) {
            return List.of(item.index() + " " + item.id() + " " + item.bytes().size());
        }
    }
}
