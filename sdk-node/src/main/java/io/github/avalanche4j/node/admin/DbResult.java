package io.github.avalanche4j.node.admin;

import io.github.avalanche4j.core.value.Bytes;
import java.util.Optional;
import org.immutables.value.Value;

/** The result of {@code admin.dbGet}, which has a value, usually an empty one, even if nothing was found. */
@Value.Immutable
interface DbResult {
    Optional<Bytes> value();

    long errorCode();
}
