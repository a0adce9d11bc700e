package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Page;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What one answer of a list holds, before it is known where in the list it stands. */
record PageBody<T, P extends Page<T>>(
        List<T> items, @Nullable String next, Function<FetchedPage<T>, P> toPage) {}
