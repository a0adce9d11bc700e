package io.github.avalanche4j.node.eth;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The kind of a call in a trace: the instruction of the virtual machine that made it. */
public final class EvmCallType extends OpenEnum {
    private static final Known<EvmCallType> KNOWN = new Known<>(EvmCallType::new);

    /** A call of an account or a contract. */
    public static final EvmCallType CALL = KNOWN.add("CALL");

    /** A call that must not change the state. */
    public static final EvmCallType STATICCALL = KNOWN.add("STATICCALL");

    /** A call of another contract's code with the caller's storage, sender and value. */
    public static final EvmCallType DELEGATECALL = KNOWN.add("DELEGATECALL");

    /** A call of another contract's code with the caller's storage. */
    public static final EvmCallType CALLCODE = KNOWN.add("CALLCODE");

    /** The creation of a contract at an address that follows from the creator's nonce. */
    public static final EvmCallType CREATE = KNOWN.add("CREATE");

    /** The creation of a contract at an address that follows from its code. */
    public static final EvmCallType CREATE2 = KNOWN.add("CREATE2");

    /** The destruction of a contract. */
    public static final EvmCallType SELFDESTRUCT = KNOWN.add("SELFDESTRUCT");

    private EvmCallType(Text text) {
        super(text);
    }

    /** {@return the type with this text} */
    @JsonCreator
    public static EvmCallType of(String value) {
        return KNOWN.of(value);
    }
}
