package io.github.avalanche4j.soak;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.UnixOperatingSystemMXBean;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import java.io.IOException;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Failed, cancelled and closed calls leak nothing, and neither do clients that are closed. */
class LeakTest {
    private static final int WARM_UP = 100;
    /** The buffers that a live thread keeps for reading from sockets. */
    private static final long ONE_BUFFER = 64 << 10;

    private static final int THREADS = 16;
    private static final Pattern CONNECTIONS =
            Pattern.compile("\\s(\\d+)\\s+\\d+\\s+okhttp3\\.internal\\.connection\\.RealConnection\\s");
    /** Shared threads of the JDK and of OkHttp, a few per JVM. OkHttp's end after a minute of idleness. */
    private static final Set<String> SHARED =
            Set.of("CompletableFutureDelayScheduler", "ForkJoinPool.commonPool", "OkHttp TaskRunner", "Okio Watchdog");

    /** The resources of this process. Connections count while they are in memory, even if closed. */
    private record Held(long heap, long direct, long files, long connections, int classes, Set<Thread> threads) {
        static Held now() {
            System.gc();
            System.gc();
            return new Held(
                    ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed(),
                    openDirect(),
                    openFiles(),
                    connectionsInMemory(),
                    ManagementFactory.getClassLoadingMXBean().getLoadedClassCount(),
                    Thread.getAllStackTraces().keySet());
        }

        static long openDirect() {
            return ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                    .mapToLong(BufferPoolMXBean::getMemoryUsed)
                    .sum();
        }

        /** Without jars, which the JVM opens when it first needs a class of them. */
        static long openFiles() {
            try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
                return files.filter(file -> !target(file).endsWith(".jar")).count();
            } catch (IOException e) { // there is no such folder on this system
                return ((UnixOperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                        .getOpenFileDescriptorCount();
            }
        }

        private static String target(Path file) {
            try {
                return Files.readSymbolicLink(file).toString();
            } catch (IOException e) {
                return ""; // it was closed meanwhile
            }
        }

        static long connectionsInMemory() {
            try {
                Object histogram = ManagementFactory.getPlatformMBeanServer()
                        .invoke(
                                new ObjectName("com.sun.management:type=DiagnosticCommand"),
                                "gcClassHistogram",
                                new Object[] {new String[0]},
                                new String[] {String[].class.getName()});
                Matcher connections = CONNECTIONS.matcher((String) histogram);
                return connections.find() ? Long.parseLong(connections.group(1)) : 0;
            } catch (JMException e) {
                throw new AssertionError(e);
            }
        }

        private Set<String> others(Held before) {
            return threads.stream()
                    .filter(thread -> !before.threads.contains(thread) && thread.isAlive())
                    .map(Thread::getName)
                    .collect(Collectors.toSet());
        }

        @Override
        public String toString() {
            return String.format(
                    "%d kB heap, %d kB direct, %d files, %d connections, %d classes, %d threads",
                    heap >> 10, direct >> 10, files, connections, classes, threads.size());
        }
    }

    /** Checks repeatedly, because sockets and threads end a moment after they are closed. */
    private static boolean holdsSoon(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                return false;
            }
            Thread.onSpinWait();
        }
        return true;
    }

    private static void assertNothingStays(String what, Held before, int count) {
        assertThat(holdsSoon(
                        () -> Held.openFiles() <= before.files() && Held.openDirect() <= before.direct() + ONE_BUFFER))
                .as("open files %d, direct memory %d; before %s", Held.openFiles(), Held.openDirect(), before)
                .isTrue();
        assertThat(holdsSoon(() -> isShared(Held.now().others(before))))
                .as("threads %s", Held.now().others(before))
                .isTrue();
        assertThat(holdsSoon(() -> Held.connectionsInMemory() <= before.connections()))
                .as("connections in memory %d; before %s", Held.connectionsInMemory(), before)
                .isTrue();
        Held after = Held.now();
        System.out.printf("%d %s: before %s; after %s%n", count, what, before, after);
        assertThat(after.heap()).as("heap").isLessThan(before.heap() + (1 << 20));
        assertThat(after.classes()).as("classes").isLessThan(before.classes() + 300);
        assertThat(after.threads().size()).isLessThan(before.threads().size() + 10);
    }

    private static boolean isShared(Set<String> names) {
        return names.stream().allMatch(name -> SHARED.stream().anyMatch(name::startsWith));
    }

    private static NodeClient node(SoakServers servers) {
        return NodeClient.create(servers.nodeUrl(), options -> options.timeout(Duration.ofSeconds(60)));
    }

    private static DataClient data(SoakServers servers) {
        return DataClient.create(servers.dataUrl(), options -> options.timeout(Duration.ofSeconds(5)));
    }

    private static void calls(SoakServers servers, int count) throws InterruptedException {
        SoakFigures figures = new SoakFigures();
        try (NodeClient node = node(servers);
                DataClient data = data(servers)) {
            MixedCalls calls = new MixedCalls(servers, figures, node, data);
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
            for (Thread caller : callers) {
                caller.join();
            }
        }
        assertThat(figures.sample().ends())
                .containsKeys("value", "CancellationException")
                .doesNotContainKey("not expected");
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

    private static void assertLeavesNothing(String what, SoakServers running, Work work, int count)
            throws InterruptedException {
        try (SoakServers servers = running) {
            work.run(servers, WARM_UP);
            Held before = Held.now();

            work.run(servers, count);

            assertNothingStays(what, before, count);
        }
    }

    @Test
    void a_hundred_clients_that_are_made_and_closed_leave_nothing_behind() throws InterruptedException {
        assertLeavesNothing("clients", SoakServers.calm(), LeakTest::clients, 100);
    }

    @Test
    @Tag("long")
    void a_hundred_thousand_mixed_calls_leave_nothing_behind() throws InterruptedException {
        assertLeavesNothing("mixed calls", new SoakServers(), LeakTest::calls, 100_000);
    }

    @Test
    @Tag("long")
    void ten_thousand_clients_that_are_made_and_closed_leave_nothing_behind() throws InterruptedException {
        assertLeavesNothing("clients", SoakServers.calm(), LeakTest::clients, 10_000);
    }
}
