package io.github.avalanche4j.data.metrics;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.metrics.icm.IcmGroup;
import io.github.avalanche4j.data.metrics.icm.IcmSettings;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters and groups counts of interchain messages. */
@Value.Built
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
    static IcmSummaryFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableIcmSummaryFilter.builder(),
                settings,
                ImmutableIcmSummaryFilter.Builder::build,
                IcmSummaryFilter::check);
    }

    void check() {
        srcBlockchainId().ifPresent(chain -> RequestChecks.id("srcBlockchainId", chain));
        destBlockchainId().ifPresent(chain -> RequestChecks.id("destBlockchainId", chain));
        RequestChecks.hosted(network());
    }

    /** Sets the criteria. */
    public interface Builder extends IcmSettings<Builder> {}
}
