package io.github.avalanche4j.data.operation;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import java.time.Instant;
import java.util.Optional;
import org.immutables.value.Value;

/** A job of the service. */
@Value.Immutable
public interface Operation {
    /** {@return its id, a UUID} */
    String operationId();

    /** {@return what it does} */
    OperationType operationType();

    /** {@return how far it came} */
    OperationStatus operationStatus();

    /** {@return what the service has to say about it; absent while all is well} */
    Optional<String> message();

    /** {@return its result; absent while it runs} */
    Optional<OperationMetadata> metadata();

    /** {@return when it was started} */
    @UnixSeconds
    Instant createdAtTimestamp();

    /** {@return when its status last changed} */
    @UnixSeconds
    Instant updatedAtTimestamp();

    /** {@return whether it has ended, well or not; a status that this library does not know is none of an end} */
    default boolean isFinished() {
        OperationStatus status = operationStatus();
        return status.equals(OperationStatus.COMPLETED)
                || status.equals(OperationStatus.COMPLETED_WITH_WARNING)
                || status.equals(OperationStatus.FAILED);
    }
}
