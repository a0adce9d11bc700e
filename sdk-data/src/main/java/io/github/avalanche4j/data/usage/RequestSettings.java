package io.github.avalanche4j.data.usage;

import java.time.Instant;

/** Sets the requests to count. */
public interface RequestSettings<B> {
    /** Sets the start, 1970 or later; the service rounds it down to the day, in UTC. */
    B startTimestamp(Instant time);

    /** Sets the end, not before the start; the service rounds it down to the day, in UTC. */
    B endTimestamp(Instant time);

    /** Keeps only requests with one response status. */
    B responseCode(int status);
}
