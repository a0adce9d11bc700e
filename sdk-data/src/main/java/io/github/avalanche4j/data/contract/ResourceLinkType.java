package io.github.avalanche4j.data.contract;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What kind of place a link leads to. */
public final class ResourceLinkType extends OpenEnum {
    private static final Map<String, ResourceLinkType> KNOWN = new LinkedHashMap<>();

    /** A blog. */
    public static final ResourceLinkType BLOG = known("Blog");

    /** CoinGecko. */
    public static final ResourceLinkType COIN_GECKO = known("CoinGecko");

    /** CoinMarketCap. */
    public static final ResourceLinkType COIN_MARKET_CAP = known("CoinMarketCap");

    /** A Discord server. */
    public static final ResourceLinkType DISCORD = known("Discord");

    /** Documentation. */
    public static final ResourceLinkType DOCUMENTATION = known("Documentation");

    /** Facebook. */
    public static final ResourceLinkType FACEBOOK = known("Facebook");

    /** GitHub. */
    public static final ResourceLinkType GITHUB = known("Github");

    /** Instagram. */
    public static final ResourceLinkType INSTAGRAM = known("Instagram");

    /** LinkedIn. */
    public static final ResourceLinkType LINKED_IN = known("LinkedIn");

    /** Medium. */
    public static final ResourceLinkType MEDIUM = known("Medium");

    /** Reddit. */
    public static final ResourceLinkType REDDIT = known("Reddit");

    /** Where to ask for help. */
    public static final ResourceLinkType SUPPORT = known("Support");

    /** Telegram. */
    public static final ResourceLinkType TELEGRAM = known("Telegram");

    /** TikTok. */
    public static final ResourceLinkType TIKTOK = known("TikTok");

    /** X, once Twitter. */
    public static final ResourceLinkType TWITTER = known("Twitter");

    /** A web site. */
    public static final ResourceLinkType WEBSITE = known("Website");

    /** A white paper. */
    public static final ResourceLinkType WHITEPAPER = known("Whitepaper");

    /** YouTube. */
    public static final ResourceLinkType YOUTUBE = known("Youtube");

    private ResourceLinkType(String value, boolean known) {
        super(value, known);
    }

    private static ResourceLinkType known(String value) {
        ResourceLinkType constant = new ResourceLinkType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ResourceLinkType of(String value) {
        ResourceLinkType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ResourceLinkType(value, false) : known;
    }
}
