package io.github.avalanche4j.guide;

import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import org.junit.jupiter.api.AfterEach;

/** What the snippets of a guide share: a fake node and a fake service, and where they are. */
abstract class GuideTest {
    final FakeNode fake = FakeNode.start();
    final String url = fake.url();
    final FakeDataService service = FakeDataService.start();
    final String serviceUrl = service.url();

    @AfterEach
    void close() {
        fake.close();
        service.close();
    }
}
