package io.github.avalanche4j.data.token;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/**
 * How far the service got with the metadata of a collectible. The service writes these in upper or in lower case; both
 * are the constants here.
 */
public final class IndexStatus extends OpenEnum {
    private static final Known<IndexStatus> KNOWN = new Known<>(IndexStatus::new);

    /** Nothing is known. */
    public static final IndexStatus UNKNOWN = KNOWN.add("UNKNOWN");

    /** The token does not exist. */
    public static final IndexStatus MISSING_TOKEN = KNOWN.add("MISSING_TOKEN");

    /** The address of the metadata is not one. */
    public static final IndexStatus INVALID_TOKEN_URI = KNOWN.add("INVALID_TOKEN_URI");

    /** The address of the metadata has a scheme that is not followed. */
    public static final IndexStatus INVALID_TOKEN_URI_SCHEME = KNOWN.add("INVALID_TOKEN_URI_SCHEME");

    /** Nothing responds at the address of the metadata. */
    public static final IndexStatus UNREACHABLE_TOKEN_URI = KNOWN.add("UNREACHABLE_TOKEN_URI");

    /** The holder of the metadata limits how often it may be asked. */
    public static final IndexStatus THROTTLED_TOKEN_URI = KNOWN.add("THROTTLED_TOKEN_URI");

    /** The metadata is too long. */
    public static final IndexStatus METADATA_CONTENT_TOO_LARGE = KNOWN.add("METADATA_CONTENT_TOO_LARGE");

    /** The metadata does not have the form it should. */
    public static final IndexStatus INVALID_METADATA = KNOWN.add("INVALID_METADATA");

    /** The metadata is not JSON. */
    public static final IndexStatus INVALID_METADATA_JSON = KNOWN.add("INVALID_METADATA_JSON");

    /** The metadata is here. */
    public static final IndexStatus INDEXED = KNOWN.add("INDEXED");

    /** The metadata was not looked for yet. */
    public static final IndexStatus UNINDEXED = KNOWN.add("UNINDEXED");

    private IndexStatus(Text text) {
        super(text);
    }

    /**
     * {@return the constant with this text, or an unknown value that keeps it}
     *
     * @param value the text on the wire; case does not matter for the constants
     */
    @JsonCreator
    public static IndexStatus of(String value) {
        return KNOWN.ofAnyCase(value);
    }
}
