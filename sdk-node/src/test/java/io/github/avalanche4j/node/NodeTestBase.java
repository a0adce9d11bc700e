package io.github.avalanche4j.node;

import io.github.avalanche4j.testing.FakeNode;
import org.junit.jupiter.api.AfterEach;

/** A fake node and a client of it. */
public abstract class NodeTestBase {
    protected final FakeNode fake = FakeNode.start();
    protected final NodeClient node = NodeClient.create(fake.url());

    @AfterEach
    void close() {
        node.close();
        fake.close();
    }
}
