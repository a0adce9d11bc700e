package io.github.avalanche4j.data.primary;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** A kind of transaction on the primary network. */
public final class PrimaryNetworkTxType extends OpenEnum {
    private static final Known<PrimaryNetworkTxType> KNOWN = new Known<>(PrimaryNetworkTxType::new);

    /** Adds a validator, in the form before Banff. */
    public static final PrimaryNetworkTxType ADD_VALIDATOR = KNOWN.add("AddValidatorTx");

    /** Adds a validator to a permissioned subnet. */
    public static final PrimaryNetworkTxType ADD_SUBNET_VALIDATOR = KNOWN.add("AddSubnetValidatorTx");

    /** Adds a delegation, in the form before Banff. */
    public static final PrimaryNetworkTxType ADD_DELEGATOR = KNOWN.add("AddDelegatorTx");

    /** Creates a chain. */
    public static final PrimaryNetworkTxType CREATE_CHAIN = KNOWN.add("CreateChainTx");

    /** Creates a subnet. */
    public static final PrimaryNetworkTxType CREATE_SUBNET = KNOWN.add("CreateSubnetTx");

    /** Imports what another chain exported. */
    public static final PrimaryNetworkTxType IMPORT = KNOWN.add("ImportTx");

    /** Exports assets to another chain. */
    public static final PrimaryNetworkTxType EXPORT = KNOWN.add("ExportTx");

    /** Advanced the chain's time, before Banff. */
    public static final PrimaryNetworkTxType ADVANCE_TIME = KNOWN.add("AdvanceTimeTx");

    /** Ends a stake, with or without reward. */
    public static final PrimaryNetworkTxType REWARD_VALIDATOR = KNOWN.add("RewardValidatorTx");

    /** Removes a validator from a permissioned subnet. */
    public static final PrimaryNetworkTxType REMOVE_SUBNET_VALIDATOR = KNOWN.add("RemoveSubnetValidatorTx");

    /** Makes a subnet permissionless: any staker may validate it. */
    public static final PrimaryNetworkTxType TRANSFORM_SUBNET = KNOWN.add("TransformSubnetTx");

    /** Adds a validator for a stake. */
    public static final PrimaryNetworkTxType ADD_PERMISSIONLESS_VALIDATOR = KNOWN.add("AddPermissionlessValidatorTx");

    /** Adds a delegation. */
    public static final PrimaryNetworkTxType ADD_PERMISSIONLESS_DELEGATOR = KNOWN.add("AddPermissionlessDelegatorTx");

    /** Moves assets. */
    public static final PrimaryNetworkTxType BASE = KNOWN.add("BaseTx");

    /** Transfers a subnet to other owners. */
    public static final PrimaryNetworkTxType TRANSFER_SUBNET_OWNERSHIP = KNOWN.add("TransferSubnetOwnershipTx");

    /** Makes a subnet an L1. */
    public static final PrimaryNetworkTxType CONVERT_SUBNET_TO_L1 = KNOWN.add("ConvertSubnetToL1Tx");

    /** Registers a validator of an L1. */
    public static final PrimaryNetworkTxType REGISTER_L1_VALIDATOR = KNOWN.add("RegisterL1ValidatorTx");

    /** Changes a validator's weight in an L1, or removes it. */
    public static final PrimaryNetworkTxType SET_L1_VALIDATOR_WEIGHT = KNOWN.add("SetL1ValidatorWeightTx");

    /** Deactivates a validator of an L1. */
    public static final PrimaryNetworkTxType DISABLE_L1_VALIDATOR = KNOWN.add("DisableL1ValidatorTx");

    /** Adds to the balance that a validator of an L1 pays fees with. */
    public static final PrimaryNetworkTxType INCREASE_L1_VALIDATOR_BALANCE = KNOWN.add("IncreaseL1ValidatorBalanceTx");

    /** A kind that the service does not know. */
    public static final PrimaryNetworkTxType UNKNOWN = KNOWN.add("UNKNOWN");

    /** Creates an asset. */
    public static final PrimaryNetworkTxType CREATE_ASSET = KNOWN.add("CreateAssetTx");

    /** Mints or moves collectibles. */
    public static final PrimaryNetworkTxType OPERATION = KNOWN.add("OperationTx");

    /** Adds an auto-renewed validator, since Helicon. */
    public static final PrimaryNetworkTxType ADD_AUTO_RENEWED_VALIDATOR = KNOWN.add("AddAutoRenewedValidatorTx");

    /** Changes how an auto-renewed stake continues, since Helicon. */
    public static final PrimaryNetworkTxType SET_AUTO_RENEWED_VALIDATOR_CONFIG =
            KNOWN.add("SetAutoRenewedValidatorConfigTx");

    /** Ends a period of an auto-renewed stake, since Helicon. */
    public static final PrimaryNetworkTxType REWARD_AUTO_RENEWED_VALIDATOR = KNOWN.add("RewardAutoRenewedValidatorTx");

    private PrimaryNetworkTxType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static PrimaryNetworkTxType of(String value) {
        return KNOWN.of(value);
    }
}
