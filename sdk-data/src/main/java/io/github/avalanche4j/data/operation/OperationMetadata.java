package io.github.avalanche4j.data.operation;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.Optional;

/** The result of an export. */
@Value
public interface OperationMetadata {
    /** {@return the reason of a failure or warning; absent if there is none} */
    Optional<OperationCode> code();

    /** {@return the address of the file; absent unless the job has completed, with a warning or without} */
    Optional<String> downloadUrl();

    /** {@return the first day of the next export, as {@code YYYY-MM-DD}; absent if the file is complete} */
    Optional<String> nextDate();
}
