package io.github.avalanche4j.data.metrics.lookingglass;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** What a part of a composite query asks. */
public final class SubqueryType extends OpenEnum {
    private static final Known<SubqueryType> KNOWN = new Known<>(SubqueryType::new);

    /** Who held so much of the chain's own token on every day. */
    public static final SubqueryType ALL_TIME_NATIVE_BALANCE = KNOWN.add("AllTimeNativeBalance");

    /** Who held so much of the chain's own token on any day. */
    public static final SubqueryType ANY_TIME_NATIVE_BALANCE = KNOWN.add("AnyTimeNativeBalance");

    /** Who held so much of an ERC-20 token on every day. */
    public static final SubqueryType ALL_TIME_ERC20_BALANCE = KNOWN.add("AllTimeErc20Balance");

    /** Who held so much of an ERC-20 token on any day. */
    public static final SubqueryType ANY_TIME_ERC20_BALANCE = KNOWN.add("AnyTimeErc20Balance");

    /** Who held a collectible of a contract all the time. */
    public static final SubqueryType ALL_TIME_NFT_HOLDERS = KNOWN.add("AllTimeNftHolders");

    /** Who held a collectible of a contract at any time. */
    public static final SubqueryType ANY_TIME_NFT_HOLDERS = KNOWN.add("AnyTimeNftHolders");

    /** Who holds so much of a token now. */
    public static final SubqueryType LATEST_BALANCE = KNOWN.add("LatestBalance");

    /** Who held so many tickets of a Stars Arena subject on every day. */
    public static final SubqueryType ALL_TIME_STARS_ARENA_BALANCE = KNOWN.add("AllTimeStarsArenaBalance");

    /** Who held so many tickets of a Stars Arena subject on any day. */
    public static final SubqueryType ANY_TIME_STARS_ARENA_BALANCE = KNOWN.add("AnyTimeStarsArenaBalance");

    /** Who holds so many tickets of a Stars Arena subject now. */
    public static final SubqueryType LATEST_BALANCE_STARS_ARENA = KNOWN.add("LatestBalanceStarsArena");

    private SubqueryType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static SubqueryType of(String value) {
        return KNOWN.of(value);
    }
}
