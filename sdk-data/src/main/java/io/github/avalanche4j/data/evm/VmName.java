package io.github.avalanche4j.data.evm;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** The family of virtual machines that a chain belongs to. */
public final class VmName extends OpenEnum {
    private static final Map<String, VmName> KNOWN = new LinkedHashMap<>();

    /** An EVM chain of Avalanche. */
    public static final VmName EVM = known("EVM");

    /** Bitcoin. */
    public static final VmName BITCOIN = known("BITCOIN");

    /** Ethereum. */
    public static final VmName ETHEREUM = known("ETHEREUM");

    private VmName(String value, boolean known) {
        super(value, known);
    }

    private static VmName known(String value) {
        VmName constant = new VmName(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static VmName of(String value) {
        VmName known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new VmName(value, false) : known;
    }
}
