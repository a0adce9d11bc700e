package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.internal.wire.Settings;

/** Filters and groups usage of the API. */
@Settings
public interface ApiUsageFilter extends UsageSettings<ApiUsageFilter>, ApiRequestSettings<ApiUsageFilter> {
    /** Groups the counts by request path, response code, chain, key or request type; by default ungrouped. */
    ApiUsageFilter groupBy(UsageGroup group);
}
