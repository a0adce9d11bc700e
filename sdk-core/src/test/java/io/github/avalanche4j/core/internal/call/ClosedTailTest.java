package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.internal.paging.Received;
import io.github.avalanche4j.core.internal.paging.TestRange;
import io.github.avalanche4j.core.internal.paging.range.TailList;
import io.github.avalanche4j.core.value.JsonTree;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A tail that waits at the head when its client is closed. Its interval is so long that nothing else ends the wait. */
class ClosedTailTest extends NodeAndClient {
    private final Semaphore waits = new Semaphore(0);
    private final TailList<JsonTree> tail = tail(Duration.ofHours(1));

    private TailList<JsonTree> tail(Duration interval) {
        TestRange<JsonTree> source = new TestRange<>() {
            @Override
            public Call<List<JsonTree>> range(long start, int count) {
                return client.read().map(JsonTree::elements);
            }

            @Override
            public Duration interval() {
                return interval;
            }

            @Override
            public @Nullable UnaryOperator<Runnable> wakeUp() {
                return awake -> {
                    waits.release();
                    return () -> {};
                };
            }
        };
        return new TailList<>(source, source.at(0));
    }

    @BeforeEach
    void respondWithNothing() {
        node.onCustom(TestClient.READ).respond("[]").always();
    }

    private void awaitWait() throws InterruptedException {
        assertThat(waits.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
    }

    /** The timers of all clients end with the last of them. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void its_subscriber_gets_an_error(boolean anotherClientIsOpen) throws Exception {
        TestClient other = TestClient.of(node);
        if (!anotherClientIsOpen) {
            other.close();
        }
        Received<JsonTree> received = Received.all(tail.publisher());
        awaitWait();

        client.close();

        assertThatThrownBy(received::toTheEnd)
                .cause()
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is closed");
        other.close();
    }

    @Test
    void its_reader_gets_an_exception() throws Exception {
        FutureTask<Boolean> more = new FutureTask<>(tail.iterator()::hasNext);
        new Thread(more).start();
        awaitWait();

        client.close();

        assertThatThrownBy(() -> more.get(60, TimeUnit.SECONDS))
                .cause()
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is closed");
    }

    @Test
    void the_client_remembers_no_wait_that_has_ended() throws Exception {
        TailList<JsonTree> quick = tail(Duration.ofMillis(1));
        Received<JsonTree> received = Received.all(quick.publisher());
        PagedIterator<JsonTree> walk = quick.iterator();
        FutureTask<Boolean> more = new FutureTask<>(walk::hasNext);
        new Thread(more).start();
        assertThat(node.awaitReceived(TestClient.READ, 20, TestClient.SOON)).isTrue();

        received.subscription().cancel();
        walk.close();

        assertThat(more.get(60, TimeUnit.SECONDS)).isFalse();
        while (!client.transport().running().isEmpty()) {
            Thread.onSpinWait(); // until the subscription's request has ended
        }
    }

    @Test
    void a_request_that_cannot_even_begin_ends_a_subscription() {
        IllegalStateException thrown = new IllegalStateException("thrown by a test");
        TestRange<JsonTree> source = new TestRange<>() {
            private int requests;

            @Override
            public Call<List<JsonTree>> range(long start, int count) {
                requests++;
                if (requests == 2) {
                    throw thrown;
                }
                return client.read().map(JsonTree::elements);
            }

            @Override
            public Duration interval() {
                return Duration.ofMillis(1);
            }
        };

        assertThatThrownBy(() -> Received.all(new TailList<>(source, source.at(0)).publisher())
                        .toTheEnd())
                .hasCause(thrown);
    }
}
