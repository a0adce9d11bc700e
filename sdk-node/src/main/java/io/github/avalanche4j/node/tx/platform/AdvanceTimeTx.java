package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.node.tx.UnsignedTx;
import java.time.Instant;
import java.util.Objects;

/**
 * A transaction that advanced the P-Chain's time before the Banff upgrade: type id 19. The P-Chain makes it itself,
 * without network, inputs or outputs.
 *
 * @param time the new time, to the second. A time after {@link Instant#MAX} is kept as one of the last instants before
 *     it
 */
public record AdvanceTimeTx(Instant time) implements UnsignedTx {
    public AdvanceTimeTx {
        Objects.requireNonNull(time, "time");
    }
}
