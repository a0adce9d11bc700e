package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;

/**
 * Selects the holders of a contract's collectibles by the time at which they held one: days in UTC, or times of 1970 or
 * later. Both ends are included. An end before its start is refused with an {@link InvalidRequestException}.
 */
public final class NftHolders {
    private final String id;
    private final Map<String, Object> params;

    @SafeVarargs
    NftHolders(String id, Map<String, ?>... params) {
        this.id = Require.notBlank("id", id);
        this.params = Subquery.together(params);
    }

    /** {@return a part that finds those who held one on every day} */
    public Subquery allTime(LocalDate first, LocalDate last) {
        return Subquery.of(
                id,
                "AllTimeNftHolders",
                Subquery.together(Subquery.range("firstDate", first, "lastDate", last), params));
    }

    /** {@return a part that finds those who held one all the time} */
    public Subquery allTime(Instant start, Instant end) {
        return Subquery.of(
                id, "AllTimeNftHolders", Subquery.together(params, Subquery.range("startTs", start, "endTs", end)));
    }

    /** {@return a part that finds those who held one on any day} */
    public Subquery anyTime(LocalDate first, LocalDate last) {
        return Subquery.of(
                id,
                "AnyTimeNftHolders",
                Subquery.together(Subquery.range("firstDate", first, "lastDate", last), params));
    }

    /** {@return a part that finds those who held one at any time} */
    public Subquery anyTime(Instant start, Instant end) {
        return Subquery.of(
                id, "AnyTimeNftHolders", Subquery.together(params, Subquery.range("startTs", start, "endTs", end)));
    }
}
