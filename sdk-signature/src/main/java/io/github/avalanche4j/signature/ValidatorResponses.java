package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.node.platform.ValidatorAt;
import io.github.avalanche4j.node.platform.WarpValidator;
import io.github.avalanche4j.node.platform.WarpValidatorSet;
import io.github.avalanche4j.signature.CanonicalValidatorSet.Builder;
import io.github.avalanche4j.signature.InvalidValidatorSetException.Reason;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Sets from the two answers in which a node shows validators. */
final class ValidatorResponses {
    private ValidatorResponses() {}

    static CanonicalValidatorSet of(Map<NodeId, ValidatorAt> validators, PublicKeyCache keys) {
        Builder set = CanonicalValidatorSet.builder();
        boolean anyKey = false;
        for (Map.Entry<NodeId, ValidatorAt> entry : validators.entrySet()) {
            ValidatorAt validator = Objects.requireNonNull(entry.getValue(), "validators");
            if (validator.publicKey().isPresent()) {
                set.add(keys.registeredOnPChain(validator.publicKey().get()), validator.weight(), entry.getKey());
                anyKey = true;
            } else {
                set.addWithoutKey(validator.weight());
            }
        }
        if (!anyKey && !validators.isEmpty()) {
            throw new InvalidValidatorSetException(
                    Reason.NO_PUBLIC_KEYS,
                    "none of the " + validators.size()
                            + " validators has a key: either all of them are without one, or the"
                            + " node is older than 1.10.6 and does not say; ask a newer node");
        }
        return set.build();
    }

    /** Validators without a key show only in the total. */
    static CanonicalValidatorSet of(WarpValidatorSet answer, PublicKeyCache keys) {
        Builder set = CanonicalValidatorSet.builder();
        for (WarpValidator validator : answer.validators()) {
            set.add(keys.registeredOnPChain(validator.publicKey()), validator.weight(), validator.nodeIds());
        }
        UInt64 signing = set.build().totalWeight();
        if (answer.totalWeight().compareTo(signing) < 0) {
            throw new InvalidValidatorSetException(
                    Reason.TOTAL_WEIGHT_TOO_SMALL,
                    "the node says that the validators weigh " + answer.totalWeight() + ", but those with a key weigh "
                            + signing + " already; ask another node");
        }
        set.addWithoutKey(UInt64.fromBits(answer.totalWeight().longValue() - signing.longValue()));
        CanonicalValidatorSet built = set.build();
        requireSameOrder(answer.validators(), built.validators());
        return built;
    }

    /** A signer set counts places, so a node that orders them in another way makes every signature look forged. */
    private static void requireSameOrder(List<WarpValidator> theirs, List<CanonicalValidator> ours) {
        boolean same = theirs.size() == ours.size();
        for (int i = 0; same && i < ours.size(); i++) {
            same = theirs.get(i).publicKey().equals(ours.get(i).publicKey().bytes());
        }
        if (!same) {
            throw new InvalidValidatorSetException(
                    Reason.NOT_CANONICAL,
                    "the node's validators are not in canonical order, one place per key; ask another node");
        }
    }
}
