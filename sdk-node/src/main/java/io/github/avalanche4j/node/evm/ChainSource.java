package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.paging.range.RangeResponse;
import io.github.avalanche4j.core.internal.paging.range.RangeSource;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A range source over block numbers; each block names its parent's hash. */
interface ChainSource<T> extends RangeSource<T> {
    Set<Reason> TOO_LARGE = Set.of(Reason.RANGE_TOO_LARGE, Reason.BATCH_LIMIT, Reason.TIMEOUT);

    /** The last block. */
    long to();

    /** The first block of the page, whose parent's hash is part of the position; the offset counts items from there. */
    @Override
    default long number(Position position) {
        return RangeSource.tokenNumber(position);
    }

    @Override
    default Position entry(Position position) {
        return position;
    }

    @Override
    default boolean isItemPerNumber() {
        return false;
    }

    @Override
    default long end() {
        return to() == Long.MAX_VALUE ? to() : to() + 1;
    }

    @Override
    default Call<List<T>> range(long start, int count) {
        return response(start, count).map(RangeResponse::items);
    }

    /** The hash that the next range must follow; a range that follows another block is an error. */
    @Override
    default @Nullable String follow(Position position, @Nullable String link, RangeResponse<T> response) {
        String before = response.before();
        if (link != null && before != null && !link.equals(before)) {
            throw new ChainChangedException(position, number(position), link, before);
        }
        return response.last();
    }

    /**
     * Whether half of the range may succeed; a node cuts a connection if its response does not begin within 30 seconds.
     */
    @Override
    default boolean isTooLarge(AvalancheException failure) {
        if (failure instanceof JsonRpcException refused && TOO_LARGE.contains(refused.reason())) {
            return true;
        }
        boolean isLate = failure instanceof ConnectionException lost
                && !lost.interrupted()
                && lost.phase() == ConnectionException.Phase.AWAITING_RESPONSE;
        return isLate || RangeSource.super.isTooLarge(failure);
    }
}
