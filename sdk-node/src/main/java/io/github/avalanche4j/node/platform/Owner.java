package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.Bech32Address;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** Who may act: a number of signatures out of some addresses. */
@Value.Immutable
public interface Owner {
    /** {@return before when nobody may; the beginning of 1970 where there is no such time} */
    @UnixSeconds
    Optional<Instant> locktime();

    /** {@return how many of the addresses must sign} */
    Optional<Long> threshold();

    /** {@return the addresses} */
    List<Bech32Address> addresses();
}
