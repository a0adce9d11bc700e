package io.github.avalanche4j.data.primary;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** A chain of the primary network, as responses name it. */
public final class ChainName extends OpenEnum {
    private static final Map<String, ChainName> KNOWN = new LinkedHashMap<>();

    /** The P-Chain. */
    public static final ChainName P_CHAIN = known("p-chain");

    /** The X-Chain. */
    public static final ChainName X_CHAIN = known("x-chain");

    /** The C-Chain. */
    public static final ChainName C_CHAIN = known("c-chain");

    private ChainName(String value, boolean known) {
        super(value, known);
    }

    private static ChainName known(String value) {
        ChainName constant = new ChainName(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static ChainName of(String value) {
        ChainName known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new ChainName(value, false) : known;
    }
}
