package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.codegen.Filter;
import io.github.avalanche4j.data.model.TimeRange;

/** The times of a list. */
@Filter("times")
interface Times extends TimeRange {}
