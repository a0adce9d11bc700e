package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** A feature that the service offers for some chains only. */
    interface ApiFeature {
        /** Metadata of collectibles. */
        String NFT_INDEXING = "nftIndexing";

        /** Webhooks. */
        String WEBHOOKS = "webhooks";

        /** Cross-chain messages. */
        String TELEPORTER = "teleporter";
    }

    /** Whether the service reaches a chain's nodes. */
    interface ChainStatus {
        /** The nodes are reachable. */
        String OK = "OK";

        /** The nodes are unreachable, so calls that need them may fail with status 503. */
        String UNAVAILABLE = "UNAVAILABLE";
    }

    /** The family of virtual machines that a chain belongs to. */
    interface VmName {
        /** An EVM chain of Avalanche. */
        String EVM = "EVM";

        /** Bitcoin. */
        String BITCOIN = "BITCOIN";

        /** Ethereum. */
        String ETHEREUM = "ETHEREUM";
    }
}
