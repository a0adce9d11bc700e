package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.paging.range.Narrowed;
import io.github.avalanche4j.core.internal.paging.range.Narrowed.Certainty;
import io.github.avalanche4j.core.internal.paging.range.RangeRequest;
import io.github.avalanche4j.core.internal.paging.range.RangeResponse;
import io.github.avalanche4j.core.internal.paging.range.RangeSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A range source over block numbers; each block names its parent's hash. */
interface ChainSource<T> extends RangeSource<T> {
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
        return response(RangeRequest.of(start, count)).map(RangeResponse::items);
    }

    @Override
    default @Nullable Narrowed narrowed(AvalancheException failure, RangeRequest failed, boolean alone) {
        SizeRefusal refusal = SizeRefusal.of(failure);
        return refusal.isPossible() ? narrowed(refusal, failed, alone) : null;
    }

    /** The next request after a refusal that may be about the size; null if the request cannot be smaller. */
    @Nullable
    Narrowed narrowed(SizeRefusal refusal, RangeRequest failed, boolean alone);

    /** Fewer calls in each request, after one of {@code calls} was refused. */
    static Narrowed fewerCalls(SizeRefusal refusal, RangeRequest failed, int calls) {
        int named = refusal.isOfBatch() ? refusal.calls(calls) : 0;
        return new Narrowed(failed.count(), named > 0 ? named : (calls + 1) / 2, Certainty.NAMED);
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
}
