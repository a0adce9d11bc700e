package io.github.avalanche4j.data.webhooks.event;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import java.util.List;

/** An entry of a transaction's access list. */
@Value
public interface AccessListData {
    /** {@return a contract} */
    EvmAddress accessAddresses();

    /** {@return its storage slots, in hex} */
    List<String> storageKeys();
}
