package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.core.internal.wire.OneOrMany;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Optional;

/** The totals on a page of a collection's holders. */
@Value
public interface NftHolderSummary {
    /** {@return the collection's names; older versions of the service send a single text} */
    @OneOrMany
    List<String> nftCollectionName();

    /** {@return the collection's symbols; older versions of the service send a single text} */
    @OneOrMany
    List<String> nftSymbol();

    /** {@return how many holders there are; absent if the service does not say} */
    Optional<UInt64> totalHolders();

    /** {@return how many collectibles they hold; absent if the service does not say} */
    Optional<UInt64> totalTokens();
}
