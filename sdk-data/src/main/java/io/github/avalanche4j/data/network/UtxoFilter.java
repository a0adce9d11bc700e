package io.github.avalanche4j.data.network;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.model.SortSettings;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Filters outputs on a chain of the primary network. */
@Value.Built
public abstract class UtxoFilter {
    UtxoFilter() {}

    @CommaSeparated
    abstract List<Bech32Address> addresses();

    abstract Optional<Id> assetId();

    abstract OptionalLong minUtxoAmount();

    abstract Optional<Boolean> includeSpent();

    abstract Optional<UtxoSortBy> sortBy();

    abstract Optional<SortOrder> sortOrder();

    /**
     * {@return the filter that a lambda describes}
     *
     * @param network the network whose addresses it may name
     * @throws InvalidRequestException if there is no address, or one is not of the network, the asset's id is
     *     malformed, or the amount is negative
     */
    static UtxoFilter of(Consumer<? super Builder> settings, Network network) {
        return of(settings, network, "PX");
    }

    /** As {@link #of(Consumer, Network)}, with addresses without a prefix or with an allowed one. */
    static UtxoFilter of(Consumer<? super Builder> settings, Network network, String letters) {
        UtxoFilter built = RequestBuilding.filter(
                ImmutableUtxoFilter.builder(), settings, ImmutableUtxoFilter.Builder::build, UtxoFilter::check);
        RequestChecks.someAddress(built.addresses());
        built.addresses().forEach(address -> RequestChecks.address("addresses", address, network, letters));
        return built;
    }

    /** The addresses in the form of the request body. */
    Map<String, String> body() {
        return Map.of(
                "addresses", addresses().stream().map(Bech32Address::toString).collect(Collectors.joining(",")));
    }

    /** This filter without the addresses, for requests that send them in the body. */
    UtxoFilter withoutAddresses() {
        ImmutableUtxoFilter.Builder rest = ImmutableUtxoFilter.builder();
        assetId().ifPresent(rest::assetId);
        minUtxoAmount().ifPresent(rest::minUtxoAmount);
        includeSpent().ifPresent(rest::includeSpent);
        sortBy().ifPresent(rest::sortBy);
        sortOrder().ifPresent(rest::sortOrder);
        return rest.build();
    }

    void check() {
        assetId().ifPresent(id -> RequestChecks.id("assetId", id));
        minUtxoAmount().ifPresent(amount -> Require.atLeast(0, "minUtxoAmount", amount));
    }

    /** Sets the criteria. */
    public interface Builder extends SortSettings<Builder> {
        /**
         * Keeps only outputs that these addresses may spend. At least one is required. Repeated calls add addresses.
         *
         * @param addresses X- or P-Chain addresses of the network, with or without the chain's prefix
         */
        Builder addAddresses(Bech32Address... addresses);

        /** As {@link #addAddresses}, from a collection. */
        Builder addAllAddresses(Iterable<? extends Bech32Address> addresses);

        /** Keeps only one asset; only the X-Chain has assets other than AVAX. */
        Builder assetId(Id asset);

        /**
         * Keeps only outputs with at least this amount.
         *
         * @param amount 0 or more, in the asset's smallest unit; for AVAX that is nAVAX
         */
        Builder minUtxoAmount(long amount);

        /** Includes spent outputs. */
        Builder includeSpent(Boolean include);

        /** Sets the sort key. */
        Builder sortBy(UtxoSortBy property);
    }
}
