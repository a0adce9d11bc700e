package io.github.avalanche4j.live;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that run on fakes before and after the upgrade Helicon, or on the network that a property names. */
@ParameterizedClass
@MethodSource("io.github.avalanche4j.live.TestedNetwork$Kind#present")
@Timeout(1800)
abstract class LiveTest {
    @Parameter
    TestedNetwork.Kind kind;

    TestedNetwork network;

    @BeforeEach
    void open() {
        network = TestedNetwork.open(kind);
    }

    @AfterEach
    void close() {
        network.close();
    }

    /** Runs something in so many threads. */
    static <T> List<T> inThreads(int threads, IntFunction<T> work) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Callable<T>> all = IntStream.range(0, threads)
                    .<Callable<T>>mapToObj(i -> () -> work.apply(i))
                    .toList();
            return pool.invokeAll(all).stream().map(LiveTest::result).toList();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            pool.shutdownNow();
        }
    }

    private static <T> T result(Future<T> done) {
        try {
            return done.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
