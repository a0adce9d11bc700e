package io.github.avalanche4j.node.platform;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The state of a chain on a node, as its P-Chain reports it. */
public final class BlockchainStatus extends OpenEnum {
    private static final Known<BlockchainStatus> KNOWN = new Known<>(BlockchainStatus::new);

    /** The node runs the chain, and is up to date. */
    public static final BlockchainStatus VALIDATING = KNOWN.add("Validating");

    /** The node is bootstrapping the chain. The P-Chain reports this of itself even after it has finished. */
    public static final BlockchainStatus SYNCING = KNOWN.add("Syncing");

    /** The chain exists; this node does not run it, or could not start it. */
    public static final BlockchainStatus CREATED = KNOWN.add("Created");

    /** A block that creates the chain has been issued and is not accepted yet. */
    public static final BlockchainStatus PREFERRED = KNOWN.add("Preferred");

    /** The P-Chain has no such chain. */
    public static final BlockchainStatus UNKNOWN = KNOWN.add("Unknown");

    private BlockchainStatus(Text text) {
        super(text);
    }

    /** {@return the status with this text} */
    @JsonCreator
    public static BlockchainStatus of(String value) {
        return KNOWN.of(value);
    }
}
