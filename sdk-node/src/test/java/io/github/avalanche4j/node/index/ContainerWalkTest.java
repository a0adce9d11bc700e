package io.github.avalanche4j.node.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.testing.FakeContainer;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.HeldResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Walks over an index, range by range. */
class ContainerWalkTest extends NodeTestBase {
    private static final String PATH = "/ext/index/P/block";

    private final FakeIndex source = fake.index(PATH);
    private final IndexClient<?> index = node.index(Index.P_BLOCK);

    private void assertSame(Container got, long number) {
        FakeContainer wanted = source.container(number);
        assertThat(got.index().longValueExact()).isEqualTo(number);
        assertThat(got.id().toString()).isEqualTo(wanted.id());
        assertThat(got.bytes()).isEqualTo(Bytes.of(wanted.bytes()));
        assertThat(got.timestamp()).isEqualTo(Instant.parse(wanted.timestamp()));
    }

    private List<Long> asked() {
        return fake.received().stream()
                .map(request -> JsonTree.parse(request.params().orElseThrow())
                        .get("numToFetch")
                        .asUInt64()
                        .orElseThrow()
                        .longValueExact())
                .toList();
    }

    @Test
    void a_walk_returns_every_container_in_order_and_ends_at_the_end() {
        source.synthesize(1000, 200);

        long number = 0;
        for (Container container : index.containers(0)) {
            assertSame(container, number++);
        }

        assertThat(number).isEqualTo(1000);
        assertThat(asked())
                .as("ranges double; the last response says that there is no more")
                .containsExactly(64L, 128L, 256L, 512L, 1024L, 1024L);
    }

    @Test
    void ranges_stop_growing_where_their_responses_would_exceed_eight_mebibytes() {
        source.synthesize(300, 60_000);

        index.containers(0).limit(250).forEach(container -> {});

        assertThat(asked()).as("64 containers of 60 kB are 7.7 MB in hex").containsExactly(64L, 64L, 64L, 58L);
    }

    @Test
    void parallel_ranges_are_returned_in_order() {
        source.synthesize(2000, 50);
        fake.latency(Duration.ofMillis(5));

        List<Long> numbers = index.containers(0).pageSize(50).prefetch(8).stream()
                .map(container -> container.index().longValueExact())
                .toList();

        assertThat(numbers).hasSize(2000).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void ranges_are_requested_at_the_same_time() throws Exception {
        source.synthesize(100, 50);
        for (int i = 0; i < 4; i++) {
            HeldResponse unused = fake.on("index.getContainerRange").hold();
        }
        PagedIterator<Container> walk =
                index.containers(0).pageSize(10).prefetch(4).iterator();
        FutureTask<Boolean> waiting = new FutureTask<>(walk::hasNext);
        new Thread(waiting).start();

        assertThat(fake.awaitReceived("index.getContainerRange", 4, Duration.ofSeconds(60)))
                .as("none of the four has a response yet")
                .isTrue();
        walk.close();

        assertThat(waiting.get(60, TimeUnit.SECONDS)).isFalse();
    }

    @Test
    void after_a_response_is_cut_off_half_the_range_is_requested() {
        source.synthesize(64, 1000).maxResponseBytes(50_000);

        List<Container> all = index.containers(0).stream().toList();

        assertThat(all).hasSize(64);
        assertThat(asked())
                .as("a container takes about 2.2 kB; each size is asked for once")
                .startsWith(64L, 32L, 16L, 16L);
    }

    @Test
    void a_checksum_that_does_not_fit_is_an_error_with_its_path() {
        source.synthesize(10, 100).corruptChecksum(3);

        assertThatThrownBy(() -> index.getContainerRange(0, 10).execute())
                .isInstanceOfSatisfying(ResponseFormatException.class, failure -> {
                    assertThat(failure.endpoint()).isEqualTo("index.getContainerRange");
                    assertThat(failure.path()).isEqualTo("$.result.containers[3].bytes");
                })
                .hasMessageContaining("checksum");
    }

    @Test
    void a_start_past_the_end_is_an_error_of_a_range_and_the_end_of_a_walk() {
        source.synthesize(10, 100);

        assertThat(index.containers(10).iterator().hasNext()).isFalse();
        assertThatThrownBy(() -> index.getContainerRange(10, 5).execute())
                .isInstanceOfSatisfying(
                        JsonRpcException.class,
                        failure -> assertThat(failure.reason()).isEqualTo(Reason.BEYOND_INDEX));
    }

    @Test
    void closing_drops_prefetched_pages() {
        source.synthesize(1000, 100);
        HeldResponse held = fake.on("index.getContainerRange")
                .withParams("{\"encoding\":\"hex\",\"startIndex\":10,\"numToFetch\":10}")
                .hold();
        PagedIterator<Container> walk =
                index.containers(0).pageSize(10).prefetch(2).iterator();
        walk.next();
        assertThat(held.awaitReceived(Duration.ofSeconds(60))).isTrue();

        walk.close();

        assertThat(held.awaitDisconnect(Duration.ofSeconds(60))).isTrue();
        assertThat(walk.hasNext()).isFalse();
    }
}
