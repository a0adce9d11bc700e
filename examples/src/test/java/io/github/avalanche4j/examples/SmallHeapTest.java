package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ResponseTooLargeException;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** One response cannot exhaust a small heap, whatever the server sends. */
class SmallHeapTest {
    private static final int MANY = 2_500_000;

    /** Reads a list of values and a tree in a small JVM, which survives. */
    public static final class Reader {
        private Reader() {}

        public static void main(String[] args) {
            try (NodeClient node = NodeClient.create(args[0])) {
                attempt(() -> node.platform()
                        .call("test.values", JsonTree.class, Map.of())
                        .execute());
                attempt(() -> node.platform().sampleValidators(1).execute());
                System.out.println(node.info().getNetworkName().execute());
            }
        }

        private static void attempt(Runnable read) {
            try {
                read.run();
                System.out.println("read");
            } catch (ResponseTooLargeException e) {
                System.out.println("too large");
            }
        }
    }

    @Test
    void millions_of_tiny_values_are_refused_and_the_client_still_works() throws Exception {
        try (FakeNode fake = FakeNode.start()) {
            fake.on("test.values").respond("[" + "[],".repeat(MANY) + "[]]");
            fake.on("platform.sampleValidators").respond("{\"validators\":[" + "\"\",".repeat(MANY) + "\"\"]}");

            Process reader = ChildJvm.start(List.of("-Xmx64m"), Reader.class.getName(), fake.url());
            List<String> lines = ChildJvm.lines(reader);

            assertThat(reader.waitFor()).isZero();
            assertThat(lines).containsExactly("too large", "too large", "network-88888");
        }
    }
}
