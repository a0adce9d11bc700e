package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.metrics.icm.IcmSettings;

/** Filters and groups counts of interchain messages. */
@Settings
public interface IcmSummaryFilter extends IcmSettings<IcmSummaryFilter> {}
