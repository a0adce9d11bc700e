package io.github.avalanche4j.data.model;

import java.time.Instant;

/** Sets the range of times. */
public interface TimeSettings<B> {
    /** Sets the start, 1970 or later; sent in whole seconds. */
    B startTimestamp(Instant time);

    /** Sets the end, not before the start; sent in whole seconds. */
    B endTimestamp(Instant time);
}
