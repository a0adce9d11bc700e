package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.platform.ValidatorAt;
import io.github.avalanche4j.node.platform.WarpValidator;
import io.github.avalanche4j.node.platform.WarpValidatorSet;
import io.github.avalanche4j.signature.CanonicalValidatorSet.Builder;
import io.github.avalanche4j.signature.InvalidValidatorSetException.Reason;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Creates validator sets from the two forms of a node's validator lists. */
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
                            + " validators has a public key: either none has registered one, or the"
                            + " node is older than AvalancheGo 1.10.6 and leaves keys out; use a newer node");
        }
        return set.build();
    }

    /** The form that leaves out validators without a key: only the total contains their weight. */
    static CanonicalValidatorSet of(WarpValidatorSet response, PublicKeyCache keys) {
        Builder set = CanonicalValidatorSet.builder();
        for (WarpValidator validator : response.validators()) {
            set.add(keys.registeredOnPChain(validator.publicKey()), validator.weight(), validator.nodeIds());
        }
        UInt64 signing = set.build().totalWeight();
        if (response.totalWeight().compareTo(signing) < 0) {
            throw new InvalidValidatorSetException(
                    Reason.TOTAL_WEIGHT_TOO_SMALL,
                    "the node reports a total weight of " + response.totalWeight()
                            + ", but only the validators with a key weigh " + signing + "; use another node");
        }
        set.addWithoutKey(UInt64.fromBits(response.totalWeight().longValue() - signing.longValue()));
        CanonicalValidatorSet built = set.build();
        requireSameOrder(response.validators(), built.validators());
        return built;
    }

    /** Signer sets hold indexes: with another order, every signature would look forged. */
    private static void requireSameOrder(List<WarpValidator> theirs, List<CanonicalValidator> ours) {
        boolean same = theirs.size() == ours.size();
        for (int i = 0; same && i < ours.size(); i++) {
            same = theirs.get(i).publicKey().equals(ours.get(i).publicKey().bytes());
        }
        if (!same) {
            throw new InvalidValidatorSetException(
                    Reason.NOT_CANONICAL,
                    "the node's validators are not one per key, sorted by uncompressed key; use another node");
        }
    }
}
