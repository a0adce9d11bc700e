package io.github.avalanche4j.data.primary;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What an asset is. */
public final class AssetType extends OpenEnum {
    private static final Map<String, AssetType> KNOWN = new LinkedHashMap<>();

    /** An amount. */
    public static final AssetType SECP256K1 = known("secp256k1");

    /** A collectible. */
    public static final AssetType NFT = known("nft");

    private AssetType(String value, boolean known) {
        super(value, known);
    }

    private static AssetType known(String value) {
        AssetType constant = new AssetType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static AssetType of(String value) {
        AssetType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new AssetType(value, false) : known;
    }
}
