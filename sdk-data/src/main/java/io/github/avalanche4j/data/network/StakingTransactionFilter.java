package io.github.avalanche4j.data.network;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.model.SortSettings;
import io.github.avalanche4j.data.model.TimeSettings;
import io.github.avalanche4j.data.primary.AddressSettings;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import io.github.avalanche4j.data.primary.TxTypeSettings;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters active stakes. */
@Value.Built
public abstract class StakingTransactionFilter {
    StakingTransactionFilter() {}

    @CommaSeparated
    abstract List<Bech32Address> addresses();

    abstract List<PrimaryNetworkTxType> txTypes();

    @UnixSeconds
    abstract Optional<Instant> startTimestamp();

    @UnixSeconds
    abstract Optional<Instant> endTimestamp();

    abstract Optional<SortOrder> sortOrder();

    /**
     * {@return the filter that a lambda describes}
     *
     * @param network the network whose addresses it may name
     * @throws InvalidRequestException if an address is not one of the network, a time is before 1970, or the start is
     *     after the end
     */
    static StakingTransactionFilter of(Consumer<? super Builder> settings, Network network) {
        StakingTransactionFilter built = RequestBuilding.filter(
                ImmutableStakingTransactionFilter.builder(),
                settings,
                ImmutableStakingTransactionFilter.Builder::build,
                StakingTransactionFilter::check);
        RequestChecks.addresses("addresses", built.addresses(), network);
        return built;
    }

    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
    }

    /** Sets the criteria. */
    public interface Builder
            extends TimeSettings<Builder>, SortSettings<Builder>, AddressSettings<Builder>, TxTypeSettings<Builder> {}
}
