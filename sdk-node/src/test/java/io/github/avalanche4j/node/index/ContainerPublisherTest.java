package io.github.avalanche4j.node.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.testing.FakeIndex;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** An index for subscribers, over a node. */
class ContainerPublisherTest extends NodeTestBase {
    private final FakeIndex source = fake.index("/ext/index/P/block");

    /** The numbers of all containers, of which a subscriber asks for {@code step} at a time. */
    private static List<Long> numbers(Paged<Container> list, long step) throws Exception {
        List<Long> numbers = new CopyOnWriteArrayList<>();
        CompletableFuture<List<Long>> all = new CompletableFuture<>();
        list.publisher().subscribe(new Flow.Subscriber<>() {
            private Flow.Subscription subscription;

            @Override
            public void onSubscribe(Flow.Subscription given) {
                subscription = given;
                given.request(step);
            }

            @Override
            public void onNext(Container item) {
                numbers.add(item.index().longValueExact());
                if (numbers.size() % step == 0) {
                    subscription.request(step);
                }
            }

            @Override
            public void onError(Throwable failure) {
                all.completeExceptionally(failure);
            }

            @Override
            public void onComplete() {
                all.complete(numbers);
            }
        });
        return all.get(60, TimeUnit.SECONDS);
    }

    private Paged<Container> blocks() {
        return node.index(Index.P_BLOCK).containers(0);
    }

    @Test
    void all_containers_are_returned_in_order_for_any_range_and_prefetch() throws Exception {
        source.synthesize(700, 100);
        List<Long> all = LongStream.range(0, 700).boxed().toList();

        assertThat(numbers(blocks(), 7)).isEqualTo(all);
        assertThat(numbers(blocks().prefetch(4), 100)).isEqualTo(all);
        assertThat(numbers(blocks().prefetch(4), Long.MAX_VALUE)).isEqualTo(all);
        assertThat(numbers(blocks().limit(123), Long.MAX_VALUE)).isEqualTo(all.subList(0, 123));
    }

    @Test
    void a_response_that_is_cut_off_is_asked_for_again_in_halves() throws Exception {
        source.synthesize(300, 1000).maxResponseBytes(50_000); // about 20 containers

        assertThat(numbers(blocks().retries(0).prefetch(3), Long.MAX_VALUE))
                .isEqualTo(LongStream.range(0, 300).boxed().toList());
    }

    @Test
    void a_node_that_is_gone_ends_the_subscription_with_its_failure() {
        source.synthesize(10, 100);
        fake.close();

        assertThatThrownBy(() -> numbers(blocks().retries(0), 5)).hasCauseInstanceOf(ConnectionException.class);
    }
}
