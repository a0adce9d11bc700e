package io.github.avalanche4j.benchmarks.kit;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The measured process: reads {@code turn <task> <nanoseconds>} from its input, repeats the task for at least so long
 * and at least once, and prints a {@link Turn}. It ends with its input.
 */
public final class Worker {
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final Map<String, Task> tasks = new LinkedHashMap<>();
    private final Tasks factory;

    /** Makes a task from its name. */
    public interface Tasks {
        /** The task. */
        Task of(String name) throws Exception;
    }

    private Worker(Tasks factory) {
        this.factory = factory;
    }

    /** Serves turns until the input ends. */
    public static void serve(Tasks factory) throws Exception {
        Worker worker = new Worker(factory);
        PrintStream out = new PrintStream(System.out, true, UTF_8);
        out.println("ready " + ProcessHandle.current().pid());
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] words = line.split(" ", -1);
                out.println(worker.turn(words[1], Long.parseLong(words[2])).line());
            }
        }
    }

    private Turn turn(String name, long nanos) throws Exception {
        Task task = tasks.get(name);
        if (task == null) {
            task = factory.of(name);
            tasks.put(name, task);
        }
        long self = Thread.currentThread().getId();
        int repetitions = 0;
        Object result;
        long bytes = threads.getThreadAllocatedBytes(self);
        long processCpu = process.getProcessCpuTime();
        long cpu = threads.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        do {
            result = task.run();
            repetitions++;
        } while (System.nanoTime() - start < nanos);
        double wall = System.nanoTime() - start;
        double usedCpu = threads.getCurrentThreadCpuTime() - cpu;
        double usedProcessCpu = process.getProcessCpuTime() - processCpu;
        double allocated = threads.getThreadAllocatedBytes(self) - bytes;
        return new Turn(
                wall / repetitions,
                usedCpu / repetitions,
                usedProcessCpu / repetitions,
                allocated / repetitions,
                task.check(result));
    }
}
