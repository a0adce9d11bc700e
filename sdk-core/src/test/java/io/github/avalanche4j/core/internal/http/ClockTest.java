package io.github.avalanche4j.core.internal.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Collected;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ClockTest {
    private final Clock clock = new Clock.Real(new CountDownLatch(1), new ClientThreads());

    @Test
    void a_scheduled_task_runs() throws InterruptedException {
        CountDownLatch ran = new CountDownLatch(1);
        Runnable unused = clock.schedule(Duration.ofMillis(1), ran::countDown);
        assertThat(ran.await(60, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void a_cancelled_task_is_forgotten_long_before_its_time() {
        assertThat(Collected.reachable(0, List.of(scheduledAndCancelled()))).isZero();
    }

    private WeakReference<Runnable> scheduledAndCancelled() {
        CountDownLatch never = new CountDownLatch(1);
        Runnable task = never::countDown;
        clock.schedule(Duration.ofHours(1), task).run();
        return new WeakReference<>(task);
    }
}
