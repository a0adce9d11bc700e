package io.github.avalanche4j.data.contract;

import java.util.Optional;
import org.immutables.value.Value;

/** An image. */
@Value.Immutable
public interface ImageAsset {
    /** {@return its id at the service} */
    Optional<String> assetId();

    /** {@return its address} */
    Optional<String> imageUri();
}
