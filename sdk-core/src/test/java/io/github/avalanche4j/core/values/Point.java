package io.github.avalanche4j.core.values;

import io.github.avalanche4j.core.internal.wire.Value;

/** A small value inside others. */
@Value
public interface Point {
    int x();

    int y();
}
