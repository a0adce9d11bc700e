package io.github.avalanche4j.data.primary;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** A chain of the primary network, as responses name it. */
public final class ChainName extends OpenEnum {
    private static final Known<ChainName> KNOWN = new Known<>(ChainName::new);

    /** The P-Chain. */
    public static final ChainName P_CHAIN = KNOWN.add("p-chain");

    /** The X-Chain. */
    public static final ChainName X_CHAIN = KNOWN.add("x-chain");

    /** The C-Chain. */
    public static final ChainName C_CHAIN = KNOWN.add("c-chain");

    private ChainName(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ChainName of(String value) {
        return KNOWN.of(value);
    }
}
