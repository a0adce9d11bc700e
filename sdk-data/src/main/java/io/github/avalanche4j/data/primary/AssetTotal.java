package io.github.avalanche4j.data.primary;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/** The total of an asset that some addresses have in one state. */
@Value.Immutable
public interface AssetTotal {
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

    /** {@return the number of its outputs} */
    Optional<UInt64> utxoCount();
}
