package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** An event of an address on the primary network. */
    interface AddressSubEvent {
        /** The address's balance changes. */
        String BALANCE_CHANGE = "balance_change";

        /** The address's balance passes an amount. */
        String BALANCE_THRESHOLD = "balance_threshold";

        /** The address gets a reward. */
        String REWARD_DISTRIBUTION = "reward_distribution";
    }

    /** Which balance of an address of the primary network is watched. */
    interface BalanceType {
        /** The amount that any transaction can spend, on the P-Chain. */
        String UNLOCKED_UNSTAKED = "unlockedUnstaked";

        /** The amount that is staked, and can be spent when the stake ends, on the P-Chain. */
        String UNLOCKED_STAKED = "unlockedStaked";

        /** The amount that is not staked, and cannot be spent yet, on the P-Chain. */
        String LOCKED_PLATFORM = "lockedPlatform";

        /** The locked amount that may be staked already, and is not, on the P-Chain. */
        String LOCKED_STAKEABLE = "lockedStakeable";

        /** The amount that is staked, and will be locked when the stake ends, on the P-Chain. */
        String LOCKED_STAKED = "lockedStaked";

        /** The amount whose stake begins later, on the P-Chain. */
        String PENDING_STAKED = "pendingStaked";

        /** The amount that can be spent, on the X-Chain. */
        String UNLOCKED = "unlocked";

        /** The amount that cannot be spent yet, on the X-Chain. */
        String LOCKED = "locked";

        /** The amount that is between two chains, and can be imported. */
        String ATOMIC_MEMORY_UNLOCKED = "atomicMemoryUnlocked";

        /** The amount that is between two chains, and cannot be imported yet. */
        String ATOMIC_MEMORY_LOCKED = "atomicMemoryLocked";
    }

    /** An event of a validator. */
    interface ValidatorSubEvent {
        /** The validator stakes. */
        String VALIDATOR_STAKE = "validator_stake";

        /** A delegation to the validator begins. */
        String DELEGATOR_STAKE = "delegator_stake";

        /** The validator's rewards are paid. */
        String REWARD_DISTRIBUTION = "reward_distribution";

        /** The balance from which the validator pays fees is increased. */
        String L1_VALIDATOR_BALANCE_INCREASED = "l1_validator_balance_increased";

        /** The validator is disabled. */
        String L1_VALIDATOR_DISABLED = "l1_validator_disabled";

        /** The validator is removed. */
        String L1_VALIDATOR_REMOVED = "l1_validator_removed";

        /** The balance from which the validator pays fees falls below an amount. */
        String L1_VALIDATOR_BALANCE_THRESHOLD = "l1_validator_balance_threshold";
    }

    /** The type of events that a webhook delivers. */
    interface WebhookEventType {
        /** Transactions of addresses on an EVM chain. */
        String ADDRESS_ACTIVITY = "address_activity";

        /** Activity and balances of addresses on the primary network. */
        String PRIMARY_NETWORK_ADDRESS_ACTIVITY = "primary_network_address_activity";

        /** Events of validators. */
        String VALIDATOR_ACTIVITY = "validator_activity";
    }

    /** The type of a webhook's keys. */
    interface WebhookKeyType {
        /** Addresses of the primary network. */
        String ADDRESSES = "addresses";

        /** A node. */
        String NODE_ID = "nodeId";

        /** A subnet or L1. */
        String SUBNET_ID = "subnetId";
    }

    /** Whether a webhook is active. */
    interface WebhookStatus {
        /** The webhook delivers. */
        String ACTIVE = "active";

        /** The webhook does not deliver. */
        String INACTIVE = "inactive";
    }
}
