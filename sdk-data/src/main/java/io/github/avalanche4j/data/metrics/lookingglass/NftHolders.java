package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.data.internal.Parameters;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.Objects;

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
        return Subquery.of(id, "AllTimeNftHolders", Subquery.together(QueryDays.of(first, last), params));
    }

    /** {@return a part that finds those who held one all the time} */
    public Subquery allTime(Instant start, Instant end) {
        return Subquery.of(id, "AllTimeNftHolders", Subquery.together(params, seconds(start, end)));
    }

    /** {@return a part that finds those who held one on any day} */
    public Subquery anyTime(LocalDate first, LocalDate last) {
        return Subquery.of(id, "AnyTimeNftHolders", Subquery.together(QueryDays.of(first, last), params));
    }

    /** {@return a part that finds those who held one at any time} */
    public Subquery anyTime(Instant start, Instant end) {
        return Subquery.of(id, "AnyTimeNftHolders", Subquery.together(params, seconds(start, end)));
    }

    private static Map<String, Object> seconds(Instant start, Instant end) {
        Objects.requireNonNull(start, "startTs");
        Objects.requireNonNull(end, "endTs");
        return new Parameters().with("startTs", start).with("endTs", end).complete();
    }
}
