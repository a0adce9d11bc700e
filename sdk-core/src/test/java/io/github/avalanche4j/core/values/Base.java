package io.github.avalanche4j.core.values;

import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;

/** Fields that another value type inherits. */
public interface Base {
    @WireName("baseID")
    Id baseId();
}
