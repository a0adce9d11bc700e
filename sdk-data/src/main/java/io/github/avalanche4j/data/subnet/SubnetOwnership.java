package io.github.avalanche4j.data.subnet;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;

/** The owners of a subnet, which may change it. */
@Value
public interface SubnetOwnership {
    /** {@return the time before which no owner may act, in seconds since 1970; 0 for none} */
    UInt64 locktime();

    /** {@return the number of addresses that must sign} */
    int threshold();

    /** {@return the owners; without the chain's prefix} */
    List<Bech32Address> addresses();
}
