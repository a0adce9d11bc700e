package io.github.avalanche4j.data.contract;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** The kind of page that a link leads to. */
    interface ResourceLinkType {
        /** A blog. */
        String BLOG = "Blog";

        /** CoinGecko. */
        String COIN_GECKO = "CoinGecko";

        /** CoinMarketCap. */
        String COIN_MARKET_CAP = "CoinMarketCap";

        /** A Discord server. */
        String DISCORD = "Discord";

        /** Documentation. */
        String DOCUMENTATION = "Documentation";

        /** Facebook. */
        String FACEBOOK = "Facebook";

        /** GitHub. */
        String GITHUB = "Github";

        /** Instagram. */
        String INSTAGRAM = "Instagram";

        /** LinkedIn. */
        String LINKED_IN = "LinkedIn";

        /** Medium. */
        String MEDIUM = "Medium";

        /** Reddit. */
        String REDDIT = "Reddit";

        /** A support page. */
        String SUPPORT = "Support";

        /** Telegram. */
        String TELEGRAM = "Telegram";

        /** TikTok. */
        String TIKTOK = "TikTok";

        /** X, once Twitter. */
        String TWITTER = "Twitter";

        /** A web site. */
        String WEBSITE = "Website";

        /** A white paper. */
        String WHITEPAPER = "Whitepaper";

        /** YouTube. */
        String YOUTUBE = "Youtube";
    }
}
