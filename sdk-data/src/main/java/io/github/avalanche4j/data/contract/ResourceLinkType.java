package io.github.avalanche4j.data.contract;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The kind of page that a link leads to. */
public final class ResourceLinkType extends OpenEnum {
    private static final Known<ResourceLinkType> KNOWN = new Known<>(ResourceLinkType::new);

    /** A blog. */
    public static final ResourceLinkType BLOG = KNOWN.add("Blog");

    /** CoinGecko. */
    public static final ResourceLinkType COIN_GECKO = KNOWN.add("CoinGecko");

    /** CoinMarketCap. */
    public static final ResourceLinkType COIN_MARKET_CAP = KNOWN.add("CoinMarketCap");

    /** A Discord server. */
    public static final ResourceLinkType DISCORD = KNOWN.add("Discord");

    /** Documentation. */
    public static final ResourceLinkType DOCUMENTATION = KNOWN.add("Documentation");

    /** Facebook. */
    public static final ResourceLinkType FACEBOOK = KNOWN.add("Facebook");

    /** GitHub. */
    public static final ResourceLinkType GITHUB = KNOWN.add("Github");

    /** Instagram. */
    public static final ResourceLinkType INSTAGRAM = KNOWN.add("Instagram");

    /** LinkedIn. */
    public static final ResourceLinkType LINKED_IN = KNOWN.add("LinkedIn");

    /** Medium. */
    public static final ResourceLinkType MEDIUM = KNOWN.add("Medium");

    /** Reddit. */
    public static final ResourceLinkType REDDIT = KNOWN.add("Reddit");

    /** A support page. */
    public static final ResourceLinkType SUPPORT = KNOWN.add("Support");

    /** Telegram. */
    public static final ResourceLinkType TELEGRAM = KNOWN.add("Telegram");

    /** TikTok. */
    public static final ResourceLinkType TIKTOK = KNOWN.add("TikTok");

    /** X, once Twitter. */
    public static final ResourceLinkType TWITTER = KNOWN.add("Twitter");

    /** A web site. */
    public static final ResourceLinkType WEBSITE = KNOWN.add("Website");

    /** A white paper. */
    public static final ResourceLinkType WHITEPAPER = KNOWN.add("Whitepaper");

    /** YouTube. */
    public static final ResourceLinkType YOUTUBE = KNOWN.add("Youtube");

    private ResourceLinkType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ResourceLinkType of(String value) {
        return KNOWN.of(value);
    }
}
