package io.github.avalanche4j.data.validator;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.internal.wire.Seconds;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.model.SortSettings;
import io.github.avalanche4j.data.primary.NodeSettings;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.immutables.value.Value;

/** Which validators are wanted, and in which order. */
@Value.Immutable(copy = false)
public abstract class ValidatorFilter {
    ValidatorFilter() {}

    @CommaSeparated
    abstract List<NodeId> nodeIds();

    abstract Optional<ValidatorSortBy> sortBy();

    abstract Optional<SortOrder> sortOrder();

    abstract Optional<ValidationStatus> validationStatus();

    abstract OptionalLong minDelegationCapacity();

    abstract OptionalLong maxDelegationCapacity();

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
     * @throws InvalidRequestException if an id is malformed, a number is out of its range, or a least one is above
     *     the most
     */
    public static ValidatorFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.build(
                "filter", ImmutableValidatorFilter.builder(), settings, ImmutableValidatorFilter.Builder::build);
    }

    @Value.Check
    void check() {
        RequestChecks.nodes("nodeIds", nodeIds());
        subnetId().ifPresent(id -> RequestChecks.id("subnetId", id));
        Ranges.amounts("DelegationCapacity", minDelegationCapacity(), maxDelegationCapacity());
        Ranges.times("TimeRemaining", minTimeRemaining(), maxTimeRemaining());
        Ranges.percents("FeePercentage", 2, minFeePercentage(), maxFeePercentage());
        Ranges.percents("UptimePerformance", 0, minUptimePerformance(), maxUptimePerformance());
    }

    /** Sets what is wanted. */
    public interface Builder extends SortSettings<Builder>, NodeSettings<Builder> {
        /** Sets what they are sorted by. */
        Builder sortBy(ValidatorSortBy property);

        /**
         * Keeps only those with this status.
         *
         * @param status the status
         */
        Builder validationStatus(ValidationStatus status);

        /**
         * Wants those to which as much can be delegated at least.
         *
         * @param amount 0 or more, in nAVAX
         */
        Builder minDelegationCapacity(long amount);

        /**
         * Wants those to which as much can be delegated at most.
         *
         * @param amount 0 or more, in nAVAX
         */
        Builder maxDelegationCapacity(long amount);

        /**
         * Wants those that validate as long at least.
         *
         * @param time from 0 to 2147483647 s
         */
        Builder minTimeRemaining(Duration time);

        /**
         * Wants those that validate as long at most.
         *
         * @param time from 0 to 2147483647 s
         */
        Builder maxTimeRemaining(Duration time);

        /**
         * Wants those whose part of their delegations' rewards is as large at least, which none on permissioned
         * subnets has.
         *
         * @param percent from 2 to 100
         */
        Builder minFeePercentage(BigDecimal percent);

        /**
         * Wants those whose part of their delegations' rewards is as large at most, which none on permissioned
         * subnets has.
         *
         * @param percent from 2 to 100
         */
        Builder maxFeePercentage(BigDecimal percent);

        /**
         * Wants those that were up for as long at least; the service takes 90 if this is never set.
         *
         * @param percent from 0 to 100
         */
        Builder minUptimePerformance(BigDecimal percent);

        /**
         * Wants those that were up for as long at most.
         *
         * @param percent from 0 to 100
         */
        Builder maxUptimePerformance(BigDecimal percent);

        /** Wants those of one subnet, such as the primary network. */
        Builder subnetId(Id subnet);
    }
}
