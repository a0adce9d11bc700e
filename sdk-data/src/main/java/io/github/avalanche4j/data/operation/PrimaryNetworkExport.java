package io.github.avalanche4j.data.operation;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** A request to export transactions of the primary network. */
public final class PrimaryNetworkExport {
    private final Map<String, Object> body;

    private PrimaryNetworkExport(Map<String, Object> body) {
        this.body = body;
    }

    /**
     * {@return the export that a lambda describes}
     *
     * @throws InvalidRequestException if no address or no chain is named, an address is malformed, the type is not an
     *     export of the primary network, or the last day is before the first
     */
    static PrimaryNetworkExport of(Consumer<? super Builder> settings) {
        Builder builder = new Builder();
        Objects.requireNonNull(settings, "export").accept(builder);
        return new PrimaryNetworkExport(builder.body());
    }

    Map<String, Object> body() {
        return body;
    }

    /** Builds the request. */
    public static final class Builder {
        private final List<Bech32Address> addresses = new ArrayList<>();
        private final List<EvmAddress> cChainEvmAddresses = new ArrayList<>();
        private final List<PrimaryNetworkChain> includeChains = new ArrayList<>();
        private OperationType type = OperationType.EXPORT_PRIMARY_NETWORK;
        private final ExportDays days = new ExportDays();

        private Builder() {}

        /**
         * Sets the kind of export.
         *
         * @param kind an export of the primary network; by default {@link OperationType#EXPORT_PRIMARY_NETWORK}
         */
        public Builder type(OperationType kind) {
            type = Objects.requireNonNull(kind, "type");
            return this;
        }

        /**
         * Adds addresses whose transactions to export. At least one of these or of the C-Chain is required.
         *
         * @param wanted P- or X-Chain addresses
         */
        public Builder addAddresses(Bech32Address... wanted) {
            return addAllAddresses(List.of(wanted));
        }

        /** As {@link #addAddresses}, from a collection. */
        public Builder addAllAddresses(Iterable<? extends Bech32Address> wanted) {
            wanted.forEach(one -> this.addresses.add(ExportDays.address(one)));
            return this;
        }

        /** Adds C-Chain addresses whose transactions to export. */
        public Builder addCChainEvmAddresses(EvmAddress... wanted) {
            return addAllCChainEvmAddresses(List.of(wanted));
        }

        /** As {@link #addCChainEvmAddresses}, from a collection. */
        public Builder addAllCChainEvmAddresses(Iterable<? extends EvmAddress> wanted) {
            wanted.forEach(one -> this.cChainEvmAddresses.add(RequestChecks.evmAddress("cChainEvmAddresses", one)));
            return this;
        }

        /** Adds chains whose transactions to export. At least one is required. */
        public Builder addIncludeChains(PrimaryNetworkChain... chains) {
            return addAllIncludeChains(List.of(chains));
        }

        /** As {@link #addIncludeChains}, from a collection. */
        public Builder addAllIncludeChains(Iterable<? extends PrimaryNetworkChain> chains) {
            chains.forEach(one -> this.includeChains.add(Objects.requireNonNull(one, "includeChains")));
            return this;
        }

        /**
         * Sets the first day; by default the service decides.
         *
         * @param day a day in UTC
         */
        public Builder firstDate(LocalDate day) {
            days.first = day;
            return this;
        }

        /**
         * Sets the last day, inclusive; by default the service decides.
         *
         * @param day a day in UTC, not before the first
         */
        public Builder lastDate(LocalDate day) {
            days.last = day;
            return this;
        }

        private Map<String, Object> body() {
            if (type.isKnown() && type.equals(OperationType.EXPORT_EVM)) {
                throw new InvalidRequestException("type", type.value(), "an export of the primary network");
            }
            Map<String, Object> options = new LinkedHashMap<>();
            if (cChainEvmAddresses.isEmpty() || !addresses.isEmpty()) {
                options.put("addresses", ExportDays.some("addresses", addresses));
            }
            if (!cChainEvmAddresses.isEmpty()) {
                options.put("cChainEvmAddresses", cChainEvmAddresses);
            }
            options.put("includeChains", ExportDays.some("includeChains", includeChains));
            return days.body(type, options);
        }
    }
}
