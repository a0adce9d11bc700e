package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.node.platform.ValidatorAt;
import io.github.avalanche4j.node.platform.WarpValidatorSet;
import io.github.avalanche4j.signature.InvalidValidatorSetException.Reason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The validators of a subnet at a height, in the order in which a {@link SignerSet} counts them: one place per key, sorted by
 * the uncompressed key (AvalancheGo snow/validators/warp.go, since 1.10.1). Immutable; make one per height and share it.
 */
public final class CanonicalValidatorSet {
    private final List<CanonicalValidator> validators;
    private final UInt64 totalWeight;

    private CanonicalValidatorSet(List<CanonicalValidator> validators, UInt64 totalWeight) {
        this.validators = validators;
        this.totalWeight = totalWeight;
    }

    /**
     * The set that an answer of {@code platform.getValidatorsAt} makes.
     *
     * @param validators what a trusted node said
     * @param keys decodes and keeps the keys
     * @return the set
     * @throws InvalidValidatorSetException if they make no set that could sign
     * @throws MalformedBytesException if a key is none
     */
    public static CanonicalValidatorSet of(Map<NodeId, ValidatorAt> validators, PublicKeyCache keys) {
        Objects.requireNonNull(validators, "validators");
        return ValidatorResponses.of(validators, Objects.requireNonNull(keys, "keys"));
    }

    /**
     * The set that one subnet's part of an answer of {@code platform.getAllValidatorsAt} makes.
     *
     * @param answer what a trusted node said
     * @param keys decodes and keeps the keys
     * @return the set
     * @throws InvalidValidatorSetException if they make no set that could sign, or one in another order than the node's
     * @throws MalformedBytesException if a key is none
     */
    public static CanonicalValidatorSet of(WarpValidatorSet answer, PublicKeyCache keys) {
        Objects.requireNonNull(answer, "answer");
        return ValidatorResponses.of(answer, Objects.requireNonNull(keys, "keys"));
    }

    /** {@return a builder without validators} */
    public static Builder builder() {
        return new Builder();
    }

    /** {@return the validators that can sign, in the order that signer sets refer to} */
    public List<CanonicalValidator> validators() {
        return validators;
    }

    /** {@return the weight of all validators, those without key included} */
    public UInt64 totalWeight() {
        return totalWeight;
    }

    /** {@return how many keys there are and what the set weighs} */
    @Override
    public String toString() {
        return "CanonicalValidatorSet[" + validators.size() + " keys, weight " + totalWeight + "]";
    }

    /** Collects validators in any order. Not for use by several threads at once. */
    public static final class Builder {
        private final Map<ProvenPublicKey, Place> places = new LinkedHashMap<>();
        private long total;

        private Builder() {}

        /**
         * Adds a validator with a key; validators that share a key share a place.
         *
         * @param key its key
         * @param weight its weight
         * @param nodeIds the node, or the nodes that share weight and key
         * @return this builder
         * @throws InvalidValidatorSetException if the weights add up to more than 2^64 − 1
         */
        public Builder add(ProvenPublicKey key, UInt64 weight, NodeId... nodeIds) {
            Objects.requireNonNull(nodeIds, "nodeIds");
            return add(key, weight, Arrays.asList(nodeIds));
        }

        /**
         * Adds a validator with a key; validators that share a key share a place.
         *
         * @param key its key
         * @param weight its weight
         * @param nodeIds the nodes that share weight and key
         * @return this builder
         * @throws InvalidValidatorSetException if the weights add up to more than 2^64 − 1
         */
        public Builder add(ProvenPublicKey key, UInt64 weight, Collection<NodeId> nodeIds) {
            Objects.requireNonNull(key, "key");
            Objects.requireNonNull(weight, "weight");
            List<NodeId> nodes = List.copyOf(Objects.requireNonNull(nodeIds, "nodeIds"));
            addWithoutKey(weight);
            Place place = places.computeIfAbsent(key, Place::new);
            place.weight += weight.longValue(); // cannot overflow: the total did not
            place.nodeIds.addAll(nodes);
            return this;
        }

        /**
         * Adds weight that cannot sign, but counts in the total: validators without a key, inactive validators of an L1.
         *
         * @param weight the weight
         * @return this builder
         * @throws InvalidValidatorSetException if the weights add up to more than 2^64 − 1
         */
        public Builder addWithoutKey(UInt64 weight) {
            Objects.requireNonNull(weight, "weight");
            long sum = total + weight.longValue();
            if (Long.compareUnsigned(sum, total) < 0) {
                throw new InvalidValidatorSetException(
                        Reason.WEIGHT_OVERFLOW,
                        "the weights of the validators add up to more than 2^64 - 1 (ErrOverflow); nothing that this"
                                + " subnet signs can be verified at this height");
            }
            total = sum;
            return this;
        }

        /** {@return the set; the builder can go on} */
        public CanonicalValidatorSet build() {
            return new CanonicalValidatorSet(
                    places.values().stream()
                            .sorted(Comparator.comparing(
                                    place -> place.key.key().uncompressed()))
                            .map(Place::validator)
                            .toList(),
                    UInt64.fromBits(total));
        }
    }

    private static final class Place {
        private final ProvenPublicKey key;
        private final List<NodeId> nodeIds = new ArrayList<>();
        private long weight;

        Place(ProvenPublicKey key) {
            this.key = key;
        }

        CanonicalValidator validator() {
            return new CanonicalValidator(key, UInt64.fromBits(weight), nodeIds);
        }
    }
}
