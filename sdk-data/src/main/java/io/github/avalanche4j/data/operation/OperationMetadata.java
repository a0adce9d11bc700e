package io.github.avalanche4j.data.operation;

import java.util.Optional;
import org.immutables.value.Value;

/** The result of an export. */
@Value.Immutable
public interface OperationMetadata {
    /** {@return what went wrong; absent if nothing did} */
    Optional<OperationCode> code();

    /** {@return where the file is; absent unless the job has completed, with a warning or without} */
    Optional<String> downloadUrl();

    /**
     * {@return the first day that the file no longer holds, as {@code YYYY-MM-DD}: the first day of the next export;
     * absent if the file holds all}
     */
    Optional<String> nextDate();
}
