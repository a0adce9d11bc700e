package io.github.avalanche4j.data.metrics.icm;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.util.Optional;
import java.util.function.Consumer;
import org.immutables.value.Value;

/** Filters and groups counts of interchain messages. */
@Value.Immutable(copy = false)
public abstract class IcmSummaryFilter {
    IcmSummaryFilter() {}

    abstract Optional<Id> srcBlockchainId();

    abstract Optional<Id> destBlockchainId();

    abstract Optional<IcmGroup> groupBy();

    abstract Optional<Network> network();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a chain is malformed, or the network is neither {@link Network#MAINNET} nor
     *     {@link Network#FUJI}
     */
    public static IcmSummaryFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableIcmSummaryFilter.builder(), settings, ImmutableIcmSummaryFilter.Builder::build);
    }

    @Value.Check
    void check() {
        srcBlockchainId().ifPresent(chain -> RequestChecks.id("srcBlockchainId", chain));
        destBlockchainId().ifPresent(chain -> RequestChecks.id("destBlockchainId", chain));
        RequestChecks.hosted(network());
    }

    /** Sets the criteria. */
    public interface Builder {
        /**
         * Keeps only messages from one chain.
         *
         * @param chain its blockchain id
         */
        Builder srcBlockchainId(Id chain);

        /**
         * Keeps only messages to one chain.
         *
         * @param chain its blockchain id
         */
        Builder destBlockchainId(Id chain);

        /**
         * Groups the counts.
         *
         * @param group the grouping; by default all messages are counted together
         */
        Builder groupBy(IcmGroup group);

        /**
         * Keeps only messages of one network.
         *
         * @param network {@link Network#MAINNET} or {@link Network#FUJI}
         */
        Builder network(Network network);
    }
}
