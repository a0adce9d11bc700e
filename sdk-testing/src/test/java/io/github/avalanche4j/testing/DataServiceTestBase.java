package io.github.avalanche4j.testing;

import org.junit.jupiter.api.AfterEach;

/** A fake service and a client of it. */
abstract class DataServiceTestBase {
    final FakeDataService service = FakeDataService.start();
    final DataClient client = new DataClient(service);

    @AfterEach
    void close() {
        service.close();
    }
}
