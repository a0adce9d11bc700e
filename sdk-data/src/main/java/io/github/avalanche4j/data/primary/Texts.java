package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** The kind of an asset. */
    interface AssetType {
        /** A fungible asset. */
        String SECP256K1 = "secp256k1";

        /** A collectible. */
        String NFT = "nft";
    }

    /** A chain of the primary network, as responses name it. */
    interface ChainName {
        /** The P-Chain. */
        String P_CHAIN = "p-chain";

        /** The X-Chain. */
        String X_CHAIN = "x-chain";

        /** The C-Chain. */
        String C_CHAIN = "c-chain";
    }

    /** A kind of transaction on the primary network. */
    interface PrimaryNetworkTxType {
        /** Adds a validator, in the form before Banff. */
        String ADD_VALIDATOR = "AddValidatorTx";

        /** Adds a validator to a permissioned subnet. */
        String ADD_SUBNET_VALIDATOR = "AddSubnetValidatorTx";

        /** Adds a delegation, in the form before Banff. */
        String ADD_DELEGATOR = "AddDelegatorTx";

        /** Creates a chain. */
        String CREATE_CHAIN = "CreateChainTx";

        /** Creates a subnet. */
        String CREATE_SUBNET = "CreateSubnetTx";

        /** Imports what another chain exported. */
        String IMPORT = "ImportTx";

        /** Exports assets to another chain. */
        String EXPORT = "ExportTx";

        /** Advanced the chain's time, before Banff. */
        String ADVANCE_TIME = "AdvanceTimeTx";

        /** Ends a stake, with or without reward. */
        String REWARD_VALIDATOR = "RewardValidatorTx";

        /** Removes a validator from a permissioned subnet. */
        String REMOVE_SUBNET_VALIDATOR = "RemoveSubnetValidatorTx";

        /** Makes a subnet permissionless: any staker may validate it. */
        String TRANSFORM_SUBNET = "TransformSubnetTx";

        /** Adds a validator for a stake. */
        String ADD_PERMISSIONLESS_VALIDATOR = "AddPermissionlessValidatorTx";

        /** Adds a delegation. */
        String ADD_PERMISSIONLESS_DELEGATOR = "AddPermissionlessDelegatorTx";

        /** Moves assets. */
        String BASE = "BaseTx";

        /** Transfers a subnet to other owners. */
        String TRANSFER_SUBNET_OWNERSHIP = "TransferSubnetOwnershipTx";

        /** Makes a subnet an L1. */
        String CONVERT_SUBNET_TO_L1 = "ConvertSubnetToL1Tx";

        /** Registers a validator of an L1. */
        String REGISTER_L1_VALIDATOR = "RegisterL1ValidatorTx";

        /** Changes a validator's weight in an L1, or removes it. */
        String SET_L1_VALIDATOR_WEIGHT = "SetL1ValidatorWeightTx";

        /** Deactivates a validator of an L1. */
        String DISABLE_L1_VALIDATOR = "DisableL1ValidatorTx";

        /** Adds to the balance that a validator of an L1 pays fees with. */
        String INCREASE_L1_VALIDATOR_BALANCE = "IncreaseL1ValidatorBalanceTx";

        /** A kind that the service does not know. */
        String UNKNOWN = "UNKNOWN";

        /** Creates an asset. */
        String CREATE_ASSET = "CreateAssetTx";

        /** Mints or moves collectibles. */
        String OPERATION = "OperationTx";

        /** Adds an auto-renewed validator, since Helicon. */
        String ADD_AUTO_RENEWED_VALIDATOR = "AddAutoRenewedValidatorTx";

        /** Changes how an auto-renewed stake continues, since Helicon. */
        String SET_AUTO_RENEWED_VALIDATOR_CONFIG = "SetAutoRenewedValidatorConfigTx";

        /** Ends a period of an auto-renewed stake, since Helicon. */
        String REWARD_AUTO_RENEWED_VALIDATOR = "RewardAutoRenewedValidatorTx";
    }
}
