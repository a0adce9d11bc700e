package io.github.avalanche4j.node.utxo;

import io.github.avalanche4j.core.JsonTree;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What a transaction does. Nodes do not say it; it follows from the fields that a transaction has beside those of all, and
 * is {@link #OTHER} for any set of fields that is not known.
 */
public enum TxType {
    /** Moves assets on one chain. */
    BASE,
    /** Takes in what another chain exported. */
    IMPORT("sourceChain", "importedInputs"),
    /** Gives something to another chain. */
    EXPORT("destinationChain", "exportedOutputs"),
    /** X-Chain: makes an asset. */
    CREATE_ASSET("name", "symbol", "denomination", "initialStates"),
    /** X-Chain: mints, or moves what is not an amount. */
    OPERATION("operations"),
    /** Makes a subnet. */
    CREATE_SUBNET("owner"),
    /** Makes a chain. */
    CREATE_CHAIN("subnetID", "chainName", "vmID", "fxIDs", "genesisData", "subnetAuthorization"),
    /** Adds a validator to a permissioned subnet. */
    ADD_SUBNET_VALIDATOR("validator", "subnetAuthorization"),
    /** Removes a validator from a permissioned subnet. */
    REMOVE_SUBNET_VALIDATOR("nodeID", "subnetID", "subnetAuthorization"),
    /** Gives a subnet another owner. */
    TRANSFER_SUBNET_OWNERSHIP("subnetID", "subnetAuthorization", "newOwner"),
    /** Opens a subnet to stake in an asset of its own; no longer accepted since the Etna upgrade. */
    TRANSFORM_SUBNET(
            "subnetID",
            "assetID",
            "initialSupply",
            "maximumSupply",
            "minConsumptionRate",
            "maxConsumptionRate",
            "minValidatorStake",
            "maxValidatorStake",
            "minStakeDuration",
            "maxStakeDuration",
            "minDelegationFee",
            "minDelegatorStake",
            "maxValidatorWeightFactor",
            "uptimeRequirement",
            "subnetAuthorization"),
    /** Adds a validator to the primary network, without a BLS key; no longer accepted since the Durango upgrade. */
    ADD_VALIDATOR("validator", "stake", "rewardsOwner", "shares"),
    /** Delegates on the primary network; no longer accepted since the Durango upgrade. */
    ADD_DELEGATOR("validator", "stake", "rewardsOwner"),
    /** Adds a validator to the primary network, or to a subnet that anyone may stake on. */
    ADD_PERMISSIONLESS_VALIDATOR(
            "validator", "subnetID", "signer", "stake", "validationRewardsOwner", "delegationRewardsOwner", "shares"),
    /** Delegates on the primary network, or on a subnet that anyone may stake on. */
    ADD_PERMISSIONLESS_DELEGATOR("validator", "subnetID", "stake", "rewardsOwner"),
    /** Makes an L1 of a subnet. */
    CONVERT_SUBNET_TO_L1("subnetID", "chainID", "address", "validators", "subnetAuthorization"),
    /** Adds a validator to an L1. */
    REGISTER_L1_VALIDATOR("balance", "proofOfPossession", "message"),
    /** Changes the weight of an L1's validator, or removes it. */
    SET_L1_VALIDATOR_WEIGHT("message"),
    /** Pays fees for an L1's validator in advance. */
    INCREASE_L1_VALIDATOR_BALANCE("validationID", "balance"),
    /** Takes an L1's validator out of service. */
    DISABLE_L1_VALIDATOR("validationID", "disableAuthorization"),
    /** Anything else; see {@link Tx#json}. */
    OTHER;

    private static final Set<String> OF_ALL = Set.of("networkID", "blockchainID", "outputs", "inputs", "memo");
    private static final Map<Set<String>, TxType> BY_FIELDS = byFields();

    private final Set<String> fields;

    TxType(String... fields) {
        this.fields = Set.of(fields);
    }

    private static Map<Set<String>, TxType> byFields() {
        Map<Set<String>, TxType> types = new HashMap<>();
        for (TxType type : values()) {
            if (type != OTHER) {
                types.put(type.fields, type);
            }
        }
        return types;
    }

    static TxType of(JsonTree unsigned) {
        if (!unsigned.get("blockchainID").exists()) {
            return OTHER; // made by the P-Chain itself
        }
        Set<String> own = new HashSet<>(unsigned.fields().keySet());
        own.removeAll(OF_ALL);
        return BY_FIELDS.getOrDefault(own, OTHER);
    }
}
