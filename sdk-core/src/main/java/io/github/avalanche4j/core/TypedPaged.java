package io.github.avalanche4j.core;

import java.time.Duration;

/**
 * A list whose pages say more than their items, such as a total or a block height.
 *
 * <pre>{@code
 * for (L1ValidatorPage page : data.network(MAINNET).l1Validators().pages()) {
 *     page.blockHeight() …
 * }
 * }</pre>
 *
 * @param <T> the items' type
 * @param <P> the pages' type
 */
public interface TypedPaged<T, P extends Page<T>> extends Paged<T> {
    @Override
    Iterable<P> pages();

    @Override
    Call<P> page(Position position);

    /** {@return the call that fetches the first page of this list, for what is said once beside the items} */
    default Call<P> firstPage() {
        return page(start());
    }

    @Override
    TypedPaged<T, P> from(Position position);

    @Override
    TypedPaged<T, P> limit(long items);

    @Override
    TypedPaged<T, P> pageSize(int items);

    @Override
    TypedPaged<T, P> prefetch(int pages);

    @Override
    TypedPaged<T, P> timeout(Duration timeout);

    @Override
    TypedPaged<T, P> retries(int retries);
}
