package io.github.avalanche4j.examples;

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
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;

/**
 * Writes decoded blocks, transactions and UTXOs of the P-, X- or C-Chain into tables, and answers three questions in
 * SQL. The position is committed together with the rows, so a program that is killed and started again loses and
 * repeats nothing.
 *
 * <p>{@code --node URL} reads a real node; without it a fake one responds with some recorded transactions. {@code
 * --index} is {@code P/block} unless set. {@code --jdbc URL} names a database, such as {@code
 * jdbc:postgresql://localhost/chain?user=me&password=secret}; without it the tables are in an H2 file, {@code --out
 * FILE} ({@code target/chain} unless set). {@code --parallel N} ranges are fetched ahead (2 unless set). {@code --limit
 * N} ends the walk after N containers, {@code --tail true} continues as the index grows.
 */
public final class ChainToDatabase {
    /** Rows are committed at least this often, so a transaction of the database stays small. */
    private static final int CONTAINERS_PER_COMMIT = 500;

    private ChainToDatabase() {}

    /** Writes a chain into tables. */
    public static void main(String[] args) {
        Example.run(ChainToDatabase::run, args);
    }

    static void run(String[] args, PrintStream screen) throws IOException {
        Arguments arguments = Arguments.of(args, "node", "index", "jdbc", "out", "parallel", "limit", "tail");
        Index<?> index = arguments.index();
        Optional<String> url = arguments.get("node");
        if (url.isPresent()) {
            write(url.get(), index, arguments, screen);
            return;
        }
        try (FakeNode fake = FakeNode.start()) {
            fake.index("/ext/index/" + index.path()).appendRecorded();
            write(fake.url(), index, arguments, screen);
        }
    }

    private static void write(String url, Index<?> index, Arguments arguments, PrintStream screen) throws IOException {
        Optional<String> named = arguments.get("jdbc");
        String jdbc = named.isPresent()
                ? named.get()
                : "jdbc:h2:file:" + arguments.out("chain").toAbsolutePath() + ";WRITE_DELAY=0";
        try (NodeClient node = NodeClient.create(url);
                ChainTables tables = new ChainTables(DriverManager.getConnection(jdbc), index.path())) {
            Optional<Position> place = tables.place();
            place.ifPresent(from -> screen.println("continuing at " + from.token()));
            long limit = arguments.number("limit", Long.MAX_VALUE);
            int parallel = (int) arguments.number("parallel", 2, 0, 64);
            boolean tail = arguments.get("tail").orElse("false").equals("true");
            try (var containers = containers(node.index(index), place, parallel, tail)) {
                screen.println(copy(containers, limit, tables) + " containers written");
            }
            tables.ask(screen);
        } catch (SQLException e) {
            throw new IOException("the database failed: " + e.getMessage(), e);
        }
    }

    private static <T> PagedIterator<DecodedContainer<T>> containers(
            IndexClient<T> index, Optional<Position> place, int parallel, boolean tail) {
        Paged<DecodedContainer<T>> list = index.decoded(0);
        Position from = place.orElseGet(list::start);
        return tail
                ? index.followDecoded(0, Duration.ofSeconds(1))
                        .from(from)
                        .prefetch(parallel)
                        .iterator()
                : list.from(from).prefetch(parallel).iterator();
    }

    private static long copy(PagedIterator<? extends DecodedContainer<?>> containers, long limit, ChainTables tables)
            throws SQLException {
        long count = 0;
        while (count < limit && containers.hasNext()) {
            tables.add(containers.next());
            count++;
            // the next range may take long
            if (count % CONTAINERS_PER_COMMIT == 0 || !containers.isReady()) {
                tables.commit(containers.position());
            }
        }
        tables.commit(containers.position());
        return count;
    }
}
