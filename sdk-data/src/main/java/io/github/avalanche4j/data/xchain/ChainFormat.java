package io.github.avalanche4j.data.xchain;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** How the X-Chain was built when it took a transaction. */
public final class ChainFormat extends OpenEnum {
    private static final Map<String, ChainFormat> KNOWN = new LinkedHashMap<>();

    /** As a chain of blocks, since the Cortina upgrade. */
    public static final ChainFormat LINEAR = known("linear");

    /** As a graph of vertices, before it. */
    public static final ChainFormat NON_LINEAR = known("non-linear");

    private ChainFormat(String value, boolean known) {
        super(value, known);
    }

    private static ChainFormat known(String value) {
        ChainFormat constant = new ChainFormat(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ChainFormat of(String value) {
        ChainFormat known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ChainFormat(value, false) : known;
    }
}
