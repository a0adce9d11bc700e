package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import java.time.Instant;
import java.util.Objects;

/**
 * The validator that a transaction adds, or delegates to.
 *
 * @param start when it begins, to the second; ignored since the Durango upgrade, because the validation begins when the
 *     transaction is accepted
 * @param end when it ends, to the second. A time after {@link Instant#MAX} is kept as one of the last instants before
 *     it
 * @param weight its weight; for a stake of AVAX in nAVAX
 */
@NoJson("write the Tx that has it")
public record TxValidator(NodeId nodeId, Instant start, Instant end, UInt64 weight) {
    public TxValidator {
        Objects.requireNonNull(nodeId, "nodeId");
        Objects.requireNonNull(start, "start");
        Objects.requireNonNull(end, "end");
        Objects.requireNonNull(weight, "weight");
    }
}
