package io.github.avalanche4j.core.internal.call;

import io.github.avalanche4j.testing.FakeNode;
import org.junit.jupiter.api.AfterEach;

/** A fake node and a client of it with the default options; new ones for each test. */
public abstract class NodeAndClient {
    protected final FakeNode node = FakeNode.start();
    protected final TestClient client = TestClient.of(node);

    @AfterEach
    final void closeBoth() {
        client.close();
        node.close();
    }
}
