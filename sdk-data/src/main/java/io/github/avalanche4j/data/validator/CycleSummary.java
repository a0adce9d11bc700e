package io.github.avalanche4j.data.validator;

import java.util.Optional;
import org.immutables.value.Value;

/** What a page of periods says beside its items. */
@Value.Immutable
public interface CycleSummary {
    /** {@return the period that runs; only on the first page} */
    Optional<ValidationCycle> currentCycle();
}
