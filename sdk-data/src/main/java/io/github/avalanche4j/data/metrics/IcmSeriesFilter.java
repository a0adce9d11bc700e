package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.metrics.icm.IcmSettings;
import io.github.avalanche4j.data.metrics.series.TimeInterval;
import io.github.avalanche4j.data.model.TimeSettings;

/** Filters and groups counts of interchain messages over time. */
@Settings
public interface IcmSeriesFilter extends TimeSettings<IcmSeriesFilter>, IcmSettings<IcmSeriesFilter> {
    /** Sets the interval of figures; by default the service decides. */
    IcmSeriesFilter timeInterval(TimeInterval length);
}
