package io.github.avalanche4j.core;

import java.lang.ref.WeakReference;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

/** What the garbage collector leaves. No other test asks for a collection. */
public final class Collected {
    private Collected() {}

    /** Waits until at most {@code most} of the objects are reachable, or for 60 s, and counts those that are. */
    public static long reachable(int most, Collection<? extends WeakReference<?>> objects) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        long reachable = count(objects);
        while (reachable > most && System.nanoTime() < end) {
            System.gc();
            reachable = count(objects);
        }
        return reachable;
    }

    private static long count(Collection<? extends WeakReference<?>> objects) {
        return objects.stream().filter(object -> object.get() != null).count();
    }

    /** The heap in use after a collection, in bytes. Its noise is several hundred kilobytes, so only long tests use it. */
    public static long heap() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
