package io.github.avalanche4j.data.metrics.icm;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;

/** Selects and groups the messages to count. */
public interface IcmSettings<B> {
    /** Keeps only messages from one chain, by its blockchain id. */
    B srcBlockchainId(Id chain);

    /** Keeps only messages to one chain, by its blockchain id. */
    B destBlockchainId(Id chain);

    /** Groups the counts; by default all messages are counted together. */
    B groupBy(IcmGroup group);

    /** Keeps only messages of one network, {@link Network#MAINNET} or {@link Network#FUJI}. */
    B network(Network network);
}
