package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.platform.ValidatorAt;
import io.github.avalanche4j.node.platform.WarpValidator;
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
import java.util.Optional;

/**
 * The validators of a subnet at one height, in the order that the indexes of a {@link SignerSet} refer to: one entry
 * per public key, sorted by the uncompressed key (AvalancheGo snow/validators/warp.go, since 1.10.1). Immutable; make
 * one per height and share it. It keeps the sum of its keys since the first message that most validators signed, so that
 * the next one costs a subtraction per absent validator rather than an addition per signer.
 */
public final class CanonicalValidatorSet {
    private final List<CanonicalValidator> validators;
    private final UInt64 totalWeight;
    private final AggregateKeys aggregateKeys;

    private CanonicalValidatorSet(List<CanonicalValidator> validators, UInt64 totalWeight) {
        this.validators = validators;
        this.totalWeight = totalWeight;
        this.aggregateKeys = new AggregateKeys(validators.stream()
                .map(validator -> validator.publicKey().key().key())
                .toList());
    }

    /**
     * {@return the set in a response of {@code platform.getValidatorsAt}}
     *
     * @param validators the response of a trusted node
     * @param keys decodes and caches the keys
     * @throws InvalidValidatorSetException if the weights overflow, or no validator has a key
     * @throws MalformedBytesException if a key is malformed
     */
    public static CanonicalValidatorSet of(Map<NodeId, ValidatorAt> validators, PublicKeyCache keys) {
        Objects.requireNonNull(validators, "validators");
        Objects.requireNonNull(keys, "keys");
        Builder set = new Builder();
        for (Map.Entry<NodeId, ValidatorAt> entry : validators.entrySet()) {
            ValidatorAt validator = Objects.requireNonNull(entry.getValue(), "validators");
            if (validator.publicKey().isPresent()) {
                set.add(keys.registeredOnPChain(validator.publicKey().get()), validator.weight(), entry.getKey());
            } else {
                set.addWithoutKey(validator.weight());
            }
        }
        if (set.entries.isEmpty() && !validators.isEmpty()) {
            throw new InvalidValidatorSetException(
                    Reason.NO_PUBLIC_KEYS,
                    "none of the " + validators.size()
                            + " validators has a public key: either none has registered one, or the"
                            + " node is older than AvalancheGo 1.10.6 and leaves keys out; use a newer node");
        }
        return set.build();
    }

    /**
     * {@return the set of one subnet in a response of {@code platform.getAllValidatorsAt}}
     *
     * @param response the subnet's part of a trusted node's response
     * @param keys decodes and caches the keys
     * @throws InvalidValidatorSetException if the weights contradict each other, or the validators are not in
     *     canonical order
     * @throws MalformedBytesException if a key is malformed
     */
    public static CanonicalValidatorSet of(WarpValidatorSet response, PublicKeyCache keys) {
        Objects.requireNonNull(response, "response");
        Objects.requireNonNull(keys, "keys");
        Builder set = new Builder();
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
        List<Bytes> theirs =
                response.validators().stream().map(WarpValidator::publicKey).toList();
        List<Bytes> ours = built.validators().stream()
                .map(validator -> validator.publicKey().bytes())
                .toList();
        if (!theirs.equals(ours)) { // signer sets hold indexes: with another order, every signature would look forged
            throw new InvalidValidatorSetException(
                    Reason.NOT_CANONICAL,
                    "the node's validators are not one per key, sorted by uncompressed key; use another node");
        }
        return built;
    }

    /** {@return an empty builder} */
    public static Builder builder() {
        return new Builder();
    }

    /** {@return the validators with a key, in the order that signer sets refer to} */
    public List<CanonicalValidator> validators() {
        return validators;
    }

    /** {@return the weight of all validators, including those without a key} */
    public UInt64 totalWeight() {
        return totalWeight;
    }

    /** The sum of the signers' keys, which may be infinity; there is at least one signer, and all are in the set. */
    Blst.Key aggregateKey(SignerSet signers) {
        return aggregateKeys.of(signers);
    }

    /** Signers that another set numbers, numbered by this one; absent if one of the sets lacks one of them. */
    Optional<SignerSet> renumbered(SignerSet signers, CanonicalValidatorSet from) {
        List<ProvenPublicKey> keys =
                validators.stream().map(CanonicalValidator::publicKey).toList();
        long[] numbers = signers.indexes()
                .filter(index -> index < from.validators.size())
                .map(index -> keys.indexOf(from.validators.get((int) index).publicKey()))
                .filter(index -> index >= 0)
                .toArray();
        return numbers.length == signers.count() ? Optional.of(SignerSet.of(numbers)) : Optional.empty();
    }

    /** {@return the number of keys and the total weight} */
    @Override
    public String toString() {
        return "CanonicalValidatorSet[" + validators.size() + " keys, weight " + totalWeight + "]";
    }

    /** Collects validators in any order. Not thread-safe. */
    public static final class Builder {
        private final Map<ProvenPublicKey, Entry> entries = new LinkedHashMap<>();
        private long total;

        private Builder() {}

        /**
         * Adds a validator with a key; validators that share a key share an entry.
         *
         * @param nodeIds the node, or the nodes that share this key and weight
         * @throws InvalidValidatorSetException if the weights add up to more than 2^64 − 1
         */
        public Builder add(ProvenPublicKey key, UInt64 weight, NodeId... nodeIds) {
            Objects.requireNonNull(nodeIds, "nodeIds");
            return add(key, weight, Arrays.asList(nodeIds));
        }

        /**
         * Adds a validator with a key; validators that share a key share an entry.
         *
         * @param nodeIds the nodes that share this key and weight
         * @throws InvalidValidatorSetException if the weights add up to more than 2^64 − 1
         */
        public Builder add(ProvenPublicKey key, UInt64 weight, Collection<NodeId> nodeIds) {
            Objects.requireNonNull(key, "key");
            Objects.requireNonNull(weight, "weight");
            List<NodeId> nodes = List.copyOf(Objects.requireNonNull(nodeIds, "nodeIds"));
            addWithoutKey(weight);
            Entry entry = entries.computeIfAbsent(key, Entry::new);
            entry.weight += weight.longValue(); // cannot overflow: the total did not
            entry.nodeIds.addAll(nodes);
            return this;
        }

        /**
         * Adds weight that cannot sign but counts in the total: that of validators without a key, such as the inactive
         * ones of an L1.
         *
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

        /** {@return the set of the validators added so far; the builder can still be used} */
        public CanonicalValidatorSet build() {
            return new CanonicalValidatorSet(
                    entries.values().stream()
                            .sorted(Comparator.comparing(
                                    entry -> entry.key.key().uncompressed()))
                            .map(Entry::validator)
                            .toList(),
                    UInt64.fromBits(total));
        }
    }

    private static final class Entry {
        private final ProvenPublicKey key;
        private final List<NodeId> nodeIds = new ArrayList<>();
        private long weight;

        Entry(ProvenPublicKey key) {
            this.key = key;
        }

        CanonicalValidator validator() {
            return new CanonicalValidator(key, UInt64.fromBits(weight), nodeIds);
        }
    }
}
