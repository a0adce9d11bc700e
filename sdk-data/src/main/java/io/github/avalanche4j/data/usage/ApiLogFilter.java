package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.internal.wire.Settings;

/** Filters requests. */
@Settings
public interface ApiLogFilter extends ApiRequestSettings<ApiLogFilter> {}
