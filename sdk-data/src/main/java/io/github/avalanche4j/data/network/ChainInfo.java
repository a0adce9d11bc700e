package io.github.avalanche4j.data.network;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import org.immutables.value.Value;

/** Which chain an answer is about. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableChainInfo.Builder.class)
public interface ChainInfo {
    /** {@return the chain} */
    ChainName chainName();

    /** {@return the network, {@code mainnet} or {@code fuji}} */
    String network();
}
