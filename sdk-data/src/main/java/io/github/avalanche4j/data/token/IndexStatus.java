package io.github.avalanche4j.data.token;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * How far the service got with the metadata of a collectible. The service writes these in upper or in lower case; both
 * are the constants here.
 */
public final class IndexStatus extends OpenEnum {
    private static final Map<String, IndexStatus> KNOWN = new LinkedHashMap<>();

    /** Nothing is known. */
    public static final IndexStatus UNKNOWN = known("UNKNOWN");

    /** The token does not exist. */
    public static final IndexStatus MISSING_TOKEN = known("MISSING_TOKEN");

    /** The address of the metadata is not one. */
    public static final IndexStatus INVALID_TOKEN_URI = known("INVALID_TOKEN_URI");

    /** The address of the metadata has a scheme that is not followed. */
    public static final IndexStatus INVALID_TOKEN_URI_SCHEME = known("INVALID_TOKEN_URI_SCHEME");

    /** Nothing responds at the address of the metadata. */
    public static final IndexStatus UNREACHABLE_TOKEN_URI = known("UNREACHABLE_TOKEN_URI");

    /** The holder of the metadata limits how often it may be asked. */
    public static final IndexStatus THROTTLED_TOKEN_URI = known("THROTTLED_TOKEN_URI");

    /** The metadata is too long. */
    public static final IndexStatus METADATA_CONTENT_TOO_LARGE = known("METADATA_CONTENT_TOO_LARGE");

    /** The metadata does not have the form it should. */
    public static final IndexStatus INVALID_METADATA = known("INVALID_METADATA");

    /** The metadata is not JSON. */
    public static final IndexStatus INVALID_METADATA_JSON = known("INVALID_METADATA_JSON");

    /** The metadata is here. */
    public static final IndexStatus INDEXED = known("INDEXED");

    /** The metadata was not looked for yet. */
    public static final IndexStatus UNINDEXED = known("UNINDEXED");

    private IndexStatus(String value, boolean known) {
        super(value, known);
    }

    private IndexStatus(String value, IndexStatus constant) {
        super(value, constant);
    }

    private static IndexStatus known(String value) {
        IndexStatus constant = new IndexStatus(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /**
     * {@return the constant with this text, or an unknown value that keeps it}
     *
     * @param value the text on the wire; case does not matter for the constants
     */
    @JsonCreator
    public static IndexStatus of(String value) {
        IndexStatus known = KNOWN.get(Objects.requireNonNull(value, "value").toUpperCase(Locale.ROOT));
        if (known == null) {
            return new IndexStatus(value, false);
        }
        return known.value().equals(value) ? known : new IndexStatus(value, known);
    }
}
