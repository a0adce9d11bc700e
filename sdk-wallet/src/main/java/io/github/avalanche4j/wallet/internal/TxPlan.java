package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.wallet.builder.Chain;

/**
 * The description of one transaction, from which any number of different ones can be built.
 *
 * @param purpose what it does; equal requests have equal texts
 * @param lookUp asks the node for the builder's data
 */
public record TxPlan(Chain chain, String purpose, Call<Build> lookUp) {}
