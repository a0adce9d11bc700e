package io.github.avalanche4j.data.usage;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Optional;
import org.immutables.value.Value;

/** What a page of requests says beside them. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableApiLogSummary.Builder.class)
public interface ApiLogSummary {
    /** {@return the organisation} */
    Optional<String> orgId();
}
