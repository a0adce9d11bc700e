package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Network;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.subnet.Subnet;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two processes read one list in turns; the one that pauses leaves its place in a file, and the other goes on there. */
class HandOverTest {
    private static final int ITEMS = 3000;
    private static final String DONE = "done";

    @TempDir
    private Path folder;

    /** Reads as many items as a line of its input says, prints them, saves its place, and waits for the next line. */
    public static final class Reader {
        private Reader() {}

        public static void main(String[] args) throws IOException {
            Path place = Path.of(args[2]);
            BufferedReader turns = new BufferedReader(new InputStreamReader(System.in, UTF_8));
            try (NodeClient node = NodeClient.create(args[1]);
                    DataClient data = DataClient.create(args[1])) {
                for (String turn = turns.readLine(); turn != null; turn = turns.readLine()) {
                    int count = Integer.parseInt(turn);
                    if (args[0].equals("numbered")) {
                        read(node.index(Index.P_BLOCK).containers(0).prefetch(2), count, place);
                    } else {
                        read(data.network(Network.FUJI).subnets().prefetch(1), count, place);
                    }
                    System.out.println(DONE);
                }
            }
        }

        private static <T> void read(Paged<T> list, int count, Path place) throws IOException {
            Paged<T> rest = Files.exists(place) ? list.from(Position.parse(Files.readString(place))) : list;
            try (PagedIterator<T> walk = rest.iterator()) {
                for (int i = 0; i < count && walk.hasNext(); i++) {
                    System.out.println(word(walk.next()));
                }
                Files.writeString(place, walk.position().toString());
            }
        }

        private static String word(Object item) {
            return item instanceof Container container
                    ? container.index() + " " + container.id()
                    : ((Subnet) item).subnetId().toString();
        }
    }

    /** All that the two give, each some items at a time. */
    private List<String> inTurns(String list, FakeServer server) throws IOException, InterruptedException {
        Random random = new Random(ITEMS);
        String place = folder.resolve("place").toString();
        List<Process> readers = new ArrayList<>();
        List<String> items = new ArrayList<>();
        try {
            for (int i = 0; i < 2; i++) {
                readers.add(ChildJvm.start(List.of("-Xmx64m"), Reader.class.getName(), list, server.url(), place));
            }
            List<BufferedReader> outputs = readers.stream()
                    .map(each -> new BufferedReader(new InputStreamReader(each.getInputStream(), UTF_8)))
                    .toList();
            for (int turn = 0, before = -1; before < items.size(); turn++) {
                before = items.size();
                Writer input = readers.get(turn % 2).outputWriter(UTF_8);
                input.write((1 + random.nextInt(400)) + "\n");
                input.flush();
                BufferedReader output = outputs.get(turn % 2);
                for (String line = output.readLine(); !DONE.equals(line); line = output.readLine()) {
                    assertThat(line).as("the reader goes on").isNotNull();
                    items.add(line);
                }
            }
        } finally {
            for (Process reader : readers) {
                reader.destroyForcibly().waitFor();
            }
        }
        return items;
    }

    @Test
    @Timeout(120)
    void a_numbered_list_is_read_by_two_processes_in_turns() throws Exception {
        try (FakeNode node = FakeNode.start()) {
            FakeIndex index = node.index("/ext/index/P/block").synthesize(ITEMS, 100);

            assertThat(inTurns("numbered", node))
                    .isEqualTo(LongStream.range(0, ITEMS)
                            .mapToObj(i -> i + " " + index.container(i).id())
                            .toList());
        }
    }
}
