package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** The kind of a part of a composite query. */
    interface SubqueryType {
        /** Holders of an amount of the chain's native token on every day. */
        String ALL_TIME_NATIVE_BALANCE = "AllTimeNativeBalance";

        /** Holders of an amount of the chain's native token on any day. */
        String ANY_TIME_NATIVE_BALANCE = "AnyTimeNativeBalance";

        /** Holders of an amount of an ERC-20 token on every day. */
        String ALL_TIME_ERC20_BALANCE = "AllTimeErc20Balance";

        /** Holders of an amount of an ERC-20 token on any day. */
        String ANY_TIME_ERC20_BALANCE = "AnyTimeErc20Balance";

        /** Holders of a contract's collectible all the time. */
        String ALL_TIME_NFT_HOLDERS = "AllTimeNftHolders";

        /** Holders of a contract's collectible at any time. */
        String ANY_TIME_NFT_HOLDERS = "AnyTimeNftHolders";

        /** Holders of an amount of a token now. */
        String LATEST_BALANCE = "LatestBalance";

        /** Holders of a number of tickets of a Stars Arena subject on every day. */
        String ALL_TIME_STARS_ARENA_BALANCE = "AllTimeStarsArenaBalance";

        /** Holders of a number of tickets of a Stars Arena subject on any day. */
        String ANY_TIME_STARS_ARENA_BALANCE = "AnyTimeStarsArenaBalance";

        /** Holders of a number of tickets of a Stars Arena subject now. */
        String LATEST_BALANCE_STARS_ARENA = "LatestBalanceStarsArena";
    }
}
