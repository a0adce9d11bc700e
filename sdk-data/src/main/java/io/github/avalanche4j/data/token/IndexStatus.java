package io.github.avalanche4j.data.token;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/**
 * The status of a collectible's metadata at the service. The service writes
 * the texts in upper or lower case; both map to the constants here.
 */
public final class IndexStatus extends OpenEnum {
    private static final Known<IndexStatus> KNOWN = new Known<>(IndexStatus::new);

    /** Nothing is known. */
    public static final IndexStatus UNKNOWN = KNOWN.add("UNKNOWN");

    /** The token does not exist. */
    public static final IndexStatus MISSING_TOKEN = KNOWN.add("MISSING_TOKEN");

    /** The address of the metadata is invalid. */
    public static final IndexStatus INVALID_TOKEN_URI = KNOWN.add("INVALID_TOKEN_URI");

    /** The address of the metadata has an unsupported scheme. */
    public static final IndexStatus INVALID_TOKEN_URI_SCHEME = KNOWN.add("INVALID_TOKEN_URI_SCHEME");

    /** Nothing responds at the address of the metadata. */
    public static final IndexStatus UNREACHABLE_TOKEN_URI = KNOWN.add("UNREACHABLE_TOKEN_URI");

    /** The host of the metadata refuses requests because of its rate limit. */
    public static final IndexStatus THROTTLED_TOKEN_URI = KNOWN.add("THROTTLED_TOKEN_URI");

    /** The metadata is too long. */
    public static final IndexStatus METADATA_CONTENT_TOO_LARGE = KNOWN.add("METADATA_CONTENT_TOO_LARGE");

    /** The metadata has an unexpected form. */
    public static final IndexStatus INVALID_METADATA = KNOWN.add("INVALID_METADATA");

    /** The metadata is not JSON. */
    public static final IndexStatus INVALID_METADATA_JSON = KNOWN.add("INVALID_METADATA_JSON");

    /** The metadata is indexed. */
    public static final IndexStatus INDEXED = KNOWN.add("INDEXED");

    /** The metadata has not been requested yet. */
    public static final IndexStatus UNINDEXED = KNOWN.add("UNINDEXED");

    private IndexStatus(Text text) {
        super(text);
    }

    /** {@return the constant with this text in any case, or an unknown value that keeps it} */
    @JsonCreator
    public static IndexStatus of(String value) {
        return KNOWN.ofAnyCase(value);
    }
}
