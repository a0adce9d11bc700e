package io.github.avalanche4j.core;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.core.internal.json.ValueSerializer;
import io.github.avalanche4j.core.internal.paging.PageDeserializer;
import io.github.avalanche4j.core.internal.paging.PageJson;
import io.github.avalanche4j.core.internal.wire.AdaptedBy;
import java.util.List;
import java.util.Optional;

/** The items of one response of a list. */
@AdaptedBy(PageJson.class)
@JsonSerialize(using = ValueSerializer.class)
@JsonDeserialize(using = PageDeserializer.class)
public interface Page<T> {
    /** {@return the items; an empty page is not the end of the list while {@link #next} is there} */
    List<T> items();

    /** {@return the position of this page's first item} */
    Position position();

    /** {@return the position of the next page; absent on the last one} */
    Optional<Position> next();

    /** {@return the response's headers} */
    Headers headers();
}
