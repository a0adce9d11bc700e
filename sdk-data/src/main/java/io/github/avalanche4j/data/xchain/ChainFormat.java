package io.github.avalanche4j.data.xchain;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The form of the X-Chain when it accepted a transaction. */
public final class ChainFormat extends OpenEnum {
    private static final Known<ChainFormat> KNOWN = new Known<>(ChainFormat::new);

    /** As a chain of blocks, since the Cortina upgrade. */
    public static final ChainFormat LINEAR = KNOWN.add("linear");

    /** As a graph of vertices, before it. */
    public static final ChainFormat NON_LINEAR = KNOWN.add("non-linear");

    private ChainFormat(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ChainFormat of(String value) {
        return KNOWN.of(value);
    }
}
