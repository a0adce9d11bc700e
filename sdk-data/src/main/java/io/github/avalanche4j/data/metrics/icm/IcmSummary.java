package io.github.avalanche4j.data.metrics.icm;

import io.github.avalanche4j.core.internal.wire.OneOrMany;
import java.util.List;
import org.immutables.value.Value;

/** How many interchain messages there were in the times that end now. */
@Value.Immutable
public interface IcmSummary {
    /**
     * {@return the counts: one for all chains together, or one for each group} The service documents one object here
     * also where it counts in groups; a list is read too.
     */
    @OneOrMany
    List<IcmWindows> result();
}
