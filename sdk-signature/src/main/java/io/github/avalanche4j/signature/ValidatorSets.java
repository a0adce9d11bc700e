package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.node.platform.PlatformClient;
import io.github.avalanche4j.node.platform.ValidatorAt;
import io.github.avalanche4j.node.platform.WarpValidatorSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Validator sets of a node, kept by subnet and height: a set at a height never changes. Its keys count as registered on the
 * P-Chain, so the node has to be one you trust; asking the operator whose signatures you check proves nothing.
 *
 * <p>Signatures number validators by their place in the set of one height. Choose the height before you ask for signatures,
 * hand it to the aggregator, and fetch the set of that height here. For a message to be delivered to an EVM chain it is the
 * P-Chain height of the chain's current epoch. Threads may share it.
 */
public final class ValidatorSets {
    /** How many sets are kept. */
    public static final int DEFAULT_CAPACITY = 64;

    private final PlatformClient platform;
    private final PublicKeyCache keys;
    private final LruCache<Place, CanonicalValidatorSet> known;

    private record Place(Id subnetId, Height height) {}

    private ValidatorSets(PlatformClient platform, PublicKeyCache keys, int capacity) {
        this.platform = platform;
        this.keys = keys;
        this.known = new LruCache<>(capacity);
    }

    /**
     * {@return the sets of a node, with a key cache of their own}
     *
     * @param node a node that is trusted
     */
    public static ValidatorSets of(NodeClient node) {
        return of(node, new PublicKeyCache(), DEFAULT_CAPACITY);
    }

    /**
     * {@return the sets of a node}
     *
     * @param node a node that is trusted
     * @param keys the keys that are known, shared with whom you like
     * @param capacity how many sets are kept, at least 1
     * @throws InvalidRequestException if it is less
     */
    public static ValidatorSets of(NodeClient node, PublicKeyCache keys, int capacity) {
        Objects.requireNonNull(node, "node");
        return new ValidatorSets(node.platform(), Objects.requireNonNull(keys, "keys"), capacity);
    }

    /**
     * The validators of a subnet at a height, by {@code platform.getValidatorsAt}. What is known already is not asked for
     * again: the call then sends nothing.
     *
     * <p>A run also fails with {@link InvalidValidatorSetException} if the answer makes no set that could sign, and with
     * {@link MalformedBytesException} if a key in it is none. A subnet that does not exist at that height is an empty set.
     *
     * @param subnetId the subnet, {@link Id#EMPTY} for the primary network
     * @param height the P-Chain height, at most the node's last accepted one. {@link Height#PROPOSED} is asked for on every
     *     run, because it is another height each time
     * @return the set
     */
    public Call<CanonicalValidatorSet> at(Id subnetId, Height height) {
        Objects.requireNonNull(subnetId, "subnetID");
        Objects.requireNonNull(height, "height");
        Place place = new Place(subnetId, height);
        CanonicalValidatorSet set = known.get(place);
        if (set != null) {
            return Call.completed(set);
        }
        Call<Map<NodeId, ValidatorAt>> validators = subnetId.equals(Id.EMPTY)
                ? platform.getValidatorsAt(height)
                : platform.getValidatorsAt(height, subnetId);
        return validators.map(answer -> keep(place, CanonicalValidatorSet.of(answer, keys)));
    }

    /**
     * The validators of all subnets at a height, by {@code platform.getAllValidatorsAt}, which needs AvalancheGo 1.14.0. It
     * always asks; {@link #at} then knows them. A subnet whose weights add up to more than 2^64 − 1 is left out by the
     * node. Fails as {@link #at} does.
     *
     * @param height the P-Chain height, at most the node's last accepted one
     * @return the sets by subnet
     */
    public Call<Map<Id, CanonicalValidatorSet>> allAt(Height height) {
        return platform.getAllValidatorsAt(height).map(answer -> {
            Map<Id, CanonicalValidatorSet> sets = new LinkedHashMap<>();
            for (Map.Entry<Id, WarpValidatorSet> entry : answer.entrySet()) {
                CanonicalValidatorSet set = CanonicalValidatorSet.of(entry.getValue(), keys);
                sets.put(entry.getKey(), keep(new Place(entry.getKey(), height), set));
            }
            return Collections.unmodifiableMap(sets);
        });
    }

    private CanonicalValidatorSet keep(Place place, CanonicalValidatorSet set) {
        if (!place.height.equals(Height.PROPOSED)) {
            known.put(place, set);
        }
        return set;
    }
}
