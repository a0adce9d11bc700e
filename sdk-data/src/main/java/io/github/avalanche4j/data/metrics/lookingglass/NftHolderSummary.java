package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.core.internal.wire.OneOrMany;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** What a page of holders says about all holders of the collection. */
@Value.Immutable
public interface NftHolderSummary {
    /** {@return the collection's names; the service sent one as a text at first, and a list later} */
    @OneOrMany
    List<String> nftCollectionName();

    /** {@return the collection's symbols; the service sent one as a text at first, and a list later} */
    @OneOrMany
    List<String> nftSymbol();

    /** {@return how many holders there are; absent where the service does not say} */
    Optional<UInt64> totalHolders();

    /** {@return how many collectibles they hold; absent where the service does not say} */
    Optional<UInt64> totalTokens();
}
