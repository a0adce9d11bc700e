package io.github.avalanche4j.guide;

import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import org.junit.jupiter.api.AfterEach;

/** A fake node and a fake service with their addresses, shared by the snippets of a guide. */
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
