package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import org.immutables.value.Value;

/** A subnet's validators in the canonical form that Warp signatures refer to by index. */
@Value.Immutable
public interface WarpValidatorSet {
    /**
     * {@return the keys in canonical order: by the bytes of the uncompressed key} Validators without a key are left
     * out, those with the same key are one.
     */
    List<WarpValidator> validators();

    /** {@return the weight of all validators, those without a key included; quorums are shares of this} */
    UInt64 totalWeight();
}
