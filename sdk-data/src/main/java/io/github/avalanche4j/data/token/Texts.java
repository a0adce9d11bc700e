package io.github.avalanche4j.data.token;

import io.github.avalanche4j.codegen.OpenEnums;

/** The texts of this package's open enums. */
@OpenEnums
final class Texts {
    /** The standard that a contract follows. */
    interface ErcType {
        /** Fungible tokens. */
        String ERC_20 = "ERC-20";

        /** Unique collectibles. */
        String ERC_721 = "ERC-721";

        /** Collectibles with several units. */
        String ERC_1155 = "ERC-1155";

        /** None that the service knows. */
        String UNKNOWN = "UNKNOWN";
    }

    /**
     * The status of a collectible's metadata at the service. The service writes
     * the texts in upper or lower case; both map to the constants here.
     */
    @OpenEnums.AnyCase
    interface IndexStatus {
        /** Nothing is known. */
        String UNKNOWN = "UNKNOWN";

        /** The token does not exist. */
        String MISSING_TOKEN = "MISSING_TOKEN";

        /** The address of the metadata is invalid. */
        String INVALID_TOKEN_URI = "INVALID_TOKEN_URI";

        /** The address of the metadata has an unsupported scheme. */
        String INVALID_TOKEN_URI_SCHEME = "INVALID_TOKEN_URI_SCHEME";

        /** Nothing responds at the address of the metadata. */
        String UNREACHABLE_TOKEN_URI = "UNREACHABLE_TOKEN_URI";

        /** The host of the metadata refuses requests because of its rate limit. */
        String THROTTLED_TOKEN_URI = "THROTTLED_TOKEN_URI";

        /** The metadata is too long. */
        String METADATA_CONTENT_TOO_LARGE = "METADATA_CONTENT_TOO_LARGE";

        /** The metadata has an unexpected form. */
        String INVALID_METADATA = "INVALID_METADATA";

        /** The metadata is not JSON. */
        String INVALID_METADATA_JSON = "INVALID_METADATA_JSON";

        /** The metadata is indexed. */
        String INDEXED = "INDEXED";

        /** The metadata has not been requested yet. */
        String UNINDEXED = "UNINDEXED";
    }

    /** The reputation of a token from a security analysis; only for tokens of the C-Chain. */
    interface TokenReputation {
        /** Probably safe. */
        String BENIGN = "Benign";

        /** Possibly a risk. */
        String MALICIOUS = "Malicious";
    }
}
