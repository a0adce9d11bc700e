package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.evm.EvmBlockDetails;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeServer;
import io.github.avalanche4j.testing.Script;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Several processes read one list in turn while its server fails. Each is killed at some moment. A reader prints its
 * position after the items before it; the next reader continues from the last position.
 */
class HandOverTest {
    private static final int SHORT = 3_000;
    private static final int LONG = 100_000;
    private static final String DONE = "done";
    private static final String PLACE = "place ";
    private static final String BLOCKS = "/v1/chains/43114/blocks";

    /** Reads its start position from a line, then prints items, and its position now and then. */
    public static final class Reader {
        private static final int MOST_FAILURES = 100;

        private Reader() {}

        public static void main(String[] args) throws IOException {
            Random random = new Random();
            try (NodeClient node = NodeClient.create(args[1]);
                    DataClient data = DataClient.create(args[1])) {
                String place = new BufferedReader(new InputStreamReader(System.in, UTF_8)).readLine();
                if (args[0].equals("numbers")) {
                    read(node.index(Index.P_BLOCK).containers(0).pageSize(50).prefetch(2), place, random);
                } else {
                    read(data.chain("43114").blocks().prefetch(random.nextInt(2)), place, random);
                }
            }
        }

        private static <T> void read(Paged<T> list, String place, Random random) {
            Paged<T> rest = place.isEmpty() ? list : list.from(Position.parse(place));
            try (PagedIterator<T> walk = rest.iterator()) {
                while (hasNext(walk)) {
                    System.out.println(word(walk.next()));
                    if (random.nextInt(20) == 0) {
                        System.out.println(PLACE + walk.position());
                    }
                }
                System.out.println(PLACE + walk.position());
                System.out.println(DONE);
            }
        }

        /** Reads a page again after all attempts failed. */
        private static boolean hasNext(PagedIterator<?> walk) {
            for (int failures = 0; ; failures++) {
                try {
                    return walk.hasNext();
                } catch (AvalancheException e) {
                    if (failures == MOST_FAILURES) {
                        throw e;
                    }
                }
            }
        }

        private static String word(Object item) {
            return item instanceof Container container
                    ? container.index() + " " + container.id()
                    : ((EvmBlockDetails) item).blockNumber().toString();
        }
    }

    /** The output of the readers. Like a database transaction, it stores items and position together. */
    private static final class Store {
        private final List<String> items = new ArrayList<>();
        private final List<String> notYet = new ArrayList<>();
        private String place = "";
        private int killed;

        /** Stores the output of a reader until it ends, or kills it after {@code most} lines. */
        boolean takeAll(Process reader, int most, FakeServer server, Random random)
                throws IOException, InterruptedException {
            notYet.clear(); // the last reader printed no position after these
            Writer input = reader.outputWriter(UTF_8);
            input.write(place + "\n");
            input.flush();
            BufferedReader output = reader.inputReader(UTF_8);
            for (int lines = 0; lines < most; lines++) {
                String line = output.readLine();
                assertThat(line).as("the reader runs until it is killed").isNotNull();
                if (line.equals(DONE)) {
                    return true;
                }
                take(line);
                if (random.nextInt(150) == 0) {
                    fail(server.onAny(), random);
                }
            }
            reader.destroyForcibly().waitFor();
            killed++;
            return false;
        }

        private void take(String line) {
            if (line.startsWith(PLACE)) {
                place = line.substring(PLACE.length());
                items.addAll(notYet);
                notYet.clear();
            } else {
                notYet.add(line);
            }
        }
    }

    /** Decides whether the next request fails, or enough requests that a call uses up its attempts. */
    private static void fail(Script next, Random random) {
        switch (random.nextInt(4)) {
            case 0 -> next.respondStatus(503, "text/html", "<h1>Unavailable</h1>");
            case 1 -> next.respondDefault().disconnectAfter(random.nextInt(2000));
            case 2 -> next.disconnect().times(5);
            default -> next.disconnect();
        }
    }

    private static Process start(String list, FakeServer server) throws IOException {
        return ChildJvm.start(List.of("-Xmx64m"), Reader.class.getName(), list, server.url());
    }

    /** Kills each reader after some of its lines; the next reader has already been started. */
    private static Store read(String list, FakeServer server, int mostLines) throws IOException, InterruptedException {
        Random random = new Random(mostLines);
        Store store = new Store();
        Process reader = start(list, server);
        Process next = start(list, server);
        try {
            while (!store.takeAll(reader, 1 + random.nextInt(mostLines), server, random)) {
                reader = next;
                next = start(list, server);
            }
        } finally {
            reader.destroyForcibly().waitFor();
            next.destroyForcibly().waitFor();
        }
        System.out.println(list + ": " + store.items.size() + " items, " + store.killed + " readers killed, "
                + server.receivedCount() + " requests");
        return store;
    }

    private static void readNumbers(int count, int mostLines) throws IOException, InterruptedException {
        try (FakeNode node = FakeNode.start()) {
            FakeIndex index = node.index("/ext/index/P/block").synthesize(count, 100);

            Store store = read("numbers", node, mostLines);

            assertThat(store.killed).isGreaterThan(1);
            assertThat(store.items)
                    .isEqualTo(IntStream.range(0, count)
                            .mapToObj(i -> i + " " + index.container(i).id())
                            .toList());
        }
    }

    private static void readTokens(int count, int mostLines) throws IOException, InterruptedException {
        try (FakeDataService service = FakeDataService.start()) {
            service.list(BLOCKS, "blocks")
                    .items(count, HandOverTest::block)
                    .maxItemsPerPage(37)
                    .emptyPageEvery(7);

            Store store = read("tokens", service, mostLines);

            assertThat(store.killed).isGreaterThan(1);
            assertThat(store.items)
                    .isEqualTo(IntStream.range(0, count)
                            .mapToObj(Integer::toString)
                            .toList());
        }
    }

    private static String block(int number) {
        return "{\"blockNumber\":\"" + number + "\",\"blockTimestamp\":1,\"txCount\":0,\"blockHash\":\"0x"
                + "0".repeat(62) + "ff\"}";
    }

    @Test
    @Timeout(600)
    @Tag("long")
    void a_numbered_list_is_read_by_processes_that_are_killed() throws Exception {
        readNumbers(SHORT, SHORT / 2);
    }

    @Test
    @Timeout(600)
    void a_list_by_page_tokens_is_read_by_processes_that_are_killed() throws Exception {
        readTokens(SHORT, SHORT / 2);
    }

    @Test
    @Tag("long")
    void a_long_numbered_list_is_read_by_many_processes_that_are_killed() throws Exception {
        readNumbers(LONG, LONG / 20);
    }

    @Test
    @Tag("long")
    void a_long_list_by_page_tokens_is_read_by_many_processes_that_are_killed() throws Exception {
        readTokens(LONG, LONG / 20);
    }
}
