package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.internal.paging.range.RangeSource;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A numbered list whose ranges a test provides. */
public interface TestRange<T> extends RangeSource<T> {
    @Override
    default String endpoint() {
        return "test.range";
    }

    @Override
    default String parameters() {
        return "p";
    }

    @Override
    default int largestPage() {
        return 100;
    }

    @Override
    default long wireSize(T item) {
        return 1;
    }

    @Override
    default @Nullable Duration interval() {
        return null;
    }
}
