package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.paging.FetchedPage;
import java.util.List;
import java.util.Optional;

/** A page as an answer brought it. */
record FetchedNftHolderPage(
        List<NftHolder> items,
        Position position,
        Optional<Position> next,
        Headers headers,
        List<String> nftCollectionName,
        List<String> nftSymbol,
        Optional<UInt64> totalHolders,
        Optional<UInt64> totalTokens)
        implements NftHolderPage {
    static NftHolderPage of(FetchedPage<NftHolder> page, NftHolderTotals totals) {
        return new FetchedNftHolderPage(
                page.items(),
                page.position(),
                page.next(),
                page.headers(),
                totals.nftCollectionName(),
                totals.nftSymbol(),
                totals.totalHolders(),
                totals.totalTokens());
    }
}
