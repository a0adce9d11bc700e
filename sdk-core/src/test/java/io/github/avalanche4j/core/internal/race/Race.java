package io.github.avalanche4j.core.internal.race;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Objects;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs two threads in many interleavings. By default they start together hundreds of times, each after a short random
 * delay. With {@code -Plincheck} a model checker tries the interleavings one by one.
 */
public final class Race {
    private static final int ROUNDS = Integer.getInteger("race.rounds", 500);
    private static final int SCHEDULES = Integer.getInteger("race.schedules", 300);
    /** The checker's text for threads that do not end. */
    private static final String HUNG = "has hung";

    private static final int MOST_SPINS = 2_000;
    private static final @Nullable Method CHECKER = checker();

    /** Two concurrent actions, and a check that must hold after any interleaving. */
    public record Scenario(Runnable one, Runnable other, Runnable check) {}

    private Race() {}

    private static @Nullable Method checker() {
        try {
            return Class.forName("org.jetbrains.lincheck.Lincheck")
                    .getMethod("runConcurrentTest", int.class, Runnable.class);
        } catch (ClassNotFoundException e) {
            return null; // not in this profile
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    /** Tries the interleavings of a scenario that uses only classes of this library and the JDK. */
    public static void everyOrder(Supplier<Scenario> scenarios) {
        if (CHECKER == null) {
            manyTimes(scenarios);
            return;
        }
        try {
            inEveryOrder(scenarios);
        } catch (InvocationTargetException e) {
            if (!String.valueOf(e.getCause().getMessage()).contains(HUNG)) {
                throw broken(e);
            }
            again(scenarios);
        }
    }

    /**
     * The checker allows 30 s per interleaving, and rewrites the classes that it meets for the first time meanwhile. On a
     * busy machine that alone takes longer. It keeps those classes, and threads that really hang hang again.
     */
    private static void again(Supplier<Scenario> scenarios) {
        try {
            inEveryOrder(scenarios);
        } catch (InvocationTargetException e) {
            throw broken(e);
        }
    }

    private static void inEveryOrder(Supplier<Scenario> scenarios) throws InvocationTargetException {
        long started = System.nanoTime();
        try {
            Object unused =
                    Objects.requireNonNull(CHECKER).invoke(null, SCHEDULES, (Runnable) () -> once(scenarios.get()));
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
        System.out.printf("%d orders at most, in %.1f s%n", SCHEDULES, (System.nanoTime() - started) / 1e9);
    }

    private static AssertionError broken(InvocationTargetException e) {
        return new AssertionError("an order was found that breaks the promise", e.getCause());
    }

    private static void once(Scenario scenario) {
        Thread one = new Thread(scenario.one());
        Thread other = new Thread(scenario.other());
        one.start();
        other.start();
        try {
            one.join();
            other.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        scenario.check().run();
    }

    /** Runs the scenario repeatedly on two threads. */
    public static void manyTimes(Supplier<Scenario> scenarios) {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        CyclicBarrier start = new CyclicBarrier(2);
        try {
            for (int round = 0; round < ROUNDS; round++) {
                Scenario scenario = scenarios.get();
                Future<?> one = threads.submit(() -> atOnce(start, scenario.one()));
                Future<?> other = threads.submit(() -> atOnce(start, scenario.other()));
                one.get(60, TimeUnit.SECONDS);
                other.get(60, TimeUnit.SECONDS);
                scenario.check().run();
            }
        } catch (Exception e) {
            throw new AssertionError(e);
        } finally {
            threads.shutdownNow();
        }
    }

    private static void atOnce(CyclicBarrier start, Runnable action) {
        int spins = ThreadLocalRandom.current().nextInt(MOST_SPINS);
        try {
            start.await(60, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
        for (int i = 0; i < spins; i++) {
            Thread.onSpinWait();
        }
        action.run();
    }
}
