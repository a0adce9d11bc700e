package io.github.avalanche4j.data.network;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
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

/**
 * Filters transactions of a chain of the primary network.
 * Kinds and times require addresses or an L1 validation.
 */
@Value.Built
public abstract class PrimaryTransactionFilter {
    PrimaryTransactionFilter() {}

    @CommaSeparated
    abstract List<Bech32Address> addresses();

    /** The C-Chain's transactions are found by EVM addresses or by X- or P-Chain addresses. */
    @WireName("addresses")
    @CommaSeparated
    abstract List<EvmAddress> evmAddresses();

    abstract Optional<Id> l1ValidationId();

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
     * @throws InvalidRequestException if an id or address is malformed or not of the network, addresses of both forms
     *     are named, a time is before 1970, or the start is after the end
     */
    static PrimaryTransactionFilter of(Consumer<? super Builder> settings, Network network) {
        PrimaryTransactionFilter built = RequestBuilding.filter(
                ImmutablePrimaryTransactionFilter.builder(),
                settings,
                ImmutablePrimaryTransactionFilter.Builder::build,
                PrimaryTransactionFilter::check);
        RequestChecks.addresses("addresses", built.addresses(), network);
        return built;
    }

    void check() {
        if (!addresses().isEmpty() && !evmAddresses().isEmpty()) {
            throw new InvalidRequestException(
                    "addresses", evmAddresses().toString(), "all EVM addresses or all X- or P-Chain addresses");
        }
        evmAddresses().forEach(each -> RequestChecks.evmAddress("addresses", each));
        l1ValidationId().ifPresent(id -> RequestChecks.id("l1ValidationId", id));
        RequestChecks.times(startTimestamp(), endTimestamp());
    }

    /** Sets the criteria. */
    public interface Builder
            extends TimeSettings<Builder>, SortSettings<Builder>, AddressSettings<Builder>, TxTypeSettings<Builder> {
        /**
         * Keeps only the imports and exports of these addresses of the C-Chain. Repeated calls
         * add addresses. They cannot be combined with addresses of the X- and P-Chain.
         */
        Builder addEvmAddresses(EvmAddress... addresses);

        /** As {@link #addEvmAddresses}, from a collection. */
        Builder addAllEvmAddresses(Iterable<? extends EvmAddress> addresses);

        /** Keeps only the P-Chain transactions of one L1 validation. */
        Builder l1ValidationId(Id validation);
    }
}
