package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** The current period, on a page of periods. */
@Value
public interface CycleSummary {
    /** {@return the current period; only on the first page} */
    Optional<ValidationCycle> currentCycle();
}
