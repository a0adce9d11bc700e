package io.github.avalanche4j.benchmarks.start;

import java.lang.management.ManagementFactory;

/** What a program says when it has its first typed response. */
final class Started {
    private Started() {}

    static void with(Object response) {
        System.out.println("started " + response);
        // after the first line, which stops the clock
        System.out.println(
                "classes " + ManagementFactory.getClassLoadingMXBean().getTotalLoadedClassCount());
    }
}
