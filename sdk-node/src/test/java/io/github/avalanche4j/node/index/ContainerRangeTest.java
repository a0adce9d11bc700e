package io.github.avalanche4j.node.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.NodeTestBase;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nodes that return other containers than requested: no item of such a range is returned. */
class ContainerRangeTest extends NodeTestBase {
    private final IndexClient<?> index = node.index(Index.P_BLOCK);

    /** Responds to each range with containers of these numbers; node-interfaces.md, "Container (index)". */
    private void respond(long... numbers) {
        String containers = Arrays.stream(numbers)
                .mapToObj(number -> "{\"id\":\"" + Id.EMPTY + "\",\"bytes\":\""
                        + Bytes.of((byte) 1).toCheckedHex()
                        + "\",\"timestamp\":\"2021-04-02T15:34:00Z\",\"encoding\":\"hex\",\"index\":\"" + number
                        + "\"}")
                .collect(Collectors.joining(","));
        fake.on("index.getContainerRange")
                .respond("{\"containers\":[" + containers + "]}")
                .always();
    }

    private static PagingException failure(PagedIterator<Container> walk) {
        return catchThrowableOfType(PagingException.class, () -> walk.forEachRemaining(container -> {}));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    void a_range_that_is_sent_twice_is_not_returned_twice(int prefetch) {
        respond(0, 1);
        PagedIterator<Container> walk =
                index.containers(0).pageSize(2).prefetch(prefetch).iterator();
        assertThat(walk.next().index().longValue()).isZero();
        assertThat(walk.next().index().longValue()).isEqualTo(1);

        PagingException failure = failure(walk);

        assertThat(failure).hasMessageContaining("item 2 was expected and item 0 came");
        assertThat(failure.position().token()).isEqualTo("2");
        assertThat(walk.position().token()).isEqualTo("2");
    }

    @Test
    void a_range_that_is_shifted_is_refused() {
        respond(8, 9);

        assertThat(failure(index.containers(7).pageSize(2).iterator()))
                .hasMessageContaining("item 7 was expected and item 8 came")
                .hasMessageContaining("none of it was returned");
    }

    @Test
    void more_containers_than_requested_are_refused() {
        respond(0, 1, 2);

        assertThat(failure(index.containers(0).pageSize(2).iterator()))
                .hasMessageContaining("2 items were requested and 3 came");
    }

    @Test
    void a_follower_refuses_them_too_whatever_its_longest_outage() {
        respond(5);
        PagedIterator<Container> walk = index.follow(0, Duration.ofMillis(5))
                .maxOutage(Duration.ofHours(1))
                .iterator();

        PagingException failure = catchThrowableOfType(PagingException.class, walk::hasNext);

        assertThat(failure.isTransient()).isFalse();
        assertThat(failure.endpoint()).isEqualTo("index.getContainerRange");
    }
}
