package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.PagedIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Streams over a walk. */
final class Streams {
    private static final int TRAITS = Spliterator.ORDERED | Spliterator.NONNULL;

    private Streams() {}

    /** What is left of {@code walk}; closing the stream closes it. */
    static <T> Stream<T> of(PagedIterator<T> walk) {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(walk, TRAITS), false)
                .onClose(walk::close);
    }
}
