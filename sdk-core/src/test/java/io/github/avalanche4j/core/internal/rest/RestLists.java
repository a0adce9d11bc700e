package io.github.avalanche4j.core.internal.rest;

import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.testing.FakeDataService;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** A service with one list of two pages, and a channel to it. */
abstract class RestLists {
    static final String PATH = "/list";
    static final ListEndpoint<Integer, NoSummary> LIST =
            ListEndpoint.of("test.list", PATH, "items", Integer.class, 100);
    static final String FIRST = "{\"items\":[1,2],\"next\":0,\"nextPageToken\":\"two\"}";
    static final String LAST = "{\"items\":[3]}";

    final FakeDataService service = FakeDataService.start();
    final Transport transport = new Transport(service.url(), ClientSettings.defaults(), new ApiErrorDecoder());
    final RestChannel channel = new RestChannel(transport);

    /** Verb, path and body of each request. */
    List<String> sent() {
        return service.received().stream()
                .map(request -> request.method() + " " + request.path() + " " + request.body())
                .map(String::strip)
                .toList();
    }

    @AfterEach
    void close() {
        transport.close();
        service.close();
    }
}
