package io.github.avalanche4j.core.internal.call;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs code of the user that must not end a call: its instrumentation, its header supplier. Its exceptions are logged,
 * the first one as a warning. A {@link VirtualMachineError} other than a stack overflow still ends the call, because
 * the JVM is out of memory or broken.
 */
final class UserCode {
    private static final Logger LOG = LoggerFactory.getLogger("io.github.avalanche4j.http");

    private final String name;
    private final AtomicBoolean warned = new AtomicBoolean();

    /** Code that the log calls {@code name}. */
    UserCode(String name) {
        this.name = name;
    }

    void run(Runnable action) {
        Boolean unused = get(
                () -> {
                    action.run();
                    return true;
                },
                true,
                thrown -> {});
    }

    /** The result of {@code action}; if it throws, {@code otherwise}, and {@code failed} gets the exception. */
    <T> T get(Supplier<T> action, T otherwise, Consumer<Throwable> failed) {
        try {
            return action.get();
        } catch (Throwable e) {
            if (e instanceof VirtualMachineError fatal && !(e instanceof StackOverflowError)) {
                throw fatal;
            }
            if (warned.getAndSet(true)) {
                LOG.debug("The {} failed again; the call continues", name, e);
            } else {
                LOG.warn(
                        "The {} failed: {}; calls continue, and further failures are logged as DEBUG",
                        name,
                        e.toString(),
                        e);
            }
            failed.accept(e);
            return otherwise;
        }
    }
}
