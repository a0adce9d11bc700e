package io.github.avalanche4j.core.internal.paging;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.codec.Hex;
import io.github.avalanche4j.core.internal.codec.Sha256;
import java.time.Instant;
import java.util.Optional;
import okhttp3.HttpUrl;

/** The pages of a REST list. Every request repeats all parameters of the list and adds the page's size and token. */
public final class RestPageSource<T, P extends Page<T>> implements PageSource<T, P> {
    private final Transport transport;
    private final ListEndpoint<T, P> pages;
    private final HttpUrl url;
    private final String parameters;

    public RestPageSource(Transport transport, ListEndpoint<T, P> pages, HttpUrl url) {
        this.transport = transport;
        this.pages = pages;
        this.url = url;
        // the path names what is listed, so the list of another address is another list
        String all = transport.base().pathOf(url) + "?" + url.query();
        byte[] text = all.getBytes(UTF_8);
        this.parameters = Hex.encode(Sha256.hash(text, text.length)).substring(2, 18);
    }

    @Override
    public String endpoint() {
        return pages.endpoint().id();
    }

    @Override
    public String parameters() {
        return parameters;
    }

    @Override
    public int largestPage() {
        return pages.largest() == ListEndpoint.NO_PAGE_SIZE ? Integer.MAX_VALUE : pages.largest();
    }

    @Override
    public Call<P> page(Position position, int size) {
        HttpUrl.Builder page = url.newBuilder();
        if (pages.largest() != ListEndpoint.NO_PAGE_SIZE) {
            page.addQueryParameter("pageSize", Integer.toString(size));
        }
        if (position.token().isEmpty()) {
            return fetched(position, page.build());
        }
        pages.cursor().send(page, position.token());
        return new TokenCall<>(fetched(position, page.build()), position, pages.tokenLife());
    }

    private Call<P> fetched(Position position, HttpUrl page) {
        return transport.rest(pages.endpoint(), page, null).mapResponse(answer -> placed(answer, position));
    }

    private P placed(ApiResponse<PageBody<T, P>> answer, Position position) {
        PageBody<T, P> body = answer.value();
        Position begin =
                new Position(position.endpoint(), position.parameters(), position.token(), 0, position.issued());
        Optional<Position> next = Optional.ofNullable(body.next())
                .map(token -> new Position(endpoint(), parameters, token, 0, Instant.now()));
        return body.toPage().apply(new FetchedPage<>(body.items(), begin, next, answer.headers()));
    }
}
