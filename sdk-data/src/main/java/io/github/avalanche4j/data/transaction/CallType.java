package io.github.avalanche4j.data.transaction;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The kind of call that a transaction makes. */
public final class CallType extends OpenEnum {
    private static final Known<CallType> KNOWN = new Known<>(CallType::new);

    /** Transfers the native token without running a contract. */
    public static final CallType NATIVE_TRANSFER = KNOWN.add("NATIVE_TRANSFER");

    /** Calls a contract. */
    public static final CallType CONTRACT_CALL = KNOWN.add("CONTRACT_CALL");

    /** Creates a contract. */
    public static final CallType CONTRACT_CREATION = KNOWN.add("CONTRACT_CREATION");

    private CallType(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static CallType of(String value) {
        return KNOWN.of(value);
    }
}
