package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;

/** A subnet's validators in the canonical form that Warp signatures refer to by index. */
@Value
public interface WarpValidatorSet {
    /**
     * {@return the keys in canonical order: by the bytes of the uncompressed key} Validators without a key are left
     * out; validators with the same key are merged.
     */
    List<WarpValidator> validators();

    /** {@return the weight of all validators, including those without a key; quorums are shares of it} */
    UInt64 totalWeight();
}
