package io.github.avalanche4j.data.transaction;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What a transaction calls. */
public final class CallType extends OpenEnum {
    private static final Map<String, CallType> KNOWN = new LinkedHashMap<>();

    /** Moves the native token, and no contract runs. */
    public static final CallType NATIVE_TRANSFER = known("NATIVE_TRANSFER");

    /** Calls a contract. */
    public static final CallType CONTRACT_CALL = known("CONTRACT_CALL");

    /** Creates a contract. */
    public static final CallType CONTRACT_CREATION = known("CONTRACT_CREATION");

    private CallType(String value, boolean known) {
        super(value, known);
    }

    private static CallType known(String value) {
        CallType constant = new CallType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static CallType of(String value) {
        CallType known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new CallType(value, false) : known;
    }
}
