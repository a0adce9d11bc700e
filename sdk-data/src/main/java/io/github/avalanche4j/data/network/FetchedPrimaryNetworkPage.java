package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.paging.FetchedPage;
import java.util.List;
import java.util.Optional;

/** A page as an answer brought it. */
record FetchedPrimaryNetworkPage<T>(
        List<T> items, Position position, Optional<Position> next, Headers headers, Optional<ChainInfo> chainInfo)
        implements PrimaryNetworkPage<T> {
    static <T> PrimaryNetworkPage<T> of(FetchedPage<T> page, ChainTotals totals) {
        return new FetchedPrimaryNetworkPage<>(
                page.items(), page.position(), page.next(), page.headers(), totals.chainInfo());
    }
}
