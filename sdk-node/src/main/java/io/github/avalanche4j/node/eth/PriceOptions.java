package io.github.avalanche4j.node.eth;

import io.github.avalanche4j.core.internal.wire.Value;

/** The fees that a node suggests for a transaction, by how soon a user wants it accepted. */
@Value
public interface PriceOptions {
    /** {@return the lowest fees} */
    PriceOption slow();

    /** {@return the fees that the node suggests by default} */
    PriceOption normal();

    /** {@return the highest fees} */
    PriceOption fast();
}
