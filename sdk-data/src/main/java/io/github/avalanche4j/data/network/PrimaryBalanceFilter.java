package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Bech32Address;
import java.time.Instant;

/** Filters balances by address and time. */
@Settings(requires = "addresses")
public interface PrimaryBalanceFilter {
    /**
     * Requests the joint balance of these X- or P-Chain addresses of the network, with or without the chain's prefix.
     * At least one is required. Repeated calls add addresses.
     */
    @CommaSeparated
    PrimaryBalanceFilter addAddresses(Bech32Address... addresses);

    /** As {@link #addAddresses}, from a collection. */
    @CommaSeparated
    PrimaryBalanceFilter addAllAddresses(Iterable<? extends Bech32Address> addresses);

    /** Requests the balances as of a time, 1970 or later, sent in whole seconds; by default as of now. */
    PrimaryBalanceFilter blockTimestamp(Instant time);
}
