package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import io.github.avalanche4j.data.model.TimeSettings;

/** Filters a figure of a chain over time. */
@Settings
public interface SeriesFilter extends TimeSettings<SeriesFilter> {
    /** Sets the interval of figures, a day for those counted by day only; by default the service decides. */
    SeriesFilter timeInterval(TimeInterval length);
}
