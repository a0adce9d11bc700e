package io.github.avalanche4j.node.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.testing.FakeIndex;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Positions of an index: where a walk resumes, and pages fetched one at a time. */
class ContainerPositionTest extends NodeTestBase {
    private static final String PATH = "/ext/index/P/block";

    private final FakeIndex source = fake.index(PATH);
    private final IndexClient<?> index = node.index(Index.P_BLOCK);

    @Test
    void a_walk_continues_from_a_saved_position_anywhere() {
        source.synthesize(200, 100);
        PagedIterator<Container> first = index.containers(0).iterator();
        for (int i = 0; i < 77; i++) {
            first.next();
        }
        String saved = first.position().toString();

        List<Long> rest = index.containers(0).from(Position.parse(saved)).stream()
                .map(container -> container.index().longValueExact())
                .toList();

        assertThat(rest).hasSize(123).startsWith(77L).isSorted();
    }

    @Test
    void a_position_of_another_index_is_refused() {
        source.synthesize(5, 100);
        PagedIterator<Container> walk = index.containers(0).iterator();
        walk.next();

        assertThatThrownBy(() -> node.index(Index.X_BLOCK).containers(0).from(walk.position()))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("the same list");
    }

    @Test
    void pages_can_be_fetched_by_hand() {
        source.synthesize(130, 100);
        Paged<Container> containers = index.containers(0).pageSize(100);

        Page<Container> first =
                containers.page(containers.start()).executeAsync().join();
        Page<Container> second = containers.page(first.next().orElseThrow()).execute();
        Page<Container> last = containers.page(second.next().orElseThrow()).execute();

        assertThat(first.items()).hasSize(100);
        assertThat(second.items()).hasSize(30);
        assertThat(last.items()).isEmpty();
        assertThat(last.next()).isEqualTo(Optional.empty());
    }
}
