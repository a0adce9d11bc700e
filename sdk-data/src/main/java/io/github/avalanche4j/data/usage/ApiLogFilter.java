package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.codegen.Filter;

/** Filters requests. */
@Filter
public interface ApiLogFilter extends ApiRequestSettings<ApiLogFilter> {}
