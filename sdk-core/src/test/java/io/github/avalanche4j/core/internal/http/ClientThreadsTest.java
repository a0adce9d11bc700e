package io.github.avalanche4j.core.internal.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ClientThreadsTest {
    private final ClientThreads threads = new ClientThreads();

    @AfterEach
    void end() {
        threads.shutdownNow();
    }

    private static boolean isReached(CountDownLatch latch) throws InterruptedException {
        return latch.await(60, TimeUnit.SECONDS);
    }

    /** It keeps the turn of its request, because there are very many; when they end, it waits for what it starts. */
    @Test
    void a_callback_that_keeps_its_turn_may_wait_for_others() throws Exception {
        CountDownLatch begun = new CountDownLatch(ClientThreads.MAX_CALLBACKS);
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(ClientThreads.MAX_CALLBACKS);
        for (int i = 0; i < ClientThreads.MAX_CALLBACKS; i++) {
            threads.execute(() -> threads.afterTurn(new FutureTask<>(() -> {
                begun.countDown();
                boolean isEnd = isReached(end);
                ended.countDown();
                return isEnd;
            })));
        }
        assertThat(isReached(begun)).isTrue();
        CountDownLatch others = new CountDownLatch(2);
        FutureTask<Boolean> callback = new FutureTask<>(() -> {
            end.countDown();
            assertThat(isReached(ended)).isTrue();
            threads.afterTurn(others::countDown);
            threads.afterTurn(others::countDown);
            return isReached(others);
        });

        threads.execute(() -> threads.afterTurn(callback));

        assertThat(callback.get(120, TimeUnit.SECONDS)).isTrue();
    }
}
