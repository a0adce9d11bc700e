package io.github.avalanche4j.core.internal.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.endpoint.ParameterDigest;
import io.github.avalanche4j.core.internal.paging.FetchedPage;
import io.github.avalanche4j.core.internal.paging.PageSource;
import java.util.Optional;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/** The pages of a REST list. Every request repeats all parameters of the list and adds the page's size and token. */
public final class RestPageSource<T, S> implements PageSource<T, S> {
    private static final String PAGE_SIZE = "pageSize";

    private final Transport transport;
    private final ListEndpoint<T, S> list;
    private final HttpUrl url;
    private final @Nullable ObjectNode body;
    private final String parameters;

    /** The pages of {@code list}; {@code body} is the body of a posted list, null for any other list. */
    public RestPageSource(Transport transport, ListEndpoint<T, S> list, HttpUrl url, @Nullable ObjectNode body) {
        this.transport = transport;
        this.list = list;
        this.url = url;
        this.body = body;
        this.parameters = ParameterDigest.of(list.endpoint().path(), transport.pathOf(url), url, body);
    }

    @Override
    public String endpoint() {
        return list.endpoint().id();
    }

    @Override
    public String parameters() {
        return parameters;
    }

    @Override
    public int smallestPage() {
        return list.pageSizes().smallest();
    }

    @Override
    public int largestPage() {
        return list.pageSizes().isFixed() ? Integer.MAX_VALUE : list.pageSizes().largest();
    }

    @Override
    public Call<SummaryPage<T, S>> page(Position position, int size) {
        Call<PageBody<T, S>> call = transport.call(request(position, size));
        if (!position.token().isEmpty()) {
            PageToken token = new PageToken(position, list.tokenLife(), transport.clock()::now);
            PagingException expired = token.expired();
            call = expired != null ? Call.failed(expired) : CallAccess.explained(call, token::translated);
        }
        return CallAccess.map(call, response -> placed(response, position, size));
    }

    private RestExchange<PageBody<T, S>> request(Position position, int size) {
        Endpoint.Rest<PageBody<T, S>> endpoint = list.pageSizes().isSent(size)
                ? list.endpoint().withDecoder(list.decoder().withRequested(size))
                : list.endpoint();
        if (body != null && list.tokenInBody()) {
            ObjectNode whole = body.deepCopy();
            if (list.pageSizes().isSent(size)) {
                whole.put(PAGE_SIZE, size);
            }
            if (!position.token().isEmpty()) {
                list.decoder().tokenFields().send(whole::put, position.token());
            }
            return new RestExchange<>(endpoint, url, whole);
        }
        HttpUrl.Builder whole = url.newBuilder();
        if (list.pageSizes().isSent(size)) {
            whole.addQueryParameter(PAGE_SIZE, Integer.toString(size));
        }
        if (!position.token().isEmpty()) {
            list.decoder().tokenFields().send(whole::addQueryParameter, position.token());
        }
        return new RestExchange<>(endpoint, whole.build(), body);
    }

    private SummaryPage<T, S> placed(ApiResponse<PageBody<T, S>> response, Position position, int size) {
        PageBody<T, S> page = response.value();
        int sent = list.pageSizes().isSent(size) ? size : 0;
        Position begin =
                new Position(position.endpoint(), position.parameters(), position.token(), 0, sent, position.issued());
        Optional<Position> next = Optional.ofNullable(page.next())
                .map(token -> new Position(
                        endpoint(),
                        parameters,
                        token,
                        0,
                        sent,
                        transport.clock().now()));
        return new FetchedPage<>(page.items(), begin, next, response.headers(), page.summary());
    }
}
