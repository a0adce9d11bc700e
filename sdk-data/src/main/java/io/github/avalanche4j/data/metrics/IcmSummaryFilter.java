package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.codegen.Filter;
import io.github.avalanche4j.data.metrics.icm.IcmSettings;

/** Filters and groups counts of interchain messages. */
@Filter
public interface IcmSummaryFilter extends IcmSettings<IcmSummaryFilter> {}
