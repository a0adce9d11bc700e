package io.github.avalanche4j.core.values;

import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;

/** What one value type has from another. */
public interface Base {
    @WireName("baseID")
    Id baseId();
}
