package io.github.avalanche4j.data.usage;

import java.util.Optional;
import org.immutables.value.Value;

/** What a page of requests says beside them. */
@Value.Immutable
public interface ApiLogSummary {
    /** {@return the organisation} */
    Optional<String> orgId();
}
