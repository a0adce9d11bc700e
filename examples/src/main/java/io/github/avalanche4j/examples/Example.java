package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InvalidRequestException;
import java.io.IOException;
import java.io.PrintStream;

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
