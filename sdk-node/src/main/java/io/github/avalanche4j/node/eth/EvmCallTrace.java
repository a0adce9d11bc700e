package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.OtherFields;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A call that a transaction made, with the calls inside it; the outermost one is the transaction itself. The kinds of
 * {@link EvmCallType} have all fields that are not said to be absent; a kind that a node adds may lack them, and keeps its
 * own fields in {@link #others}.
 */
@Value
public interface EvmCallTrace {
    /** {@return the kind of the call} */
    EvmCallType type();

    /** {@return the caller; absent only in a kind that this library does not know} */
    Optional<EvmAddress> from();

    /** {@return the callee, or the contract that was created; absent if the creation failed} */
    Optional<EvmAddress> to();

    /** {@return the amount that the callee gets, in wei; absent in a call that transfers none, such as STATICCALL} */
    Optional<BigInteger> value();

    /** {@return the gas that was available; absent only in a kind that this library does not know} */
    Optional<UInt64> gas();

    /**
     * {@return the gas that the call used, with the calls inside it; absent only in a kind that this library does not
     * know}
     */
    Optional<UInt64> gasUsed();

    /** {@return the data of the call, or the code that creates a contract; absent only in a kind that this library does not know} */
    Optional<Bytes> input();

    /** {@return the data that the call returned, or the new contract's code; absent if there is none} */
    Optional<Bytes> output();

    /** {@return why the call failed, such as {@code execution reverted}; absent if it succeeded} */
    Optional<String> error();

    /** {@return the message with which a contract reverted; absent without one} */
    Optional<String> revertReason();

    /** {@return the calls inside this one, in order} */
    List<EvmCallTrace> calls();

    /** {@return the fields that no other accessor names, by their names on the wire} */
    @OtherFields
    Map<String, JsonTree> others();
}
