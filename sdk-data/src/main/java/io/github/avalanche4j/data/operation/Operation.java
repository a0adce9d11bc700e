package io.github.avalanche4j.data.operation;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import java.time.Instant;
import java.util.Optional;

/** A job of the service. */
@Value
public interface Operation {
    /** {@return its id, a UUID} */
    String operationId();

    /** {@return what it does} */
    OperationType operationType();

    /** {@return its status} */
    OperationStatus operationStatus();

    /** {@return the service's message about it; absent unless there is a problem} */
    Optional<String> message();

    /** {@return its result; absent while it runs} */
    Optional<OperationMetadata> metadata();

    /** {@return when it was started} */
    @UnixSeconds
    Instant createdAtTimestamp();

    /** {@return when its status last changed} */
    @UnixSeconds
    Instant updatedAtTimestamp();

    /** {@return whether it has ended, successfully or not; false for a status that this library does not know} */
    default boolean isFinished() {
        OperationStatus status = operationStatus();
        return status.equals(OperationStatus.COMPLETED)
                || status.equals(OperationStatus.COMPLETED_WITH_WARNING)
                || status.equals(OperationStatus.FAILED);
    }
}
