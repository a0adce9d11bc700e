package io.github.avalanche4j.core.internal.paging;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.RestExchange;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.codec.Hex;
import io.github.avalanche4j.core.internal.codec.Sha256;
import java.time.Instant;
import java.util.Optional;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/** The pages of a REST list. Every request repeats all parameters of the list and adds the page's size and token. */
public final class RestPageSource<T, S> implements PageSource<T, S> {
    private final Transport transport;
    private final ListEndpoint<T, S> list;
    private final HttpUrl url;
    private final String parameters;

    public RestPageSource(Transport transport, ListEndpoint<T, S> list, HttpUrl url) {
        this.transport = transport;
        this.list = list;
        this.url = url;
        // the path names what is listed, so the list of another address is another list
        String all = transport.pathOf(url) + "?" + url.query();
        byte[] text = all.getBytes(UTF_8);
        this.parameters = Hex.encode(Sha256.hash(text, text.length)).substring(2, 18);
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
    public int largestPage() {
        return list.largest() == ListEndpoint.NO_PAGE_SIZE ? Integer.MAX_VALUE : list.largest();
    }

    @Override
    public Call<SummaryPage<T, S>> page(Position position, int size) {
        HttpUrl.Builder page = url.newBuilder();
        if (list.largest() != ListEndpoint.NO_PAGE_SIZE) {
            page.addQueryParameter("pageSize", Integer.toString(size));
        }
        if (position.token().isEmpty()) {
            return CallAccess.map(call(page, null), response -> placed(response, position));
        }
        list.tokenFields().send(page, position.token());
        PageToken token = new PageToken(position, list.tokenLife());
        return CallAccess.map(call(page, token), response -> placed(response, position));
    }

    private Call<PageBody<T, S>> call(HttpUrl.Builder page, @Nullable PageToken token) {
        Call<PageBody<T, S>> call = transport.call(new RestExchange<>(list.endpoint(), page.build(), null));
        return token == null ? call : CallAccess.wrap(call, runner -> new TokenRunner<>(runner, token));
    }

    private SummaryPage<T, S> placed(ApiResponse<PageBody<T, S>> response, Position position) {
        PageBody<T, S> body = response.value();
        Position begin =
                new Position(position.endpoint(), position.parameters(), position.token(), 0, position.issued());
        Optional<Position> next = Optional.ofNullable(body.next())
                .map(token -> new Position(endpoint(), parameters, token, 0, Instant.now()));
        return new FetchedPage<>(body.items(), begin, next, response.headers(), body.summary());
    }
}
