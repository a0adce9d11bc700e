package io.github.avalanche4j.core.internal.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.endpoint.PathTemplate;
import io.github.avalanche4j.core.internal.endpoint.Query;
import io.github.avalanche4j.core.internal.json.Mapper;
import io.github.avalanche4j.core.internal.paging.PagedList;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * Makes calls of the REST endpoints of one server. In all methods, {@code values} fill the endpoint's path in order.
 */
public record RestChannel(Transport transport) {
    /** A call that sends no body. */
    public <T> Call<T> call(Endpoint.Rest<T> endpoint, @Nullable Object query, Object... values) {
        return transport.call(new RestExchange<>(endpoint, url(endpoint.path(), query, values), null));
    }

    /** A call that sends {@code json}. */
    public <T> Call<T> send(Endpoint.Rest<T> endpoint, Object json, Object... values) {
        return transport.call(new RestExchange<>(endpoint, url(endpoint.path(), null, values), copy(json)));
    }

    /** A call that sends {@code json} and is retried as {@code schedule} says. */
    public <T> Call<T> send(Endpoint.Rest<T> endpoint, BackoffSchedule schedule, Object json, Object... values) {
        return transport.call(new RestExchange<>(endpoint, url(endpoint.path(), null, values), copy(json)), schedule);
    }

    /** A call that returns a text. */
    public <T> Call<T> text(Endpoint.Text<T> endpoint) {
        return transport.call(new TextExchange<>(endpoint, transport.url(endpoint.path())));
    }

    /** A list. */
    public <T, S> PagedList<T, S> list(ListEndpoint<T, S> list, @Nullable Object query, Object... values) {
        return new PagedList<>(
                new RestPageSource<>(transport, list, url(list.endpoint().path(), query, values), null));
    }

    /** A list that is requested with a body; {@code json} must be an object. */
    public <T, S> PagedList<T, S> postedList(
            ListEndpoint<T, S> list, @Nullable Object query, Object json, Object... values) {
        return new PagedList<>(
                new RestPageSource<>(transport, list, url(list.endpoint().path(), query, values), copy(json)));
    }

    /** A copy of the caller's object, so that later changes do not affect the call. */
    private static ObjectNode copy(Object json) {
        return (ObjectNode) Mapper.treeOf(json);
    }

    private HttpUrl url(String template, @Nullable Object query, Object... values) {
        return Query.add(transport.url(PathTemplate.fill(template, values)), query);
    }
}
