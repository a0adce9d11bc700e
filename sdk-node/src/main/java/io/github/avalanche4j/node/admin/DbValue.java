package io.github.avalanche4j.node.admin;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.avalanche4j.core.Bytes;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the node's database has under a key.
 *
 * @param value the bytes; absent where there are none
 * @param errorCode 0 where there are, 1 where the database is closed, 2 where it has no such key
 */
public record DbValue(
        @JsonProperty("value") Optional<Bytes> value,
        @JsonProperty("errorCode") long errorCode) {
    private static final int FOUND = 0;

    @JsonCreator
    static DbValue received(@JsonProperty("value") @Nullable String value, @JsonProperty("errorCode") long errorCode) {
        return new DbValue(
                errorCode == FOUND && value != null ? Optional.of(Bytes.fromHex(value)) : Optional.empty(), errorCode);
    }
}
