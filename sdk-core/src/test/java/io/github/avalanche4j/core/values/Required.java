package io.github.avalanche4j.core.values;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.time.Instant;

/** Required fields, one of them inherited. */
@Value
@SuppressWarnings("immutables:subtype")
public interface Required extends Base {
    @WireName("nodeID")
    NodeId nodeId();

    UInt64 weight();

    boolean healthy();

    int count();

    long index();

    BigInteger amount();

    @UnixSeconds
    Instant since();

    Point point();
}
