package io.github.avalanche4j.soak;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.UnixOperatingSystemMXBean;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Failed, cancelled and closed calls leak nothing, and neither do clients that are closed. */
class LeakTest {
    private static final int WARM_UP = 100;
    private static final int THREADS = 16;
    /** Shared threads of the JDK and of OkHttp, a few per JVM. OkHttp's end after a minute of idleness. */
    private static final Set<String> SHARED =
            Set.of("CompletableFutureDelayScheduler", "ForkJoinPool.commonPool", "OkHttp TaskRunner", "Okio Watchdog");

    /** Our objects, OkHttp's, and threads. */
    private record Kept(Map<String, Long> objects, Set<Thread> threads) {
        static Kept now() {
            Map<String, Long> objects = new TreeMap<>(Histogram.now().objects());
            objects.keySet().removeIf(name -> !name.matches("(io\\.github\\.avalanche4j|okhttp3)\\..*"));
            return new Kept(objects, Thread.getAllStackTraces().keySet());
        }

        /** The classes with more than {@code most} objects in addition, and the threads in addition. */
        Set<String> more(Kept before, long most) {
            Set<String> more = threads.stream()
                    .filter(thread -> !before.threads.contains(thread) && thread.isAlive())
                    .map(Thread::getName)
                    .filter(name -> SHARED.stream().noneMatch(name::startsWith))
                    .collect(Collectors.toSet());
            objects.forEach((name, count) -> {
                long added = count - before.objects.getOrDefault(name, 0L);
                if (added > most) {
                    more.add(added + " " + name);
                }
            });
            return more;
        }
    }

    /**
     * What a process holds. Classes that are loaded meanwhile, caches and the buffers of threads make less than 1 MB of
     * difference, and 20 files.
     */
    private record Held(long heap, long direct, long files) {
        static Held now() {
            return new Held(
                    Histogram.now().bytes(),
                    ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                            .mapToLong(BufferPoolMXBean::getMemoryUsed)
                            .sum(),
                    ((UnixOperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                            .getOpenFileDescriptorCount());
        }

        Set<String> more(Held before) {
            boolean more =
                    heap - before.heap > 1 << 20 || direct - before.direct > 1 << 20 || files - before.files > 20;
            return more ? Set.of(before + " became " + this) : Set.of();
        }
    }

    /** Looks again for a minute, because connections and threads end a moment after they are closed. */
    private static void assertSoonNone(Supplier<Set<String>> more) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        Set<String> left = more.get();
        while (!left.isEmpty() && System.nanoTime() < end) {
            left = more.get();
        }
        assertThat(left).isEmpty();
    }

    private static NodeClient node(SoakServers servers) {
        return NodeClient.create(servers.nodeUrl(), options -> options.timeout(Duration.ofSeconds(60)));
    }

    private static DataClient data(SoakServers servers) {
        return DataClient.create(servers.dataUrl(), options -> options.timeout(Duration.ofSeconds(5)));
    }

    private static void calls(SoakServers servers, int count) throws InterruptedException {
        try (NodeClient node = node(servers);
                DataClient data = data(servers)) {
            MixedCalls calls = new MixedCalls(servers, node, data);
            List<Thread> callers = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                Random random = new Random(i);
                Thread caller = new Thread(() -> {
                    for (int call = 0; call < count / THREADS; call++) {
                        calls.next(random);
                    }
                });
                caller.start();
                callers.add(caller);
            }
            if (count > WARM_UP) {
                servers.restart();
            }
            for (Thread caller : callers) {
                caller.join();
            }
            assertThat(calls.ends())
                    .containsKeys("value", "CancellationException")
                    .doesNotContainKey("not expected");
        }
    }

    private static void clients(SoakServers servers, int count) {
        for (int i = 0; i < count; i++) {
            try (NodeClient node = node(servers);
                    DataClient data = data(servers)) {
                if (i % 2 == 0) {
                    var running = data.chain(43114).block(1).executeAsync();
                    var other = node.info().getNetworkName().executeAsync();
                    if (i % 4 == 0) {
                        running.handle((value, failure) -> value).join();
                        other.handle((value, failure) -> value).join();
                    }
                }
            }
        }
    }

    private interface Work {
        void run(SoakServers servers, int count) throws InterruptedException;
    }

    @Test
    void a_hundred_clients_that_are_made_and_closed_leave_nothing_behind() throws InterruptedException {
        try (SoakServers servers = SoakServers.calm()) {
            clients(servers, WARM_UP);
            Kept before = Kept.now();

            clients(servers, 100);

            // every fourth client is closed after its calls, every fourth while they run
            assertSoonNone(() -> Kept.now().more(before, 20));
        }
    }

    /** A leak of the first calls is ten times as large after ten times as many, noise is not. */
    private static void assertLeavesNothing(SoakServers running, Work work, int count) throws InterruptedException {
        try (SoakServers servers = running) {
            work.run(servers, WARM_UP);
            Kept before = Kept.now();
            work.run(servers, count);
            Held once = Held.now();

            work.run(servers, 10 * count);

            System.out.printf("%d: %s; %d more: %s%n", count, once, 10 * count, Held.now());
            assertSoonNone(() -> Held.now().more(once));
            assertSoonNone(() -> Kept.now().more(before, count / 10));
        }
    }

    @Test
    @Tag("long")
    void a_hundred_thousand_mixed_calls_leave_nothing_behind() throws InterruptedException {
        assertLeavesNothing(new SoakServers(), LeakTest::calls, 10_000);
    }

    @Test
    @Tag("long")
    void ten_thousand_clients_that_are_made_and_closed_leave_nothing_behind() throws InterruptedException {
        assertLeavesNothing(SoakServers.calm(), LeakTest::clients, 1_000);
    }
}
