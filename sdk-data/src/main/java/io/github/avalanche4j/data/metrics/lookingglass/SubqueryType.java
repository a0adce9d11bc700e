package io.github.avalanche4j.data.metrics.lookingglass;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The kind of a part of a composite query. */
public final class SubqueryType extends OpenEnum {
    private static final Known<SubqueryType> KNOWN = new Known<>(SubqueryType::new);

    /** Holders of an amount of the chain's native token on every day. */
    public static final SubqueryType ALL_TIME_NATIVE_BALANCE = KNOWN.add("AllTimeNativeBalance");

    /** Holders of an amount of the chain's native token on any day. */
    public static final SubqueryType ANY_TIME_NATIVE_BALANCE = KNOWN.add("AnyTimeNativeBalance");

    /** Holders of an amount of an ERC-20 token on every day. */
    public static final SubqueryType ALL_TIME_ERC20_BALANCE = KNOWN.add("AllTimeErc20Balance");

    /** Holders of an amount of an ERC-20 token on any day. */
    public static final SubqueryType ANY_TIME_ERC20_BALANCE = KNOWN.add("AnyTimeErc20Balance");

    /** Holders of a contract's collectible all the time. */
    public static final SubqueryType ALL_TIME_NFT_HOLDERS = KNOWN.add("AllTimeNftHolders");

    /** Holders of a contract's collectible at any time. */
    public static final SubqueryType ANY_TIME_NFT_HOLDERS = KNOWN.add("AnyTimeNftHolders");

    /** Holders of an amount of a token now. */
    public static final SubqueryType LATEST_BALANCE = KNOWN.add("LatestBalance");

    /** Holders of a number of tickets of a Stars Arena subject on every day. */
    public static final SubqueryType ALL_TIME_STARS_ARENA_BALANCE = KNOWN.add("AllTimeStarsArenaBalance");

    /** Holders of a number of tickets of a Stars Arena subject on any day. */
    public static final SubqueryType ANY_TIME_STARS_ARENA_BALANCE = KNOWN.add("AnyTimeStarsArenaBalance");

    /** Holders of a number of tickets of a Stars Arena subject now. */
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
