package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.paging.FetchedPage;
import java.util.List;
import java.util.Optional;

/** A page as an answer brought it. */
record FetchedL1ValidatorPage(
        List<L1Validator> items,
        Position position,
        Optional<Position> next,
        Headers headers,
        Optional<UInt64> blockHeight)
        implements L1ValidatorPage {
    static L1ValidatorPage of(FetchedPage<L1Validator> page, L1ValidatorTotals totals) {
        return new FetchedL1ValidatorPage(
                page.items(), page.position(), page.next(), page.headers(), totals.blockHeight());
    }
}
