package io.github.avalanche4j.core;

import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Listener for calls and attempts, for adapters to Micrometer, OpenTelemetry or a test. Methods run on
 * the thread that does the work and should be quick. An exception from them is logged, once per client
 * as a warning, and the call continues. Only a {@link VirtualMachineError} such as {@link OutOfMemoryError} ends the
 * call.
 */
@FunctionalInterface
public interface Instrumentation {
    /** Does nothing. */
    Instrumentation NONE = (endpoint, server) -> new Observation() {};

    /**
     * An execution of a call begins.
     *
     * @param endpoint the endpoint's id, such as {@code info.peers}; suitable as a span or metric name
     * @param server scheme, host and port
     * @return the listener for the rest of this execution
     */
    Observation callStarted(String endpoint, String server);

    /** Listener for one execution of a call. */
    interface Observation {
        /**
         * A request is about to be sent.
         *
         * @param attempt 1 for the first
         * @return headers to send with it, such as {@code traceparent}
         */
        default Map<String, String> attemptStarted(int attempt) {
            return Map.of();
        }

        /**
         * An attempt ended.
         *
         * @param attempt 1 for the first
         * @param status the HTTP status; absent where there was no response
         * @param elapsed from sending to the end of the response
         */
        default void attemptEnded(int attempt, OptionalInt status, Duration elapsed) {}

        /**
         * The execution ended.
         *
         * @param elapsed since {@link Instrumentation#callStarted}, waits included
         * @param failure why, or null if there is a value
         */
        default void callEnded(int attempts, Duration elapsed, @Nullable Throwable failure) {}
    }
}
