package io.github.avalanche4j.core.values;

import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.internal.wire.WireName;

/** What one value type has from another. */
public interface Base {
    @WireName("baseID")
    Id baseId();
}
