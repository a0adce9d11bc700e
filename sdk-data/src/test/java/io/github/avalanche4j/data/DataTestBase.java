package io.github.avalanche4j.data;

import io.github.avalanche4j.testing.FakeDataService;
import org.junit.jupiter.api.AfterEach;

/** A fake service and a client of it. */
abstract class DataTestBase {
    final FakeDataService service = FakeDataService.start();
    final DataClient data = Requests.client(service);

    @AfterEach
    void close() {
        data.close();
        service.close();
    }
}
