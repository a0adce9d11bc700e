package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
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
 * Fetches validator sets from a node and caches them by subnet and height, because the set at a height never changes.
 * The node's keys count as registered on the P-Chain, so use a node that you trust: a set from the operator whose
 * signatures you verify does not prove anything.
 *
 * <p>Signatures refer to validators by their index in the set of one height. Choose the height before you request
 * signatures, pass it to the aggregator, and fetch the set of that height here. For a message to an EVM chain it is
 * the P-Chain height of that chain's current epoch. Thread-safe.
 */
public final class ValidatorSets {
    /** The default number of cached sets. */
    public static final int DEFAULT_CAPACITY = 64;

    private final PlatformClient platform;
    private final PublicKeyCache keys;
    private final Map<Key, CanonicalValidatorSet> cache;

    private record Key(Id subnetId, Height height) {}

    private ValidatorSets(PlatformClient platform, PublicKeyCache keys, int capacity) {
        this.platform = platform;
        this.keys = keys;
        this.cache = LruCache.of(capacity);
    }

    /**
     * {@return the sets of a node, with their own key cache}
     *
     * @param node a node that you trust
     */
    public static ValidatorSets of(NodeClient node) {
        return of(node, new PublicKeyCache(), DEFAULT_CAPACITY);
    }

    /**
     * {@return the sets of a node}
     *
     * @param node a node that you trust
     * @param keys the cache of decoded keys, which other sets may share
     * @param capacity how many sets are cached, at least 1
     * @throws InvalidRequestException if the capacity is less than 1
     */
    public static ValidatorSets of(NodeClient node, PublicKeyCache keys, int capacity) {
        Objects.requireNonNull(node, "node");
        return new ValidatorSets(node.platform(), Objects.requireNonNull(keys, "keys"), capacity);
    }

    /**
     * The validators of a subnet at a height, by {@code platform.getValidatorsAt}. A call for a cached set sends no
     * request.
     *
     * <p>Running the call also fails with an {@link InvalidValidatorSetException} if the response holds no set that
     * could sign, and with a {@link MalformedBytesException} if a key in it is malformed. A subnet that does not
     * exist at that height has the empty set.
     *
     * @param subnetId the subnet, {@link Id#PRIMARY_NETWORK} for the primary network
     * @param height the P-Chain height, at most the node's last accepted one; the set of {@link Height#PROPOSED} is
     *     never cached, because that height moves
     */
    public Call<CanonicalValidatorSet> at(Id subnetId, Height height) {
        Objects.requireNonNull(subnetId, "subnetID");
        Objects.requireNonNull(height, "height");
        Key key = new Key(subnetId, height);
        CanonicalValidatorSet set = cache.get(key);
        if (set != null) {
            return Call.completed(set);
        }
        Call<Map<NodeId, ValidatorAt>> validators = subnetId.equals(Id.EMPTY)
                ? platform.getValidatorsAt(height)
                : platform.getValidatorsAt(height, subnetId);
        return validators.map(response -> keep(key, CanonicalValidatorSet.of(response, keys)));
    }

    /**
     * The validators of all subnets at a height, by {@code platform.getAllValidatorsAt}, which needs AvalancheGo
     * 1.14.0. It always asks the node, and caches the sets for {@link #at}. The node leaves out a subnet whose weights
     * add up to more than 2^64 − 1. Fails like {@link #at}.
     *
     * @param height the P-Chain height, at most the node's last accepted one
     * @return the sets by subnet
     */
    public Call<Map<Id, CanonicalValidatorSet>> allAt(Height height) {
        return platform.getAllValidatorsAt(height).map(response -> {
            Map<Id, CanonicalValidatorSet> sets = new LinkedHashMap<>();
            for (Map.Entry<Id, WarpValidatorSet> entry : response.entrySet()) {
                CanonicalValidatorSet set = CanonicalValidatorSet.of(entry.getValue(), keys);
                sets.put(entry.getKey(), keep(new Key(entry.getKey(), height), set));
            }
            return Collections.unmodifiableMap(sets);
        });
    }

    private CanonicalValidatorSet keep(Key key, CanonicalValidatorSet set) {
        if (!key.height.equals(Height.PROPOSED)) {
            cache.put(key, set);
        }
        return set;
    }
}
