package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.model.TimeRange;

/** The times of a list. */
@Settings("times")
interface Times extends TimeRange {}
