package io.github.avalanche4j.data.evm;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** A feature that the service offers for some chains only. */
public final class ApiFeature extends OpenEnum {
    private static final Known<ApiFeature> KNOWN = new Known<>(ApiFeature::new);

    /** Metadata of collectibles. */
    public static final ApiFeature NFT_INDEXING = KNOWN.add("nftIndexing");

    /** Webhooks. */
    public static final ApiFeature WEBHOOKS = KNOWN.add("webhooks");

    /** Cross-chain messages. */
    public static final ApiFeature TELEPORTER = KNOWN.add("teleporter");

    private ApiFeature(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ApiFeature of(String value) {
        return KNOWN.of(value);
    }
}
