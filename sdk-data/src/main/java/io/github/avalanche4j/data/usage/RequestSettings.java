package io.github.avalanche4j.data.usage;

import java.time.Instant;

/** Sets which requests count. */
public interface RequestSettings<B> {
    /**
     * Sets the time from which on requests count.
     *
     * @param time 1970 or later; the service takes the beginning of its day, in UTC
     */
    B startTimestamp(Instant time);

    /**
     * Sets the time up to which requests count.
     *
     * @param time not before the start; the service takes the beginning of its day, in UTC
     */
    B endTimestamp(Instant time);

    /**
     * Wants requests that were responded to so.
     *
     * @param status the HTTP status
     */
    B responseCode(int status);
}
