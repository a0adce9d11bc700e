package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import java.time.LocalDate;
import java.util.Map;

/**
 * Selects the holders of a token by the days in UTC, first and last included, on which they held it. A last day before
 * the first is refused with an {@link InvalidRequestException}.
 */
public final class TokenHolders {
    private final String id;
    private final String kind;
    private final String tokenType;
    private final Map<String, Object> params;

    @SafeVarargs
    TokenHolders(String id, String kind, String tokenType, Map<String, ?>... params) {
        this.id = Require.notBlank("id", id);
        this.kind = kind;
        this.tokenType = tokenType;
        this.params = Subquery.together(params);
    }

    /** {@return a part that finds those who held the amount on every day} */
    public Subquery allTime(LocalDate first, LocalDate last) {
        return Subquery.of(
                id, "AllTime" + kind, Subquery.together(Subquery.range("firstDate", first, "lastDate", last), params));
    }

    /** {@return a part that finds those who held the amount on any day} */
    public Subquery anyTime(LocalDate first, LocalDate last) {
        return Subquery.of(
                id, "AnyTime" + kind, Subquery.together(Subquery.range("firstDate", first, "lastDate", last), params));
    }

    /** {@return a part that finds those who hold the amount now} */
    public Subquery now() {
        return tokenType.isEmpty()
                ? Subquery.of(id, "LatestBalanceStarsArena", params)
                : Subquery.of(id, "LatestBalance", Subquery.together(params, Map.of("tokenType", tokenType)));
    }
}
