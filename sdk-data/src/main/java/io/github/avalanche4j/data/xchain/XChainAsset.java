package io.github.avalanche4j.data.xchain;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.primary.AssetType;
import java.time.Instant;
import java.util.Optional;

/** An asset of the X-Chain. */
@Value
public interface XChainAsset {
    /** {@return the asset} */
    Id assetId();

    /** {@return its name} */
    Optional<String> name();

    /** {@return its symbol} */
    Optional<String> symbol();

    /** {@return how many decimal places its amounts have} */
    int denomination();

    /** {@return the kind of asset} */
    Optional<AssetType> type();

    /** {@return when it was created} */
    @UnixSeconds
    Optional<Instant> createdAtTimestamp();

    /** {@return whether more can be minted} */
    Optional<AssetCap> cap();
}
