package io.github.avalanche4j.data.validator;

import java.util.Optional;
import org.immutables.value.Value;

/** The current period, on a page of periods. */
@Value.Immutable
public interface CycleSummary {
    /** {@return the current period; only on the first page} */
    Optional<ValidationCycle> currentCycle();
}
