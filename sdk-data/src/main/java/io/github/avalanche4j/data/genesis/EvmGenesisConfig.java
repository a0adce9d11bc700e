package io.github.avalanche4j.data.genesis;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Optional;
import java.util.function.Function;

/**
 * The configuration in an EVM chain's genesis.
 *
 * @param json the whole object, including fields without an accessor here
 */
@NoJson("write its json()")
public record EvmGenesisConfig(JsonTree json) {
    /** {@return the EVM chain id} */
    public Optional<UInt64> chainId() {
        return json.get("chainId").asUInt64();
    }

    /** {@return the block of the Homestead fork} */
    public Optional<UInt64> homesteadBlock() {
        return json.get("homesteadBlock").asUInt64();
    }

    /** {@return the block of the EIP-150 fork} */
    public Optional<UInt64> eip150Block() {
        return json.get("eip150Block").asUInt64();
    }

    /** {@return the block of the EIP-155 fork} */
    public Optional<UInt64> eip155Block() {
        return json.get("eip155Block").asUInt64();
    }

    /** {@return the block of the EIP-158 fork} */
    public Optional<UInt64> eip158Block() {
        return json.get("eip158Block").asUInt64();
    }

    /** {@return the block of the Byzantium fork} */
    public Optional<UInt64> byzantiumBlock() {
        return json.get("byzantiumBlock").asUInt64();
    }

    /** {@return the block of the Constantinople fork} */
    public Optional<UInt64> constantinopleBlock() {
        return json.get("constantinopleBlock").asUInt64();
    }

    /** {@return the block of the Petersburg fork} */
    public Optional<UInt64> petersburgBlock() {
        return json.get("petersburgBlock").asUInt64();
    }

    /** {@return the block of the Istanbul fork} */
    public Optional<UInt64> istanbulBlock() {
        return json.get("istanbulBlock").asUInt64();
    }

    /** {@return the block of the Muir Glacier fork} */
    public Optional<UInt64> muirGlacierBlock() {
        return json.get("muirGlacierBlock").asUInt64();
    }

    /** {@return the block of the Berlin fork} */
    public Optional<UInt64> berlinBlock() {
        return json.get("berlinBlock").asUInt64();
    }

    /** {@return the block of the London fork} */
    public Optional<UInt64> londonBlock() {
        return json.get("londonBlock").asUInt64();
    }

    /** {@return the hash of the EIP-150 fork's block} */
    public Optional<String> eip150Hash() {
        return json.get("eip150Hash").asText();
    }

    /** {@return the time of the Subnet-EVM fork, in seconds since 1970} */
    public Optional<UInt64> subnetEvmTimestamp() {
        return json.get("subnetEVMTimestamp").asUInt64();
    }

    /** {@return the fee configuration} */
    public Optional<EvmFeeConfig> feeConfig() {
        return part("feeConfig", EvmFeeConfig::new);
    }

    /** {@return whether block builders may receive fees} */
    public Optional<Boolean> allowFeeRecipients() {
        return json.get("allowFeeRecipients").asBoolean();
    }

    /** {@return how cross-chain messages are verified} */
    public Optional<EvmWarpConfig> warpConfig() {
        return part("warpConfig", EvmWarpConfig::new);
    }

    /** {@return the allow list for sending transactions} */
    public Optional<EvmAllowList> txAllowListConfig() {
        return part("txAllowListConfig", EvmAllowList::new);
    }

    /** {@return the allow list for creating contracts} */
    public Optional<EvmAllowList> contractDeployerAllowListConfig() {
        return part("contractDeployerAllowListConfig", EvmAllowList::new);
    }

    /** {@return the allow list for minting the native token} */
    public Optional<EvmAllowList> contractNativeMinterConfig() {
        return part("contractNativeMinterConfig", EvmAllowList::new);
    }

    /** {@return the allow list for changing the fee configuration} */
    public Optional<EvmAllowList> feeManagerConfig() {
        return part("feeManagerConfig", EvmAllowList::new);
    }

    /** {@return the allow list for changing the recipient of fees} */
    public Optional<EvmAllowList> rewardManagerConfig() {
        return part("rewardManagerConfig", EvmAllowList::new);
    }

    private <T> Optional<T> part(String field, Function<JsonTree, T> view) {
        return Optional.of(json.get(field)).filter(JsonTree::isObject).map(view);
    }

    /** {@return the JSON text} */
    @Override
    public String toString() {
        return json.toString();
    }
}
