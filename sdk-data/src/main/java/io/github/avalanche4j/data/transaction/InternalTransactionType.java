package io.github.avalanche4j.data.transaction;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/**
 * The kind of call between contracts. Some of the service's messages
 * write the texts in lower case; both map to the constants here.
 */
public final class InternalTransactionType extends OpenEnum {
    private static final Known<InternalTransactionType> KNOWN = new Known<>(InternalTransactionType::new);

    /** Not known. */
    public static final InternalTransactionType UNKNOWN = KNOWN.add("UNKNOWN");

    /** A call. */
    public static final InternalTransactionType CALL = KNOWN.add("CALL");

    /** A creation of a contract. */
    public static final InternalTransactionType CREATE = KNOWN.add("CREATE");

    /** A creation of a contract at an address known in advance. */
    public static final InternalTransactionType CREATE2 = KNOWN.add("CREATE2");

    /** A creation of a contract at an address that does not depend on its code. */
    public static final InternalTransactionType CREATE3 = KNOWN.add("CREATE3");

    /** A call of another contract's code on the caller's storage. */
    public static final InternalTransactionType CALLCODE = KNOWN.add("CALLCODE");

    /** A call of another contract's code with the caller's sender and storage. */
    public static final InternalTransactionType DELEGATECALL = KNOWN.add("DELEGATECALL");

    /** A call that changes nothing. */
    public static final InternalTransactionType STATICCALL = KNOWN.add("STATICCALL");

    private InternalTransactionType(Text text) {
        super(text);
    }

    /** {@return the constant with this text in any case, or an unknown value that keeps it} */
    @JsonCreator
    public static InternalTransactionType of(String value) {
        return KNOWN.ofAnyCase(value);
    }
}
