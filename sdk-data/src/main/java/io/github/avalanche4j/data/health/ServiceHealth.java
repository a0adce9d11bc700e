package io.github.avalanche4j.data.health;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.Optional;

/** The health that a service reports. */
@Value
public interface ServiceHealth {
    /** {@return its status} */
    Optional<ServiceStatus> status();

    /**
     * {@return the healthy dependencies: an object with a field for each dependency of the service, such as {@code
     * {"database":{"status":"up"}}}}
     */
    Optional<JsonTree> info();

    /** {@return the failed dependencies, in the form of {@link #info}; absent if there are none} */
    Optional<JsonTree> error();

    /** {@return all dependencies, in the form of {@link #info}} */
    Optional<JsonTree> details();

    /** {@return whether it is healthy} */
    default boolean isHealthy() {
        return status().filter(status -> status.equals(ServiceStatus.OK) || status.equals(ServiceStatus.UP))
                .isPresent();
    }
}
