package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.Value;
import java.math.BigInteger;

/** The fees that a node suggests for a transaction (EIP-1559), in wei per gas. */
@Value
public interface PriceOption {
    /** {@return the priority fee} */
    BigInteger maxPriorityFeePerGas();

    /** {@return the most that the transaction pays: twice the base fee that the node estimates, and the priority fee} */
    BigInteger maxFeePerGas();
}
