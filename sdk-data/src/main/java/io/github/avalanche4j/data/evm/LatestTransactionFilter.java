package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.transaction.TransactionStatus;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters the latest transactions. */
@Value.Built
public abstract class LatestTransactionFilter {
    LatestTransactionFilter() {}

    abstract Optional<Network> network();

    abstract Optional<TransactionStatus> status();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if the network is neither {@link Network#MAINNET} nor {@link Network#FUJI}
     */
    static LatestTransactionFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableLatestTransactionFilter.builder(),
                settings,
                ImmutableLatestTransactionFilter.Builder::build,
                LatestTransactionFilter::check);
    }

    void check() {
        RequestChecks.hosted(network());
    }

    /** Sets the criteria. */
    public interface Builder {
        /**
         * Keeps only the chains of one network.
         *
         * @param name {@link Network#MAINNET} or {@link Network#FUJI}
         */
        Builder network(Network name);

        /** Keeps only transactions with this status. */
        Builder status(TransactionStatus ended);
    }
}
