package io.github.avalanche4j.node.admin;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.avalanche4j.core.internal.wire.AnyMapper;
import io.github.avalanche4j.core.internal.wire.Received;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Optional;

/** The entry of a key in the node's database. */
@AnyMapper
public final class DbValue {
    private static final int FOUND = 0;

    private final DbResult result;

    @Received
    DbValue(DbResult received) {
        boolean isFound = received.errorCode() == FOUND;
        this.result = isFound ? received : ImmutableDbResult.of(Optional.empty(), received.errorCode());
    }

    /** {@return the bytes; absent if the key has no entry} */
    public Optional<Bytes> value() {
        return result.value();
    }

    /** {@return 0 if there is an entry, 1 if the database is closed, 2 if it has no such key} */
    public long errorCode() {
        return result.errorCode();
    }

    @JsonValue
    DbResult sent() {
        return result;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DbValue that && result.equals(that.result);
    }

    @Override
    public int hashCode() {
        return result.hashCode();
    }

    @Override
    public String toString() {
        return "DbValue[value=" + value() + ", errorCode=" + errorCode() + "]";
    }
}
