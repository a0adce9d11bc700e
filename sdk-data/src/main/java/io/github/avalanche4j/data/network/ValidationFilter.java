package io.github.avalanche4j.data.network;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.model.SortSettings;
import io.github.avalanche4j.data.validator.ValidationStatus;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters the validations of a node. */
@Value.Built
public abstract class ValidationFilter {
    ValidationFilter() {}

    abstract Optional<ValidationStatus> validationStatus();

    abstract Optional<SortOrder> sortOrder();

    /** {@return the filter that a lambda describes} */
    static ValidationFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableValidationFilter.builder(), settings, ImmutableValidationFilter.Builder::build, filter -> {});
    }

    /** Sets the criteria. */
    public interface Builder extends SortSettings<Builder> {
        /** Keeps only those with this status. */
        Builder validationStatus(ValidationStatus status);
    }
}
