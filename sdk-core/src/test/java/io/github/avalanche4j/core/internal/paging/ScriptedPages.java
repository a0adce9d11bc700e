package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A list without a server, whose pages are a function of their token. It records the fetched pages. */
public final class ScriptedPages implements TestPages {
    /** A server's response for a token. {@code next} is as in the JSON; empty if there is none. */
    public record Response(List<Integer> items, Optional<String> next) {}

    public static final List<Integer> ALL = IntStream.range(0, 10).boxed().toList();

    // the pages of a server for over(client)
    static final String FIRST = "{\"items\":[1,2],\"next\":\"b\"}";
    static final String SECOND = "{\"items\":[3],\"next\":\"c\"}";
    static final String THIRD = "{\"items\":[4],\"next\":null}";

    /** Pages of 0..1, none, 2..4, 5, none, 6..9. */
    public static Response uneven(String token) {
        return switch (token) {
            case "" -> new Response(ALL.subList(0, 2), Optional.of("a"));
            case "a" -> new Response(List.of(), Optional.of("b"));
            case "b" -> new Response(ALL.subList(2, 5), Optional.of("c"));
            case "c" -> new Response(ALL.subList(5, 6), Optional.of("d"));
            case "d" -> new Response(List.of(), Optional.of("e"));
            case "e" -> new Response(ALL.subList(6, 10), Optional.empty());
            default -> throw new IllegalArgumentException(token);
        };
    }

    private final Function<String, Response> responses;
    private final List<String> fetched = Collections.synchronizedList(new ArrayList<>());
    private final List<Integer> sizes = Collections.synchronizedList(new ArrayList<>());

    public ScriptedPages(Function<String, Response> responses) {
        this.responses = responses;
    }

    public PagedList<Integer, NoSummary> list() {
        return new PagedList<>(this);
    }

    public List<String> fetched() {
        return List.copyOf(fetched);
    }

    public List<Integer> sizes() {
        return List.copyOf(sizes);
    }

    @Override
    public Call<SummaryPage<Integer, NoSummary>> page(Position position, int size) {
        return Call.completed(position).map(at -> fetch(at, size));
    }

    private SummaryPage<Integer, NoSummary> fetch(Position position, int size) {
        fetched.add(position.token());
        sizes.add(size);
        Response response = responses.apply(position.token());
        return page(position, response.items(), response.next());
    }

    public static SummaryPage<Integer, NoSummary> page(Position position, List<Integer> items, Optional<String> token) {
        // a missing, a null and an empty token are the same: the end
        Optional<Position> next = token.filter(text -> !text.isEmpty())
                .map(text -> new Position("test.list", "p", text, 0, 0, Instant.EPOCH));
        return FetchedPage.of(items, position, next, Headers.of(Map.of()));
    }

    /** A list over a client's REST endpoint, which responds {@code {"items":[…],"next":"…"}}. */
    public static PagedList<Integer, NoSummary> over(TestClient client) {
        return new PagedList<>(new TestPages() {
            @Override
            public Call<SummaryPage<Integer, NoSummary>> page(Position position, int size) {
                String path = "/list/" + (position.token().isEmpty() ? "first" : position.token());
                Endpoint.Rest<JsonTree> endpoint = Endpoint.get("test.list", path, JsonTree.class);
                return new RestChannel(client.transport()).call(endpoint, null).map(response -> {
                    List<Integer> items = response.get("items").elements().stream()
                            .map(item -> item.asInteger().orElseThrow().intValueExact())
                            .toList();
                    return ScriptedPages.page(
                            position, items, response.get("next").asText());
                });
            }
        });
    }

    static List<String> paths(FakeNode node) {
        return node.received().stream().map(request -> request.path()).toList();
    }

    /** All items of a walk. */
    public static <T> List<T> items(Iterable<T> list) {
        List<T> items = new ArrayList<>();
        list.forEach(items::add);
        return items;
    }

    /** Pages whose tokens lead into a circle. */
    public static ScriptedPages circle(int tail, int period) {
        return new ScriptedPages(token -> {
            int page = token.isEmpty() ? 0 : Integer.parseInt(token);
            int next = page + 1 < tail + period ? page + 1 : tail;
            return new Response(List.of(page), Optional.of(next == 0 ? "0" : Integer.toString(next)));
        });
    }
}
