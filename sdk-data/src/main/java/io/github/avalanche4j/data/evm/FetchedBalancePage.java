package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.paging.FetchedPage;
import java.util.List;
import java.util.Optional;

/** A page as an answer brought it. */
record FetchedBalancePage<T>(
        List<T> items,
        Position position,
        Optional<Position> next,
        Headers headers,
        Optional<NativeTokenBalance> nativeTokenBalance)
        implements BalancePage<T> {
    static <T> BalancePage<T> of(FetchedPage<T> page, BalanceTotals totals) {
        return new FetchedBalancePage<>(
                page.items(), page.position(), page.next(), page.headers(), totals.nativeTokenBalance());
    }
}
