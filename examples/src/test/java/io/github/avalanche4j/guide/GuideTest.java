package io.github.avalanche4j.guide;

import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import org.junit.jupiter.api.AfterEach;

/** A fake node and a fake service with their addresses and clients, shared by the snippets of a guide. */
abstract class GuideTest {
    final FakeNode fake = FakeNode.start();
    final String url = fake.url();
    final FakeDataService service = FakeDataService.start();
    final String serviceUrl = service.url();
    final NodeClient node = NodeClient.create(url);
    final DataClient data = DataClient.create(serviceUrl);

    @AfterEach
    void close() {
        node.close();
        data.close();
        fake.close();
        service.close();
    }
}
