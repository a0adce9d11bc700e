package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** The fields of a page of requests beside its items. */
@Value
public interface ApiLogSummary {
    /** {@return the organization} */
    Optional<String> orgId();
}
