package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.data.model.SortSettings;
import io.github.avalanche4j.data.validator.ValidationStatus;

/** Filters the validations of a node. */
@Settings
public interface ValidationFilter extends SortSettings<ValidationFilter> {
    /** Keeps only those with this status. */
    ValidationFilter validationStatus(ValidationStatus status);
}
