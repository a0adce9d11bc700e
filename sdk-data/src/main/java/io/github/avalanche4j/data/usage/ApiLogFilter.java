package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.codegen.Settings;

/** Filters requests. */
@Settings
public interface ApiLogFilter extends ApiRequestSettings<ApiLogFilter> {}
