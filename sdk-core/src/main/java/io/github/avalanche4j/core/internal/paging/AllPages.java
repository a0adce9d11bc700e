package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.call.Sequence;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One run of a call that returns all items of a list. */
public final class AllPages<T> {
    private final Paged<T> list;
    private final List<T> items = new ArrayList<>();
    private final TokenCycle cycle = new TokenCycle();
    private Position next;

    private AllPages(Paged<T> list) {
        this.list = list;
        this.next = list.start();
    }

    /** A call that returns all items of {@code list}, page after page. */
    public static <T> Call<List<T>> of(Paged<T> list) {
        return Sequence.call("pages", null, run -> {
            AllPages<T> all = new AllPages<>(list);
            return Sequence.repeat(Duration.ZERO, () -> list.page(all.next).map(all::add));
        });
    }

    private Optional<List<T>> add(Page<T> page) {
        items.addAll(page.items());
        if (page.next().isEmpty()) {
            return Optional.of(items);
        }
        next = page.next().get();
        if (cycle.recordAndCheck(next.token())) {
            throw new PagingException(list + ": the server repeats a page token; ask another server", next, null);
        }
        return Optional.empty();
    }
}
