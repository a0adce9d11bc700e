package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Optional;

/** The accounts and storage slots that a message uses. */
@Value
public interface EvmAccessList {
    /** {@return the accounts and their storage slots} */
    List<AccessListEntry> accessList();

    /** {@return the gas that the message uses with this list} */
    UInt64 gasUsed();

    /** {@return why the message failed, such as {@code execution reverted}; absent if it succeeded} */
    Optional<String> error();
}
