package io.github.avalanche4j.data.primary;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** A kind of transaction on the primary network. */
public final class PrimaryNetworkTxType extends OpenEnum {
    private static final Map<String, PrimaryNetworkTxType> KNOWN = new LinkedHashMap<>();

    /** Adds a validator, in the form before Banff. */
    public static final PrimaryNetworkTxType ADD_VALIDATOR = known("AddValidatorTx");

    /** Adds a validator to a permissioned subnet. */
    public static final PrimaryNetworkTxType ADD_SUBNET_VALIDATOR = known("AddSubnetValidatorTx");

    /** Adds a delegation, in the form before Banff. */
    public static final PrimaryNetworkTxType ADD_DELEGATOR = known("AddDelegatorTx");

    /** Creates a chain. */
    public static final PrimaryNetworkTxType CREATE_CHAIN = known("CreateChainTx");

    /** Creates a subnet. */
    public static final PrimaryNetworkTxType CREATE_SUBNET = known("CreateSubnetTx");

    /** Takes over what another chain exported. */
    public static final PrimaryNetworkTxType IMPORT = known("ImportTx");

    /** Hands something to another chain. */
    public static final PrimaryNetworkTxType EXPORT = known("ExportTx");

    /** Moved the chain's time, before Banff. */
    public static final PrimaryNetworkTxType ADVANCE_TIME = known("AdvanceTimeTx");

    /** Ends a stake, with or without reward. */
    public static final PrimaryNetworkTxType REWARD_VALIDATOR = known("RewardValidatorTx");

    /** Removes a validator from a permissioned subnet. */
    public static final PrimaryNetworkTxType REMOVE_SUBNET_VALIDATOR = known("RemoveSubnetValidatorTx");

    /** Makes a subnet one that anybody may validate for a stake. */
    public static final PrimaryNetworkTxType TRANSFORM_SUBNET = known("TransformSubnetTx");

    /** Adds a validator for a stake. */
    public static final PrimaryNetworkTxType ADD_PERMISSIONLESS_VALIDATOR = known("AddPermissionlessValidatorTx");

    /** Adds a delegation. */
    public static final PrimaryNetworkTxType ADD_PERMISSIONLESS_DELEGATOR = known("AddPermissionlessDelegatorTx");

    /** Moves assets. */
    public static final PrimaryNetworkTxType BASE = known("BaseTx");

    /** Hands a subnet to other owners. */
    public static final PrimaryNetworkTxType TRANSFER_SUBNET_OWNERSHIP = known("TransferSubnetOwnershipTx");

    /** Makes a subnet an L1. */
    public static final PrimaryNetworkTxType CONVERT_SUBNET_TO_L1 = known("ConvertSubnetToL1Tx");

    /** Registers a validator of an L1. */
    public static final PrimaryNetworkTxType REGISTER_L1_VALIDATOR = known("RegisterL1ValidatorTx");

    /** Changes a validator's weight in an L1, or removes it. */
    public static final PrimaryNetworkTxType SET_L1_VALIDATOR_WEIGHT = known("SetL1ValidatorWeightTx");

    /** Deactivates a validator of an L1. */
    public static final PrimaryNetworkTxType DISABLE_L1_VALIDATOR = known("DisableL1ValidatorTx");

    /** Adds to the balance that a validator of an L1 pays fees with. */
    public static final PrimaryNetworkTxType INCREASE_L1_VALIDATOR_BALANCE = known("IncreaseL1ValidatorBalanceTx");

    /** Of a kind that the service does not know. */
    public static final PrimaryNetworkTxType UNKNOWN = known("UNKNOWN");

    /** Creates an asset. */
    public static final PrimaryNetworkTxType CREATE_ASSET = known("CreateAssetTx");

    /** Mints or moves collectibles. */
    public static final PrimaryNetworkTxType OPERATION = known("OperationTx");

    /** Adds a validator whose stake begins anew, since Helicon. */
    public static final PrimaryNetworkTxType ADD_AUTO_RENEWED_VALIDATOR = known("AddAutoRenewedValidatorTx");

    /** Changes how such a stake goes on, since Helicon. */
    public static final PrimaryNetworkTxType SET_AUTO_RENEWED_VALIDATOR_CONFIG =
            known("SetAutoRenewedValidatorConfigTx");

    /** Ends a period of such a stake, since Helicon. */
    public static final PrimaryNetworkTxType REWARD_AUTO_RENEWED_VALIDATOR = known("RewardAutoRenewedValidatorTx");

    private PrimaryNetworkTxType(String value, boolean known) {
        super(value, known);
    }

    private static PrimaryNetworkTxType known(String value) {
        PrimaryNetworkTxType constant = new PrimaryNetworkTxType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static PrimaryNetworkTxType of(String value) {
        PrimaryNetworkTxType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new PrimaryNetworkTxType(value, false) : known;
    }
}
