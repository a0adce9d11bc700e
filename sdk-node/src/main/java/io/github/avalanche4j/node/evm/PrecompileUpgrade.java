package io.github.avalanche4j.node.evm;

/**
 * A change of a precompiled contract after the genesis.
 *
 * @param name the contract's configuration key, such as {@code feeManagerConfig}
 * @param config its new configuration
 */
public record PrecompileUpgrade(String name, PrecompileConfig config) {}
