package io.github.avalanche4j.node.evm;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.internal.wire.Received;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.JsonTree;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The configuration of a precompiled contract. Its fields depend on the contract, and chains may have their own
 * contracts. Unexpected fields never cause an error; {@link #tree} has all of them.
 */
@AnyMapper
public final class PrecompileConfig {
    private final JsonTree tree;

    @Received
    PrecompileConfig(JsonTree tree) {
        this.tree = tree;
    }

    /** {@return the configuration as received} */
    @JsonValue
    public JsonTree tree() {
        return tree;
    }

    /** {@return when this takes effect; absent if the node sends null, which means never} */
    public Optional<Instant> blockTimestamp() {
        return ConfigTree.time(tree.get("blockTimestamp"));
    }

    /** {@return whether this disables the contract; nodes leave it out if not} */
    public boolean disable() {
        return tree.get("disable").asBoolean().orElse(false);
    }

    /** {@return the addresses that may change all roles; empty if the node sends null or nothing} */
    public List<EvmAddress> adminAddresses() {
        return ConfigTree.addresses(tree.get("adminAddresses"));
    }

    /** {@return the addresses that may enable others, since Subnet-EVM 0.5.6} */
    public List<EvmAddress> managerAddresses() {
        return ConfigTree.addresses(tree.get("managerAddresses"));
    }

    /** {@return the addresses that may use the contract} */
    public List<EvmAddress> enabledAddresses() {
        return ConfigTree.addresses(tree.get("enabledAddresses"));
    }

    /** {@return the initial fees ({@code feeManagerConfig} only); absent if it keeps the chain's} */
    public Optional<FeeConfig> initialFeeConfig() {
        return ConfigTree.fees(tree.get("initialFeeConfig"));
    }

    /** {@return the share of the weight that has to sign ({@code warpConfig} only), in percent; 0 means 67} */
    public Optional<BigInteger> quorumNumerator() {
        return tree.get("quorumNumerator").asInteger();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PrecompileConfig that && tree.equals(that.tree);
    }

    @Override
    public int hashCode() {
        return tree.hashCode();
    }

    /** {@return the JSON text} */
    @Override
    public String toString() {
        return tree.toString();
    }
}
