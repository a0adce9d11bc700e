package io.github.avalanche4j.data.health;

import io.github.avalanche4j.core.value.JsonTree;
import java.util.Optional;
import org.immutables.value.Value;

/** What a service says of itself. */
@Value.Immutable
public interface ServiceHealth {
    /** {@return how it is} */
    Optional<ServiceStatus> status();

    /**
     * {@return what is up: an object with a field for each thing that the service needs, such as {@code
     * {"database":{"status":"up"}}}}
     */
    Optional<JsonTree> info();

    /** {@return what is down, in the form of {@link #info}; absent where all is up} */
    Optional<JsonTree> error();

    /** {@return both together, in the form of {@link #info}} */
    Optional<JsonTree> details();

    /** {@return whether it is well} */
    default boolean isHealthy() {
        return status().filter(status -> status.equals(ServiceStatus.OK) || status.equals(ServiceStatus.UP))
                .isPresent();
    }
}
