package io.github.avalanche4j.data.primary;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The kind of an asset. */
public final class AssetType extends OpenEnum {
    private static final Known<AssetType> KNOWN = new Known<>(AssetType::new);

    /** A fungible asset. */
    public static final AssetType SECP256K1 = KNOWN.add("secp256k1");

    /** A collectible. */
    public static final AssetType NFT = KNOWN.add("nft");

    private AssetType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static AssetType of(String value) {
        return KNOWN.of(value);
    }
}
