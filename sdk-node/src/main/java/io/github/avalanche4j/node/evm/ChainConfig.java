package io.github.avalanche4j.node.evm;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.internal.wire.Received;
import io.github.avalanche4j.core.value.JsonTree;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The configuration of an EVM chain: upgrade times, fees and precompiled contracts. Its fields differ between the
 * C-Chain and Subnet-EVM and from version to version; {@link #tree} has all of them. Nodes leave out fields that are
 * not set.
 */
@AnyMapper
public final class ChainConfig {
    private final JsonTree tree;

    @Received
    ChainConfig(JsonTree tree) {
        if (tree.get("chainId").asInteger().isEmpty()) {
            throw new IllegalArgumentException("without a chainId that is a number");
        }
        this.tree = tree;
    }

    /** {@return the configuration as the node sent it, an object with a {@code chainId}} */
    @JsonValue
    public JsonTree tree() {
        return tree;
    }

    /** {@return the number of the chain} */
    public BigInteger chainId() {
        return tree.get("chainId").asInteger().orElseThrow();
    }

    /** {@return the initial fees of the chain; absent on the C-Chain} */
    public Optional<FeeConfig> feeConfig() {
        return ConfigTree.fees(tree.get("feeConfig"));
    }

    /** {@return whether block builders may keep the fees, unless the reward manager says otherwise} */
    public boolean allowFeeRecipients() {
        return tree.get("allowFeeRecipients").asBoolean().orElse(false);
    }

    /** {@return the number of the first block with Homestead's rules} */
    public Optional<BigInteger> homesteadBlock() {
        return block("homesteadBlock");
    }

    /** {@return the number of the first block with EIP-150} */
    public Optional<BigInteger> eip150Block() {
        return block("eip150Block");
    }

    /** {@return the hash of that block; absent since Subnet-EVM 0.5.5} */
    public Optional<String> eip150Hash() {
        return tree.get("eip150Hash").asText();
    }

    /** {@return the number of the first block with EIP-155} */
    public Optional<BigInteger> eip155Block() {
        return block("eip155Block");
    }

    /** {@return the number of the first block with EIP-158} */
    public Optional<BigInteger> eip158Block() {
        return block("eip158Block");
    }

    /** {@return the number of the first block with Byzantium's rules} */
    public Optional<BigInteger> byzantiumBlock() {
        return block("byzantiumBlock");
    }

    /** {@return the number of the first block with Constantinople's rules} */
    public Optional<BigInteger> constantinopleBlock() {
        return block("constantinopleBlock");
    }

    /** {@return the number of the first block with Petersburg's rules} */
    public Optional<BigInteger> petersburgBlock() {
        return block("petersburgBlock");
    }

    /** {@return the number of the first block with Istanbul's rules} */
    public Optional<BigInteger> istanbulBlock() {
        return block("istanbulBlock");
    }

    /** {@return the number of the first block with Muir Glacier's rules} */
    public Optional<BigInteger> muirGlacierBlock() {
        return block("muirGlacierBlock");
    }

    /** {@return when Subnet-EVM's rules took effect; absent on the C-Chain} */
    public Optional<Instant> subnetEvmTimestamp() {
        return ConfigTree.time(tree.get("subnetEVMTimestamp"));
    }

    /**
     * {@return when each upgrade with an activation time takes effect, by the field's name, such as {@code
     * durangoTimestamp} or {@code cancunTime}} A time in the year 9999 means that none is set.
     */
    public Map<String, Instant> timestamps() {
        Map<String, Instant> times = new LinkedHashMap<>();
        tree.fields().forEach((name, value) -> {
            if (name.endsWith("Timestamp") || name.endsWith("Time")) {
                ConfigTree.time(value).ifPresent(time -> times.put(name, time));
            }
        });
        return Collections.unmodifiableMap(times);
    }

    /**
     * {@return the precompiled contracts that the genesis configures, by their keys; later upgrades are in {@link
     * #precompileUpgrades}}
     */
    public Map<String, PrecompileConfig> precompiles() {
        Map<String, PrecompileConfig> precompiles = ConfigTree.objects(tree, PrecompileConfig::new);
        precompiles.keySet().removeIf(name -> !name.endsWith("Config") || name.equals("feeConfig"));
        return Collections.unmodifiableMap(precompiles);
    }

    /** {@return who may deploy contracts; absent if the genesis allows it to everyone} */
    public Optional<PrecompileConfig> contractDeployerAllowListConfig() {
        return Optional.ofNullable(precompiles().get("contractDeployerAllowListConfig"));
    }

    /** {@return who may mint the chain's native coin; absent if the genesis allows it to no one} */
    public Optional<PrecompileConfig> contractNativeMinterConfig() {
        return Optional.ofNullable(precompiles().get("contractNativeMinterConfig"));
    }

    /** {@return who may change the fees; absent if the genesis allows it to no one} */
    public Optional<PrecompileConfig> feeManagerConfig() {
        return Optional.ofNullable(precompiles().get("feeManagerConfig"));
    }

    /** {@return changes of precompiled contracts after the genesis, in the order of the node's {@code upgrade.json}} */
    public List<PrecompileUpgrade> precompileUpgrades() {
        return tree.get("upgrades").get("precompileUpgrades").elements().stream()
                .flatMap(upgrade -> ConfigTree.objects(upgrade, PrecompileConfig::new).entrySet().stream())
                .<PrecompileUpgrade>map(entry -> ImmutablePrecompileUpgrade.of(entry.getKey(), entry.getValue()))
                .toList();
    }

    private Optional<BigInteger> block(String field) {
        return tree.get(field).asInteger();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ChainConfig that && tree.equals(that.tree);
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
