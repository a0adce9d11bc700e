package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import java.util.List;
import java.util.Objects;

/** An account and its storage slots that a transaction declares in advance (EIP-2930). */
@Value
public interface AccessListEntry {
    /** {@return the account} */
    EvmAddress address();

    /** {@return the storage slots, 32 bytes each} */
    List<EvmHash> storageKeys();

    /** {@return an account and some of its storage slots} */
    static AccessListEntry of(EvmAddress address, List<EvmHash> storageKeys) {
        return ImmutableAccessListEntry.of(
                Objects.requireNonNull(address, "address"), Objects.requireNonNull(storageKeys, "storageKeys"));
    }
}
