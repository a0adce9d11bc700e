package io.github.avalanche4j.node;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.codec.Require;
import io.github.avalanche4j.node.health.HealthReport;
import java.time.Duration;
import java.util.function.Predicate;

/**
 * Waits until a node is ready, also one that is only just being started: what fails meanwhile is tried again until the
 * deadline. Waits run on the caller's thread; an interrupt ends them with a {@link ConnectionException}.
 */
public final class NodeAwait {
    private static final Duration INTERVAL = Duration.ofMillis(500);

    private final NodeClient node;
    private final Transport transport;
    private final Duration timeout;

    NodeAwait(NodeClient node, Transport transport, Duration timeout) {
        this.node = node;
        this.transport = transport;
        this.timeout = timeout;
    }

    /**
     * {@return the first report in which all checks pass}
     *
     * @throws ConnectionException at the deadline; its message holds the last thing that was seen
     */
    public HealthReport healthy() {
        return await("healthy", node.health().get(), HealthReport::healthy);
    }

    /**
     * Waits until a chain has finished bootstrapping.
     *
     * @param chain the chain's id or alias, such as {@code C}
     * @throws ConnectionException at the deadline; its message holds the last thing that was seen
     * @throws InvalidRequestException if the chain is blank
     */
    public void bootstrapped(String chain) {
        await("bootstrapped: " + Require.notBlank("chain", chain), node.info().isBootstrapped(chain), done -> done);
    }

    private <T> T await(String what, Call<T> call, Predicate<T> wanted) {
        long start = System.nanoTime();
        Call<T> once = call.retries(0);
        String last = "nothing yet";
        while (true) {
            Duration left = timeout.minusNanos(System.nanoTime() - start);
            if (left.isNegative() || left.isZero()) {
                throw ended(what, last, start, false);
            }
            try {
                T value = once.timeout(left).execute();
                if (wanted.test(value)) {
                    return value;
                }
                last = String.valueOf(value);
            } catch (AvalancheException e) {
                if (e instanceof ConnectionException && ((ConnectionException) e).interrupted()) {
                    throw e;
                }
                last = String.valueOf(e.getMessage());
            }
            pause(what, last, start, left);
        }
    }

    private void pause(String what, String last, long start, Duration left) {
        try {
            transport.sleep(INTERVAL.compareTo(left) < 0 ? INTERVAL : left);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ended(what, last, start, true);
        }
    }

    private ConnectionException ended(String what, String last, long start, boolean interrupted) {
        Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
        return new ConnectionException(
                "waiting for " + transport.server() + " to be " + what
                        + (interrupted ? " was interrupted" : " took longer than " + timeout.toMillis() + " ms")
                        + "; last seen: " + last,
                "",
                ConnectionException.Phase.WAITING,
                elapsed,
                0,
                !interrupted,
                interrupted,
                !interrupted,
                null);
    }
}
