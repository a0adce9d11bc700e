package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** The method that a transaction calls. */
@Value
public interface Method {
    /** {@return the kind of call} */
    CallType callType();

    /** {@return the first four bytes of the input in hex; meant only for calls of contracts} */
    Optional<String> methodHash();

    /**
     * {@return the method with its parameter types, such as {@code transfer(address,uint256)}; {@code Native Transfer}
     * or {@code Contract Created} for the other kinds; absent if it is unknown}
     */
    Optional<String> methodName();
}
