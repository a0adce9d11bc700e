package io.github.avalanche4j.data.network;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.internal.wire.Seconds;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.model.SortSettings;
import io.github.avalanche4j.data.primary.NodeSettings;
import io.github.avalanche4j.data.validator.ValidationStatus;
import io.github.avalanche4j.data.validator.ValidatorSortBy;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters validators, and sets their order. */
@Value.Built
public abstract class ValidatorFilter {
    ValidatorFilter() {}

    @CommaSeparated
    abstract List<NodeId> nodeIds();

    abstract Optional<ValidatorSortBy> sortBy();

    abstract Optional<SortOrder> sortOrder();

    abstract Optional<ValidationStatus> validationStatus();

    abstract Optional<NAvax> minDelegationCapacity();

    abstract Optional<NAvax> maxDelegationCapacity();

    @Seconds
    abstract Optional<Duration> minTimeRemaining();

    @Seconds
    abstract Optional<Duration> maxTimeRemaining();

    abstract Optional<BigDecimal> minFeePercentage();

    abstract Optional<BigDecimal> maxFeePercentage();

    abstract Optional<BigDecimal> minUptimePerformance();

    abstract Optional<BigDecimal> maxUptimePerformance();

    abstract Optional<Id> subnetId();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if an id is malformed, a number is out of its range, or a minimum is above
     *     its maximum
     */
    static ValidatorFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableValidatorFilter.builder(),
                settings,
                ImmutableValidatorFilter.Builder::build,
                ValidatorFilter::check);
    }

    void check() {
        RequestChecks.nodes("nodeIds", nodeIds());
        subnetId().ifPresent(id -> RequestChecks.id("subnetId", id));
        Ranges.ordered("DelegationCapacity", minDelegationCapacity(), maxDelegationCapacity());
        Ranges.times("TimeRemaining", minTimeRemaining(), maxTimeRemaining());
        Ranges.percents("FeePercentage", 2, minFeePercentage(), maxFeePercentage());
        Ranges.percents("UptimePerformance", 0, minUptimePerformance(), maxUptimePerformance());
    }

    /** Sets the criteria. */
    public interface Builder extends SortSettings<Builder>, NodeSettings<Builder> {
        /** Sets the sort key. */
        Builder sortBy(ValidatorSortBy property);

        /** Keeps only those with this status. */
        Builder validationStatus(ValidationStatus status);

        /**
         * Sets the minimum delegation capacity.
         *
         * @param amount the capacity
         */
        Builder minDelegationCapacity(NAvax amount);

        /**
         * Sets the maximum delegation capacity.
         *
         * @param amount the capacity
         */
        Builder maxDelegationCapacity(NAvax amount);

        /**
         * Sets the minimum remaining time of validation.
         *
         * @param time from 0 to 2147483647 s
         */
        Builder minTimeRemaining(Duration time);

        /**
         * Sets the maximum remaining time of validation.
         *
         * @param time from 0 to 2147483647 s
         */
        Builder maxTimeRemaining(Duration time);

        /**
         * Sets the minimum delegation fee; this
         * excludes permissioned subnets.
         *
         * @param percent from 2 to 100
         */
        Builder minFeePercentage(BigDecimal percent);

        /**
         * Sets the maximum delegation fee; this
         * excludes permissioned subnets.
         *
         * @param percent from 2 to 100
         */
        Builder maxFeePercentage(BigDecimal percent);

        /**
         * Sets the minimum uptime; the service's default is 90.
         *
         * @param percent from 0 to 100
         */
        Builder minUptimePerformance(BigDecimal percent);

        /**
         * Sets the maximum uptime.
         *
         * @param percent from 0 to 100
         */
        Builder maxUptimePerformance(BigDecimal percent);

        /** Keeps only validators of one subnet, such as the primary network. */
        Builder subnetId(Id subnet);
    }
}
