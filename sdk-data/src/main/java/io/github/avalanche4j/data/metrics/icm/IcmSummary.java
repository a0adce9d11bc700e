package io.github.avalanche4j.data.metrics.icm;

import io.github.avalanche4j.core.internal.wire.OneOrMany;
import io.github.avalanche4j.core.internal.wire.Value;
import java.util.List;

/** The number of interchain messages in windows that end now. */
@Value
public interface IcmSummary {
    /**
     * {@return the counts: one for all chains together, or one for each group} The service documents a single object
     * even for groups; a list is accepted too.
     */
    @OneOrMany
    List<IcmWindows> result();
}
