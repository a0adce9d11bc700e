package io.github.avalanche4j.data.pchain;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The kind of an output of the P-Chain. */
public final class PChainUtxoType extends OpenEnum {
    private static final Known<PChainUtxoType> KNOWN = new Known<>(PChainUtxoType::new);

    /** It is staked. */
    public static final PChainUtxoType STAKE = KNOWN.add("STAKE");

    /** It can be transferred. */
    public static final PChainUtxoType TRANSFER = KNOWN.add("TRANSFER");

    private PChainUtxoType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static PChainUtxoType of(String value) {
        return KNOWN.of(value);
    }
}
