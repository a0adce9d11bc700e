package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.internal.wire.Settings;
import java.time.Instant;

/** A range of times with an optional start and an optional end. */
@Settings
public interface LegacyTimes {
    /** Sets the start, 1970 or later; sent in whole seconds. */
    LegacyTimes from(Instant time);

    /** Sets the end, not before the start; sent in whole seconds. */
    LegacyTimes to(Instant time);
}
