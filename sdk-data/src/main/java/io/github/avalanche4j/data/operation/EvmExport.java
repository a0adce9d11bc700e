package io.github.avalanche4j.data.operation;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/** A request to export transactions of EVM chains. */
public final class EvmExport {
    private final Map<String, Object> body;

    private EvmExport(Map<String, Object> body) {
        this.body = body;
    }

    /**
     * {@return the export that a lambda describes}
     *
     * @throws InvalidRequestException if no address or no chain is named, an address is malformed, or the last day is
     *     before the first
     */
    static EvmExport of(Consumer<? super Builder> settings) {
        Builder builder = new Builder();
        Objects.requireNonNull(settings, "export").accept(builder);
        return new EvmExport(builder.body());
    }

    Map<String, Object> body() {
        return body;
    }

    /** Builds the request. */
    public static final class Builder {
        private final List<EvmAddress> addresses = new ArrayList<>();
        private final List<String> includeChains = new ArrayList<>();
        private final ExportDays days = new ExportDays();

        private Builder() {}

        /**
         * Adds addresses whose transactions to export. At least one is required.
         *
         * @param wanted wallets or contracts
         */
        public Builder addAddresses(EvmAddress... wanted) {
            return addAllAddresses(List.of(wanted));
        }

        /** As {@link #addAddresses}, from a collection. */
        public Builder addAllAddresses(Iterable<? extends EvmAddress> wanted) {
            wanted.forEach(one -> this.addresses.add(RequestChecks.evmAddress("addresses", one)));
            return this;
        }

        /**
         * Adds chains whose transactions to export. At least one is required.
         *
         * @param chains EVM chain ids
         */
        public Builder addIncludeChains(String... chains) {
            return addAllIncludeChains(List.of(chains));
        }

        /** As {@link #addIncludeChains}, from a collection. */
        public Builder addAllIncludeChains(Iterable<? extends String> chains) {
            chains.forEach(one -> this.includeChains.add(Require.notBlank("includeChains", one)));
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
            Map<String, Object> options = new LinkedHashMap<>();
            options.put("addresses", ExportDays.some("addresses", addresses));
            options.put("includeChains", ExportDays.some("includeChains", includeChains));
            return days.body(OperationType.EXPORT_EVM, options);
        }
    }
}
