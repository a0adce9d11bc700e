package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;

/** Filters messages. */
@Settings
public interface IcmMessageFilter {
    /** Keeps only messages from one chain, by its blockchain id or its EVM chain id. */
    IcmMessageFilter sourceBlockchainId(String chain);

    /** Keeps only messages to one chain, by its blockchain id or its EVM chain id. */
    IcmMessageFilter destinationBlockchainId(String chain);

    /** Keeps only messages from or to one chain, by its blockchain id. */
    IcmMessageFilter blockchainId(String chain);

    /** Keeps only messages of one sender. */
    IcmMessageFilter from(EvmAddress sender);

    /** Keeps only messages to one receiver. */
    IcmMessageFilter to(EvmAddress receiver);

    /** Keeps only messages of one network, {@link Network#MAINNET} or {@link Network#FUJI}. */
    IcmMessageFilter network(Network name);
}
