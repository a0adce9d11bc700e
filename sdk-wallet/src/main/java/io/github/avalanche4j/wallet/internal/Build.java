package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.wallet.builder.BuiltTx;

/** Builds a transaction from what a lookup found, with a tip in nAVAX. */
@FunctionalInterface
public interface Build {
    BuiltTx of(Available available, long tip);
}
