package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InvalidRequestException;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Runs an example: a wrong command line or a failure ends in one line and an exit status instead of a stack trace. */
final class Example {
    private static final int FAILED = 1;
    private static final int MISUSED = 2;

    private Example() {}

    /** Runs an example with its arguments; prints to {@code out}. */
    interface Program {
        void run(String[] args, PrintStream out) throws IOException;
    }

    /** Runs a program for {@code main}; the JVM ends with the status if it is not 0. */
    static void run(Program program, String[] args) {
        int status = run(program, args, System.out, System.err);
        if (status != 0) {
            System.exit(status);
        }
    }

    /** Runs tasks at the same time, until all end or one fails. */
    static void runAll(List<Callable<Void>> tasks) throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(tasks.size());
        try {
            CompletionService<Void> ends = new ExecutorCompletionService<>(threads);
            tasks.forEach(ends::submit);
            for (int i = 0; i < tasks.size(); i++) {
                ends.take().get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            threads.shutdownNow();
        }
    }

    /** The exit status: 0, 1 after a failure, 2 after a wrong command line. */
    static int run(Program program, String[] args, PrintStream out, PrintStream errors) {
        try {
            program.run(args, out);
            return 0;
        } catch (UsageException | InvalidRequestException e) {
            errors.println(e.getMessage());
            return MISUSED;
        } catch (AvalancheException e) {
            errors.println(e.getMessage());
            return FAILED;
        } catch (IOException e) {
            errors.println("cannot read or write: " + e);
            return FAILED;
        }
    }
}
