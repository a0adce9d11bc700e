package io.github.avalanche4j.node.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Tail;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.testing.FakeIndex;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Following an index whose end moves. */
class ContainerFollowTest extends NodeTestBase {
    private static final String PATH = "/ext/index/P/block";

    private final FakeIndex source = fake.index(PATH);
    private final IndexClient<?> index = node.index(Index.P_BLOCK);

    @Test
    void following_returns_containers_that_are_accepted_later() throws Exception {
        source.synthesize(3, 100);
        PagedIterator<Container> walk = index.follow(0, Duration.ofMillis(5)).iterator();
        List<Long> numbers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            numbers.add(walk.next().index().longValueExact());
        }
        FutureTask<Container> fourth = new FutureTask<>(walk::next);
        new Thread(fourth).start();
        assertThat(fake.awaitReceived("index.getContainerRange", 3, Duration.ofSeconds(60)))
                .as("it looks again while there is nothing")
                .isTrue();

        source.append(1);

        assertThat(fourth.get(60, TimeUnit.SECONDS).index().longValueExact()).isEqualTo(3);
        assertThat(numbers).containsExactly(0L, 1L, 2L);
        walk.close();
    }

    /** A node that was restored from an older backup would be waited for without end. */
    @Test
    void an_index_that_is_shorter_than_the_position_fails_says_so_and_may_catch_up() {
        source.synthesize(3, 100);
        try (PagedIterator<Container> walk =
                index.follow(5, Duration.ofMillis(5)).iterator()) {
            assertThatThrownBy(walk::hasNext)
                    .isInstanceOf(JsonRpcException.class)
                    .hasMessageContaining("the index is shorter than the position, 5: 'start index (5) > last accepted "
                            + "index (2)'")
                    .matches(failure -> ((JsonRpcException) failure).isTransient());

            source.append(3);

            assertThat(walk.next().index().longValueExact()).isEqualTo(5);
        }
    }

    @Test
    void options_of_a_tail_reach_each_request_of_its_stream() {
        source.synthesize(3, 100);
        fake.on("index.getContainerRange").respondStatus(503, "text/plain", "busy");
        Tail<Container> tail =
                index.follow(0, Duration.ofMillis(5)).header("X-Reader", "7").attemptTimeout(Duration.ofSeconds(90));

        assertThatThrownBy(() -> tail.retries(0).iterator().next()).isInstanceOf(ApiException.class);
        try (Stream<Container> containers = tail.pageSize(1).stream()) {
            assertThat(containers.limit(3).map(each -> each.index().longValueExact()))
                    .containsExactly(0L, 1L, 2L);
        }
        assertThat(fake.received())
                .hasSizeGreaterThan(3)
                .allMatch(request -> request.header("X-Reader").equals(Optional.of("7")));
    }
}
