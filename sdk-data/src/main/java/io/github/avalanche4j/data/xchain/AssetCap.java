package io.github.avalanche4j.data.xchain;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Whether more of an asset can be made. */
public final class AssetCap extends OpenEnum {
    private static final Map<String, AssetCap> KNOWN = new LinkedHashMap<>();

    /** No more can be made. */
    public static final AssetCap FIXED = known("fixed");

    /** More can be made. */
    public static final AssetCap VARIABLE = known("variable");

    private AssetCap(String value, boolean known) {
        super(value, known);
    }

    private static AssetCap known(String value) {
        AssetCap constant = new AssetCap(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static AssetCap of(String value) {
        AssetCap known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new AssetCap(value, false) : known;
    }
}
