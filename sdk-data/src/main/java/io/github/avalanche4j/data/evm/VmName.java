package io.github.avalanche4j.data.evm;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The family of virtual machines that a chain belongs to. */
public final class VmName extends OpenEnum {
    private static final Known<VmName> KNOWN = new Known<>(VmName::new);

    /** An EVM chain of Avalanche. */
    public static final VmName EVM = KNOWN.add("EVM");

    /** Bitcoin. */
    public static final VmName BITCOIN = KNOWN.add("BITCOIN");

    /** Ethereum. */
    public static final VmName ETHEREUM = KNOWN.add("ETHEREUM");

    private VmName(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static VmName of(String value) {
        return KNOWN.of(value);
    }
}
