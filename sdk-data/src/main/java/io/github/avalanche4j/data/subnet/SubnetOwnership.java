package io.github.avalanche4j.data.subnet;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import org.immutables.value.Value;

/** Who may change a subnet. */
@Value.Immutable
public interface SubnetOwnership {
    /** {@return the time before which no owner may, in seconds since 1970; 0 for none} */
    UInt64 locktime();

    /** {@return how many of the addresses have to sign} */
    int threshold();

    /** {@return the owners; without a chain in front} */
    List<Bech32Address> addresses();
}
