package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.UInt64;
import java.util.Map;
import java.util.Optional;

/** The totals on a page of a composite query. */
@Value
public interface CompositeSummary {
    /** {@return how many addresses each part of the query found alone, by its id} */
    Map<String, UInt64> subQueryCounts();

    /** {@return how many addresses the whole query found} */
    Optional<UInt64> totalCount();
}
