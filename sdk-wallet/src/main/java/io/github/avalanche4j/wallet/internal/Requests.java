package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.PublicKey;

/** The transactions that the engine makes by itself. They pay only to the wallet's keys, to the first one unless named. */
public interface Requests {
    TxPlan export(Chain from, Chain to, NAvax amount);

    TxPlan importFrom(Chain source, Chain to, PublicKey owner);

    /** A transaction of the P- or the X-Chain that pays its fee and nothing else. */
    TxPlan empty(Chain chain);
}
