package io.github.avalanche4j.data.xchain;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** Whether more of an asset can be minted. */
public final class AssetCap extends OpenEnum {
    private static final Known<AssetCap> KNOWN = new Known<>(AssetCap::new);

    /** No more can be minted. */
    public static final AssetCap FIXED = KNOWN.add("fixed");

    /** More can be minted. */
    public static final AssetCap VARIABLE = KNOWN.add("variable");

    private AssetCap(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static AssetCap of(String value) {
        return KNOWN.of(value);
    }
}
