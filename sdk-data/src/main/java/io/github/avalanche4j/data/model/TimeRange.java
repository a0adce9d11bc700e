package io.github.avalanche4j.data.model;

/** A range of times with an optional start and an optional end. */
public interface TimeRange extends TimeSettings<TimeRange> {}
