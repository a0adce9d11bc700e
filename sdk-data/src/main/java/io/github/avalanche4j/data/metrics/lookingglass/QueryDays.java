package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.core.InvalidRequestException;
import java.time.LocalDate;
import java.util.Map;
import java.util.Objects;

/** The days of a part of a composite query, as they are sent. */
final class QueryDays {
    private QueryDays() {}

    static Map<String, Object> of(LocalDate first, LocalDate last) {
        Objects.requireNonNull(first, "firstDate");
        Objects.requireNonNull(last, "lastDate");
        if (first.isAfter(last)) {
            throw new InvalidRequestException("firstDate", first.toString(), "at or before lastDate, which is " + last);
        }
        return Subquery.together(Map.of("firstDate", first.toString()), Map.of("lastDate", last.toString()));
    }
}
