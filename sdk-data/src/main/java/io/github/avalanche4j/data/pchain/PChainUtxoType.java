package io.github.avalanche4j.data.pchain;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What an output of the P-Chain is. */
public final class PChainUtxoType extends OpenEnum {
    private static final Map<String, PChainUtxoType> KNOWN = new LinkedHashMap<>();

    /** It is staked. */
    public static final PChainUtxoType STAKE = known("STAKE");

    /** It can be transferred. */
    public static final PChainUtxoType TRANSFER = known("TRANSFER");

    private PChainUtxoType(String value, boolean known) {
        super(value, known);
    }

    private static PChainUtxoType known(String value) {
        PChainUtxoType constant = new PChainUtxoType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static PChainUtxoType of(String value) {
        PChainUtxoType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new PChainUtxoType(value, false) : known;
    }
}
