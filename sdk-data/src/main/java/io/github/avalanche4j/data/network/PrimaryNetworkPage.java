package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.Page;
import java.util.Optional;

/**
 * Some items of a chain of the primary network.
 *
 * @param <T> the items' type
 */
public interface PrimaryNetworkPage<T> extends Page<T> {
    /** {@return which chain they are of; absent where the service does not say} */
    Optional<ChainInfo> chainInfo();
}
