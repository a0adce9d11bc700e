package io.github.avalanche4j.node.platform;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.core.Bech32Address;
import io.github.avalanche4j.core.internal.json.TimeReaders;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** Who may act: a number of signatures out of some addresses. */
@Value.Immutable
@JsonDeserialize(builder = ImmutableOwner.Builder.class)
public interface Owner {
    /** {@return before when nobody may; the beginning of 1970 where there is no such time} */
    @JsonDeserialize(contentUsing = TimeReaders.Seconds.class)
    @JsonSerialize(contentUsing = TimeReaders.SecondsWriter.class)
    Optional<Instant> locktime();

    /** {@return how many of the addresses must sign} */
    Optional<Long> threshold();

    /** {@return the addresses} */
    List<Bech32Address> addresses();
}
