package io.github.avalanche4j.core.values;

import io.github.avalanche4j.codegen.Values;
import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Id;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;

/** A request. */
@Value
@Values.Built
public interface Wanted {
    @CommaSeparated
    Set<Id> ids();

    List<String> names();

    Optional<Order> order();

    @UnixSeconds
    Optional<Instant> since();

    OptionalLong first();

    /** A request with these settings. */
    static Wanted of(Consumer<Builder> settings) {
        ImmutableWanted.Builder builder = ImmutableWanted.builder();
        settings.accept(builder);
        return builder.build();
    }

    /** Sets what is wanted. */
    interface Builder {
        Builder addIds(Id... ids);

        Builder addNames(String... names);

        Builder order(Order order);

        Builder since(Instant time);

        Builder first(long first);
    }
}
