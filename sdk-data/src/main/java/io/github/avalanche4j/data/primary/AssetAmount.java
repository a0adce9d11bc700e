package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;

/** An amount of an asset of the X-Chain. */
@Value
public interface AssetAmount {
    /** {@return the asset} */
    Id assetId();

    /** {@return its name} */
    Optional<String> name();

    /** {@return its symbol} */
    Optional<String> symbol();

    /** {@return how many decimal places its amounts have} */
    OptionalInt denomination();

    /** {@return the kind of asset} */
    Optional<AssetType> type();

    /** {@return the amount, in the asset's smallest unit; for AVAX that is nAVAX} */
    BigInteger amount();
}
