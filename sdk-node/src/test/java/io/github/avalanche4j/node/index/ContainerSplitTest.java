package io.github.avalanche4j.node.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** An index read by several machines: each gets a part as a line of text. */
class ContainerSplitTest extends NodeTestBase {
    private static final String PATH = "/ext/index/P/block";

    private final FakeIndex source = fake.index(PATH);

    private static Paged<Container> blocks(NodeClient client) {
        return client.index(Index.P_BLOCK).containers(0);
    }

    private static List<Long> numbers(Iterable<Container> containers) {
        List<Long> numbers = new ArrayList<>();
        containers.forEach(container -> numbers.add(container.index().longValueExact()));
        return numbers;
    }

    @Test
    void each_part_is_read_by_a_client_of_its_own_and_nothing_is_lost_or_doubled() {
        source.synthesize(1001, 100);
        List<String> lines =
                blocks(node).split(4).execute().stream().map(Part::toString).toList();
        source.append(50); // accepted later: of no part

        List<Long> read = new ArrayList<>();
        for (String line : lines) {
            try (NodeClient another = NodeClient.create(fake.url())) {
                read.addAll(numbers(blocks(another).prefetch(2).part(Part.parse(line))));
            }
        }

        assertThat(lines).hasSize(4).first().asString().isEqualTo("r1:index.getContainerRange:P/block:0:251");
        assertThat(read).isEqualTo(LongStream.range(0, 1001).boxed().toList());
    }

    @Test
    void an_empty_index_has_no_parts_and_a_start_after_the_end_neither() {
        assertThat(blocks(node).split(4).execute()).isEmpty();
        source.synthesize(10, 100);
        assertThat(node.index(Index.P_BLOCK).containers(11).split(4).execute()).isEmpty();
        assertThat(node.index(Index.P_BLOCK).decoded(8).split(4).executeAsync().join())
                .hasSize(2);
    }

    @Test
    void a_node_that_lags_ends_a_part_with_an_error_and_the_walk_continues_when_it_has_caught_up() {
        source.synthesize(100, 100);
        Part part = blocks(node).split(1).execute().get(0);
        try (FakeNode slow = FakeNode.start();
                NodeClient another = NodeClient.create(slow.url())) {
            FakeIndex behind = slow.index(PATH).synthesize(90, 100);
            PagedIterator<Container> walk = blocks(another).part(part).iterator();
            List<Long> read = new ArrayList<>();

            assertThatThrownBy(() -> walk.forEachRemaining(
                            container -> read.add(container.index().longValueExact())))
                    .isInstanceOf(PagingException.class)
                    .hasMessageContaining("the server has nothing at 90, though the part ends at 100");
            behind.append(10);
            walk.forEachRemaining(container -> read.add(container.index().longValueExact()));

            assertThat(read).isEqualTo(LongStream.range(0, 100).boxed().toList());
        }
    }

    @Test
    void a_part_of_another_index_is_refused() {
        Part other = new Part("index.getContainerRange", "C/block", 0, 1);

        assertThatThrownBy(() -> blocks(node).part(other))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("of the same list: index.getContainerRange with the same parameters");
        assertThat(fake.received()).isEmpty();
    }
}
