package io.github.avalanche4j.core;

import io.github.avalanche4j.core.internal.paging.PageJson;
import io.github.avalanche4j.core.internal.wire.AdaptedBy;
import java.util.List;
import java.util.Optional;

/** Some items of a list, as one response brought them. */
@AdaptedBy(PageJson.class)
public interface Page<T> {
    /** {@return the items; an empty page is not the end of the list while {@link #next} is there} */
    List<T> items();

    /** {@return where this page begins} */
    Position position();

    /** {@return where the next page begins; absent on the last one} */
    Optional<Position> next();

    /** {@return the response's headers} */
    Headers headers();
}
