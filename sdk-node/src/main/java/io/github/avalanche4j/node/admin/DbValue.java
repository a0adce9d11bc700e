package io.github.avalanche4j.node.admin;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Optional;

/**
 * The entry of a key in the node's database.
 *
 * @param value the bytes; absent if the key has no entry
 * @param errorCode 0 if there is an entry, 1 if the database is closed, 2 if it has no such key
 */
public record DbValue(Optional<Bytes> value, long errorCode) {
    private static final int FOUND = 0;

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static DbValue received(DbResult result) {
        return new DbValue(result.value().filter(bytes -> result.errorCode() == FOUND), result.errorCode());
    }

    @JsonValue
    DbResult sent() {
        return ImmutableDbResult.of(value, errorCode);
    }
}
