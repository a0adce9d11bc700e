package io.github.avalanche4j.core.values;

import org.immutables.value.Value;

/** A small value inside others. */
@Value.Immutable
public interface Point {
    int x();

    int y();
}
