package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.UInt64;
import java.util.List;
import java.util.Optional;

/** Some holders of a contract's collectibles, and figures about all of them. */
public interface NftHolderPage extends Page<NftHolder> {
    /** {@return the collection's names; the service sent one as a text at first, and a list later} */
    List<String> nftCollectionName();

    /** {@return the collection's symbols; the service sent one as a text at first, and a list later} */
    List<String> nftSymbol();

    /** {@return how many holders there are; absent where the service does not say} */
    Optional<UInt64> totalHolders();

    /** {@return how many collectibles they hold; absent where the service does not say} */
    Optional<UInt64> totalTokens();
}
