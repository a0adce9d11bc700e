package io.github.avalanche4j.data.metrics.lookingglass;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What a part of a composite query asks. */
public final class SubqueryType extends OpenEnum {
    private static final Map<String, SubqueryType> KNOWN = new LinkedHashMap<>();

    /** Who held so much of the chain's own token on every day. */
    public static final SubqueryType ALL_TIME_NATIVE_BALANCE = known("AllTimeNativeBalance");

    /** Who held so much of the chain's own token on any day. */
    public static final SubqueryType ANY_TIME_NATIVE_BALANCE = known("AnyTimeNativeBalance");

    /** Who held so much of an ERC-20 token on every day. */
    public static final SubqueryType ALL_TIME_ERC20_BALANCE = known("AllTimeErc20Balance");

    /** Who held so much of an ERC-20 token on any day. */
    public static final SubqueryType ANY_TIME_ERC20_BALANCE = known("AnyTimeErc20Balance");

    /** Who held a collectible of a contract all the time. */
    public static final SubqueryType ALL_TIME_NFT_HOLDERS = known("AllTimeNftHolders");

    /** Who held a collectible of a contract at any time. */
    public static final SubqueryType ANY_TIME_NFT_HOLDERS = known("AnyTimeNftHolders");

    /** Who holds so much of a token now. */
    public static final SubqueryType LATEST_BALANCE = known("LatestBalance");

    /** Who held so many tickets of a Stars Arena subject on every day. */
    public static final SubqueryType ALL_TIME_STARS_ARENA_BALANCE = known("AllTimeStarsArenaBalance");

    /** Who held so many tickets of a Stars Arena subject on any day. */
    public static final SubqueryType ANY_TIME_STARS_ARENA_BALANCE = known("AnyTimeStarsArenaBalance");

    /** Who holds so many tickets of a Stars Arena subject now. */
    public static final SubqueryType LATEST_BALANCE_STARS_ARENA = known("LatestBalanceStarsArena");

    private SubqueryType(String value, boolean known) {
        super(value, known);
    }

    private static SubqueryType known(String value) {
        SubqueryType constant = new SubqueryType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static SubqueryType of(String value) {
        SubqueryType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new SubqueryType(value, false) : known;
    }
}
