package io.github.avalanche4j.l1;

import static java.util.Map.entry;

import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.evm.RevertReason;
import java.math.BigInteger;
import java.util.Map;
import java.util.Map.Entry;
import java.util.stream.Collectors;

/** The errors of validator managers that a caller can meet (icm-contracts, validator-manager 2.x). */
final class ManagerError {
    private static final String FIX = "change the request";
    private static final String STATUS = "ask the contract for the validation's status";

    private static final Map<String, String> ADVICE = Map.ofEntries(
            entry("MaxChurnRateExceeded(uint64)", "change less weight, or wait until the churn period is over"),
            entry("NodeAlreadyRegistered(bytes)", "remove the node's validation first"),
            entry("OwnableUnauthorizedAccount(address)", "send it from the account that owns the contract"),
            entry("UnauthorizedOwner(address)", "send it from the account that registered the validator"),
            entry(
                    "MinStakeDurationNotPassed(uint64)",
                    "wait until the shortest time of the stake has passed, on the clock of the L1's next block"),
            entry("InvalidStakeAmount(uint256)", "stake an amount within the contract's limits"),
            entry("InvalidMinStakeDuration(uint64)", "stake for at least the contract's shortest time"),
            entry("InvalidDelegationFee(uint16)", "ask for a fee within the contract's limits"),
            entry("MaxWeightExceeded(uint64)", "stake less"),
            entry("InvalidTotalWeight(uint64)", "leave enough weight for the contract's churn limit"),
            entry(
                    "ValidatorIneligibleForRewards(bytes32)",
                    "prove an uptime, or force the removal: L1Manager.remove(id, removal -> …)"),
            entry("InvalidRewardRecipient(address)", FIX),
            entry("InvalidBLSKeyLength(uint256)", FIX),
            entry("InvalidNodeID(bytes)", FIX),
            entry("InvalidPChainOwnerThreshold(uint256,uint256)", FIX),
            entry("PChainOwnerAddressesNotSorted()", FIX),
            entry("InvalidValidationID(bytes32)", STATUS),
            entry("InvalidValidatorStatus(uint8)", STATUS),
            entry("InvalidNonce(uint64)", STATUS),
            entry("UnexpectedRegistrationStatus(bool)", STATUS),
            entry("InvalidInitializationStatus()", "the contract has its first validators already, or none yet"),
            entry(
                    "InvalidWarpMessage()",
                    "the L1's validators at its epoch's height did not sign it: run the step again"));

    private static final Map<Bytes, Entry<String, String>> BY_SELECTOR = ADVICE.entrySet().stream()
            .collect(Collectors.toMap(error -> Keccak256.hash(error.getKey()).slice(0, 4), error -> error));

    private ManagerError() {}

    /** An error with its name, its number if it has one, and what to do; others as they are. */
    static String text(RevertReason reason) {
        if (reason instanceof RevertReason.Custom custom && BY_SELECTOR.containsKey(custom.selector())) {
            Entry<String, String> error = BY_SELECTOR.get(custom.selector());
            boolean isNumber = error.getKey().matches(".*\\(uint\\d+\\)");
            Object values = isNumber ? new BigInteger(1, custom.data().toArray()) : custom.data();
            return error.getKey() + (custom.data().isEmpty() ? "" : " with " + values) + ": " + error.getValue();
        }
        return reason.toString();
    }
}
