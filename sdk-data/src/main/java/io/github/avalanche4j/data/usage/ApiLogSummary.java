package io.github.avalanche4j.data.usage;

import java.util.Optional;
import org.immutables.value.Value;

/** The fields of a page of requests beside its items. */
@Value.Immutable
public interface ApiLogSummary {
    /** {@return the organization} */
    Optional<String> orgId();
}
