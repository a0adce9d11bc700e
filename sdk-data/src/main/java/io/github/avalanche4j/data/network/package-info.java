/**
 * The primary network as the data service knows it: subnets, validators, delegators, rewards, X-Chain transactions,
 * blocks.
 */
@NullMarked
package io.github.avalanche4j.data.network;

import org.jspecify.annotations.NullMarked;
