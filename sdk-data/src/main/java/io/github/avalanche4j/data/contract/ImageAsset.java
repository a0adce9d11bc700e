package io.github.avalanche4j.data.contract;

import java.util.Optional;
import org.immutables.value.Value;

/** A picture. */
@Value.Immutable
public interface ImageAsset {
    /** {@return the service's name for it} */
    Optional<String> assetId();

    /** {@return where it is} */
    Optional<String> imageUri();
}
