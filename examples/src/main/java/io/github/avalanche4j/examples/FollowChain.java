package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.DecodedContainer;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.index.IndexClient;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Follows the P-, X- or C-Chain through an index of a node, decodes what it accepted, and shows a readable line for
 * each transaction, which it also writes into a file. Ids are computed from the bytes, so a node that lies about them
 * is detected. Killed and started again, it continues where it stopped.
 *
 * <p>{@code --node URL} follows a real node; without it a fake one responds with some recorded transactions, and the
 * walk ends at its end. {@code --index} is {@code P/block} unless set. {@code --from N}, {@code --parallel N},
 * {@code --limit N}, {@code --out FILE} ({@code target/chain.txt} unless set), {@code --tail false} and {@code --outage
 * MINUTES} are those of {@link FollowIndex}.
 */
public final class FollowChain {
    private static final String FILE = "chain.txt";

    private FollowChain() {}

    /** Follows a chain. */
    public static void main(String[] args) {
        Example.run(FollowChain::run, args);
    }

    static void run(String[] args, PrintStream screen) throws IOException {
        Arguments arguments = Arguments.of(args, IndexFollower.OPTIONS.toArray(String[]::new));
        Index<?> index = arguments.index();
        IndexFollower follower = new IndexFollower(arguments, screen);
        Optional<String> url = arguments.get("node");
        if (url.isPresent()) {
            boolean tail = arguments.get("tail").orElse("true").equals("true");
            follower.follow(url.get(), FILE, tail, node -> decoded(node, index));
            return;
        }
        try (FakeNode fake = FakeNode.start()) {
            String chain = index.path().substring(0, 1);
            fake.index("/ext/index/" + chain + "/block").appendRecorded();
            follower.follow(fake.url(), FILE, false, node -> decoded(node, index));
        }
    }

    private static <T> Decoded<T> decoded(NodeClient node, Index<T> index) {
        Id avax = node.platform().getStakingAssetId().execute();
        return new Decoded<>(node.index(index), new ChainLines(avax));
    }

    private record Decoded<T>(IndexClient<T> index, ChainLines words)
            implements IndexFollower.Walk<DecodedContainer<T>> {
        @Override
        public Paged<DecodedContainer<T>> all(long from) {
            return index.decoded(from);
        }

        @Override
        public Tail<DecodedContainer<T>> tail(Duration interval) {
            return index.followDecoded(0, interval);
        }

        @Override
        public Container container(DecodedContainer<T> item) {
            return item.container();
        }

        @Override
        public boolean isShown() {
            return true;
        }

        @Override
        public List<String> lines(DecodedContainer<T> item) {
            return words.of(item);
        }
    }
}
