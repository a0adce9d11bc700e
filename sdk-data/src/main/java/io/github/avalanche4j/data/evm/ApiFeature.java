package io.github.avalanche4j.data.evm;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What the service offers for some chains only. */
public final class ApiFeature extends OpenEnum {
    private static final Map<String, ApiFeature> KNOWN = new LinkedHashMap<>();

    /** Metadata of collectibles. */
    public static final ApiFeature NFT_INDEXING = known("nftIndexing");

    /** Webhooks. */
    public static final ApiFeature WEBHOOKS = known("webhooks");

    /** Cross-chain messages. */
    public static final ApiFeature TELEPORTER = known("teleporter");

    private ApiFeature(String value, boolean known) {
        super(value, known);
    }

    private static ApiFeature known(String value) {
        ApiFeature constant = new ApiFeature(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ApiFeature of(String value) {
        ApiFeature known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ApiFeature(value, false) : known;
    }
}
