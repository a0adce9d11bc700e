package io.github.avalanche4j.node.platform;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.List;
import java.util.Objects;

/** The state of a chain on a node, as its P-Chain reports it. */
public final class BlockchainStatus extends OpenEnum {
    /** The node runs the chain, and is up to date. */
    public static final BlockchainStatus VALIDATING = new BlockchainStatus("Validating", true);

    /** The node is bootstrapping the chain. The P-Chain also says so of itself after it has finished. */
    public static final BlockchainStatus SYNCING = new BlockchainStatus("Syncing", true);

    /** The chain exists; this node does not run it, or could not start it. */
    public static final BlockchainStatus CREATED = new BlockchainStatus("Created", true);

    /** A block that creates the chain has been issued and is not accepted yet. */
    public static final BlockchainStatus PREFERRED = new BlockchainStatus("Preferred", true);

    /** The P-Chain knows no such chain. */
    public static final BlockchainStatus UNKNOWN = new BlockchainStatus("Unknown", true);

    private static final List<BlockchainStatus> KNOWN = List.of(VALIDATING, SYNCING, CREATED, PREFERRED, UNKNOWN);

    private BlockchainStatus(String value, boolean known) {
        super(value, known);
    }

    /** {@return the status with this text} */
    @JsonCreator
    public static BlockchainStatus of(String value) {
        Objects.requireNonNull(value, "value");
        return KNOWN.stream()
                .filter(status -> status.value().equals(value))
                .findFirst()
                .orElseGet(() -> new BlockchainStatus(value, false));
    }
}
