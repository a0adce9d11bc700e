package io.github.avalanche4j.data;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.data.Requests.Request;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Collects requests by the names of their fixtures.
 *
 * @param <C> the client on which they are made
 */
final class RequestTable<C> {
    private final Map<String, Request> requests;
    private final Map<String, Function<DataClient, Paged<?>>> lists;
    private final Function<DataClient, C> client;

    private RequestTable(
            Map<String, Request> requests,
            Map<String, Function<DataClient, Paged<?>>> lists,
            Function<DataClient, C> client) {
        this.requests = requests;
        this.lists = lists;
        this.client = client;
    }

    static RequestTable<DataClient> empty() {
        return new RequestTable<>(new LinkedHashMap<>(), new LinkedHashMap<>(), data -> data);
    }

    /** The same table, for the requests of a client that this client returns. */
    <D> RequestTable<D> of(Function<C, D> part) {
        return new RequestTable<>(requests, lists, client.andThen(part));
    }

    void call(String fixture, Function<C, Call<?>> call) {
        put(fixture, (data, service) -> call.apply(client.apply(data)).execute());
    }

    void list(String fixture, Function<C, Paged<?>> list) {
        lists.put(fixture, client.andThen(list));
        put(fixture, (data, service) -> Requests.first(list.apply(client.apply(data))));
    }

    void put(String fixture, Request request) {
        requests.put(fixture, request);
    }

    Map<String, Request> all() {
        return requests;
    }

    /** Those that are lists. */
    Map<String, Function<DataClient, Paged<?>>> lists() {
        return lists;
    }
}
