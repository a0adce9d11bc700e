package io.github.avalanche4j.data.network;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.model.SortSettings;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters the periods of an auto-renewed stake. */
@Value.Built
public abstract class CycleFilter {
    CycleFilter() {}

    abstract Optional<Id> txHash();

    abstract Optional<SortOrder> sortOrder();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if the id is malformed
     */
    static CycleFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableCycleFilter.builder(), settings, ImmutableCycleFilter.Builder::build, CycleFilter::check);
    }

    void check() {
        txHash().ifPresent(id -> RequestChecks.id("txHash", id));
    }

    /** Sets the criteria. */
    public interface Builder extends SortSettings<Builder> {
        /**
         * Keeps only the periods of one stake.
         *
         * @param stake the transaction that staked
         */
        Builder txHash(Id stake);
    }
}
