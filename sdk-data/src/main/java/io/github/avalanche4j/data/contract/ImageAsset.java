package io.github.avalanche4j.data.contract;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** An image. */
@Value
public interface ImageAsset {
    /** {@return its id at the service} */
    Optional<String> assetId();

    /** {@return its address} */
    Optional<String> imageUri();
}
