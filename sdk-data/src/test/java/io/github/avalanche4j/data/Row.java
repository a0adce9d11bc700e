package io.github.avalanche4j.data;

import io.github.avalanche4j.testing.FakeDataService;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A call of a client: the request of a fixture, or an argument that is refused.
 *
 * @param kind which of them
 * @param name the fixture, or the argument
 * @param call the call, with a client and its service
 */
record Row(Kind kind, String name, BiFunction<DataClient, FakeDataService, Object> call) {
    enum Kind {
        REQUEST,
        REFUSES,
        REFUSES_NULL
    }

    /** The rows of all tables. */
    static Stream<Row> all() {
        return Stream.of(
                        ChainRows.rows(),
                        MetricsRows.rows(),
                        NetworkRows.rows(),
                        ServiceRows.rows(),
                        UsageRows.rows(),
                        WebhookRows.rows())
                .flatMap(List::stream);
    }

    static Row request(String fixture, Function<DataClient, Object> call) {
        return request(fixture, (data, service) -> call.apply(data));
    }

    static Row request(String fixture, BiFunction<DataClient, FakeDataService, Object> call) {
        return new Row(Kind.REQUEST, fixture, call);
    }

    static Row refuses(String argument, Function<DataClient, Object> call) {
        return refuses(argument, (data, service) -> call.apply(data));
    }

    static Row refuses(String argument, BiFunction<DataClient, FakeDataService, Object> call) {
        return new Row(Kind.REFUSES, argument, call);
    }

    static Row refusesNull(String argument, Function<DataClient, Object> call) {
        return new Row(Kind.REFUSES_NULL, argument, (data, service) -> call.apply(data));
    }

    @Override
    public String toString() {
        return kind + " " + name;
    }
}
