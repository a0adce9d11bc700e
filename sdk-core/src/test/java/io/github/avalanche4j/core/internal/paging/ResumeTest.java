package io.github.avalanche4j.core.internal.paging;

import static io.github.avalanche4j.core.internal.paging.ScriptedPages.items;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.TestOptions;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.http.Tracked;
import io.github.avalanche4j.core.internal.paging.range.Ranges;
import io.github.avalanche4j.core.internal.paging.range.TailList;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.internal.rest.PageSizes;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.ResponseBody;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A walk of any list can resume at any position of another walk: no item is lost or repeated. */
class ResumeTest {
    private static final ListEndpoint<Integer, NoSummary> LIST =
            ListEndpoint.of("test.list", "/list", "items", Integer.class, 100);

    private final List<Runnable> closing = new ArrayList<>();

    /** A list and all of its items. */
    private record Case(String name, Function<ResumeTest, Paged<?>> list, List<?> items) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** Two items for each even number, none for odd ones, so an offset counts the items of several numbers. */
    private record Uneven(int count) implements TestRange<Integer> {
        @Override
        public long number(Position position) {
            return Long.parseLong(position.token());
        }

        @Override
        public Position entry(Position position) {
            return position;
        }

        @Override
        public int covered(int requested, int items) {
            return requested;
        }

        @Override
        public long end() {
            return count;
        }

        @Override
        public long end(long start, long limit) {
            return count;
        }

        @Override
        public Call<List<Integer>> range(long start, int size) {
            return Call.completed(of((int) start, (int) start + size));
        }

        static List<Integer> of(int start, int end) {
            return IntStream.range(start, end)
                    .filter(number -> number % 2 == 0)
                    .boxed()
                    .flatMap(number -> Stream.of(10 * number, 10 * number + 1))
                    .toList();
        }
    }

    private static Stream<Case> lists() {
        return Stream.of(tokens(), numbers(), severalForANumber(), fixed()).flatMap(Function.identity());
    }

    private static Stream<Case> tokens() {
        Map<String, List<List<Integer>>> scripts = Map.of(
                "an empty page", List.of(List.of()),
                "one page", List.of(List.of(1, 2, 3)),
                "two pages", List.of(List.of(1, 2), List.of(3)),
                "an empty first page", List.of(List.of(), List.of(1, 2)),
                "an empty last page", List.of(List.of(1, 2), List.of(3), List.of()),
                "only the last page is empty", List.of(List.of(1, 2), List.of()));
        Map<String, Function<RestChannel, Paged<Integer>>> sizes = Map.of(
                "the largest size", channel -> channel.list(LIST, null),
                "a size that is set", channel -> channel.list(LIST, null).pageSize(2),
                "a limit", channel -> channel.list(LIST, null).limit(50),
                "one page ahead", channel -> channel.list(LIST, null).prefetch(1),
                "the service's size", channel -> channel.list(LIST.withPageSizes(PageSizes.FIXED), null),
                "an unknown size", channel -> channel.list(LIST.withPageSizes(PageSizes.UNKNOWN), null),
                "an unknown size that is set",
                        channel -> channel.list(LIST.withPageSizes(PageSizes.UNKNOWN), null)
                                .pageSize(2),
                "size 0",
                        channel -> channel.list(LIST.withPageSizes(new PageSizes(0, 9)), null)
                                .pageSize(0),
                "a posted list", channel -> channel.postedList(LIST.posted(), null, Map.of("a", "b")));
        return scripts.entrySet().stream()
                .flatMap(script -> sizes.entrySet().stream()
                        .map(size -> new Case(
                                "tokens, " + script.getKey() + ", " + size.getKey(),
                                test -> size.getValue().apply(test.serve(script.getValue())),
                                script.getValue().stream().flatMap(List::stream).toList())));
    }

    private static Stream<Case> numbers() {
        Map<String, UnaryOperator<Paged<Long>>> sizes = Map.of(
                "the first size", list -> list,
                "a whole page", list -> list.pageSize(3),
                "a page and a bit", list -> list.pageSize(2),
                "several ahead", list -> list.pageSize(1).prefetch(2));
        return sizes.entrySet().stream()
                .flatMap(size -> Stream.of(
                        new Case(
                                "numbers, " + size.getKey(),
                                test -> size.getValue().apply(new Ranges(3).list()),
                                List.of(0L, 1L, 2L)),
                        new Case(
                                "a part, " + size.getKey(),
                                test -> size.getValue()
                                        .apply(new Ranges(9).list().part(new Part("test.ranges", "p", 4, 7))),
                                List.of(4L, 5L, 6L)),
                        new Case(
                                "the last part, " + size.getKey(),
                                test -> size.getValue()
                                        .apply(new Ranges(9).list().part(new Part("test.ranges", "p", 6, 9))),
                                List.of(6L, 7L, 8L))));
    }

    private static Stream<Case> severalForANumber() {
        Uneven source = new Uneven(5);
        return Stream.of(1, 2, 3, 9)
                .map(size -> new Case(
                        "several items for a number, " + size,
                        test -> new PagedList<>(source, source.at(0)).pageSize(size),
                        Uneven.of(0, 5)));
    }

    private static Stream<Case> fixed() {
        return Stream.of(1, 2, 3, 9)
                .map(size -> new Case(
                        "a list of one's own, " + size,
                        test -> Paged.of(List.of(1, 2, 3)).pageSize(size),
                        List.of(1, 2, 3)));
    }

    /** A service inside the HTTP client that serves these pages, whatever size is requested. */
    private RestChannel serve(List<List<Integer>> pages) {
        OkHttpClient http = new OkHttpClient.Builder()
                .addInterceptor(chain -> {
                    String token = chain.request().url().queryParameter("pageToken");
                    int page = token == null ? 0 : Integer.parseInt(token);
                    String next = page + 1 < pages.size() ? ",\"nextPageToken\":\"" + (page + 1) + "\"}" : "}";
                    return Tracked.response(
                            chain,
                            200,
                            ResponseBody.create(
                                    "{\"items\":" + pages.get(page) + next, MediaType.get("application/json")));
                })
                .build();
        Transport transport = new Transport(
                "https://lists.test", TestOptions.of(options -> options.httpClient(http)), new ApiErrorDecoder());
        closing.add(transport::close);
        closing.add(http.dispatcher().executorService()::shutdown);
        return new RestChannel(transport);
    }

    @AfterEach
    void close() {
        closing.forEach(Runnable::run);
    }

    @ParameterizedTest
    @MethodSource("lists")
    void a_list_continues_after_each_item_and_returns_nothing_after_the_last(Case example) throws Exception {
        assertEachPlaceResumes(example.list().apply(this), example.items());
    }

    private static <T> void assertEachPlaceResumes(Paged<T> list, List<?> all) throws Exception {
        for (int count = 0; count <= all.size(); count++) {
            List<?> rest = all.subList(count, all.size());
            PagedIterator<T> walk = list.iterator();
            for (int i = 0; i < count; i++) {
                assertThat(walk.next()).isEqualTo(all.get(i));
            }
            assertResumes(list, walk.position(), rest);
            assertThat(walk.hasNext()).isEqualTo(!rest.isEmpty());
            assertResumes(list, walk.position(), rest);
            assertResumes(list, end(list.limit(count).iterator()), rest);
        }
    }

    private static <T> void assertResumes(Paged<T> list, Position place, List<?> rest) throws Exception {
        Paged<T> resumed = list.from(Position.parse(place.toString()));
        assertThat(items(resumed)).isEqualTo(rest);
        assertThat(Received.all(resumed.publisher()).toTheEnd()).isEqualTo(rest);
        List<? extends Page<T>> pages = items(resumed.pages());
        assertThat(Received.all(resumed.pages().publisher()).toTheEnd())
                .usingRecursiveComparison()
                .ignoringFieldsMatchingRegexes(".*issued") // each walk receives its own tokens
                .isEqualTo(pages);
        List<T> whole = pages.stream().map(Page::items).flatMap(List::stream).toList();
        assertThat(whole.subList(whole.size() - rest.size(), whole.size())).isEqualTo(rest);
        assertThat(pages)
                .as("a page that was read is not given again")
                .allMatch(page -> page.items().isEmpty() || !Collections.disjoint(page.items(), rest));
        for (Position end : List.of(end(resumed.iterator()), end(resumed.pages().iterator()))) {
            assertThat(list.from(end)).isEmpty();
            assertThat(items(list.from(end).pages()))
                    .allMatch(page -> page.items().isEmpty());
        }
    }

    private static Position end(PagedIterator<?> walk) {
        walk.forEachRemaining(item -> {});
        return walk.position();
    }

    @ParameterizedTest
    @MethodSource("tails")
    void a_tail_continues_after_each_item_with_the_next_one(int size, int ahead) {
        List<Long> all = LongStream.range(0, 4).boxed().toList();
        for (int count = 0; count < all.size(); count++) {
            Ranges source = new Ranges(count);
            source.interval = Duration.ofMillis(1);
            TailList<Long> tail = new TailList<>(source, source.at(0));
            List<Long> items = new ArrayList<>();
            Position place = tail.start();
            while (items.size() < count) {
                try (PagedIterator<Long> walk =
                        tail.pageSize(size).prefetch(ahead).from(place).iterator()) {
                    items.add(walk.next());
                    place = Position.parse(walk.position().toString());
                }
            }
            source.head = count + 1L;
            try (PagedIterator<Long> walk = tail.from(place).iterator()) {
                items.add(walk.next());
            }
            assertThat(items).isEqualTo(all.subList(0, count + 1));
        }
    }

    private static Stream<Arguments> tails() {
        return Stream.of(1, 2, 3, 9).flatMap(size -> Stream.of(0, 2).map(ahead -> Arguments.of(size, ahead)));
    }
}
