package io.github.avalanche4j.node.admin;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Optional;

/** The result of {@code admin.dbGet}, which has a value, usually an empty one, even if nothing was found. */
@Value
interface DbResult {
    Optional<Bytes> value();

    long errorCode();
}
