package io.github.avalanche4j.data.transaction;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * How one contract called another. Some of the service's messages write these in lower case; both are the constants
 * here.
 */
public final class InternalTransactionType extends OpenEnum {
    private static final Map<String, InternalTransactionType> KNOWN = new LinkedHashMap<>();

    /** Not known. */
    public static final InternalTransactionType UNKNOWN = known("UNKNOWN");

    /** A call. */
    public static final InternalTransactionType CALL = known("CALL");

    /** A creation of a contract. */
    public static final InternalTransactionType CREATE = known("CREATE");

    /** A creation of a contract at an address known beforehand. */
    public static final InternalTransactionType CREATE2 = known("CREATE2");

    /** A creation of a contract at an address that does not depend on its code. */
    public static final InternalTransactionType CREATE3 = known("CREATE3");

    /** A call of another contract's code on the caller's storage. */
    public static final InternalTransactionType CALLCODE = known("CALLCODE");

    /** A call of another contract's code with the caller's sender and storage. */
    public static final InternalTransactionType DELEGATECALL = known("DELEGATECALL");

    /** A call that changes nothing. */
    public static final InternalTransactionType STATICCALL = known("STATICCALL");

    private InternalTransactionType(String value, boolean known) {
        super(value, known);
    }

    private InternalTransactionType(String value, InternalTransactionType constant) {
        super(value, constant);
    }

    private static InternalTransactionType known(String value) {
        InternalTransactionType constant = new InternalTransactionType(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /**
     * {@return the constant with this text, or an unknown value that keeps it}
     *
     * @param value the text on the wire; case does not matter for the constants
     */
    @JsonCreator
    public static InternalTransactionType of(String value) {
        InternalTransactionType known =
                KNOWN.get(Objects.requireNonNull(value, "value").toUpperCase(Locale.ROOT));
        if (known == null) {
            return new InternalTransactionType(value, false);
        }
        return known.value().equals(value) ? known : new InternalTransactionType(value, known);
    }
}
