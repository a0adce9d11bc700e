package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters chains. */
@Value.Built
public abstract class ChainFilter {
    ChainFilter() {}

    abstract Optional<Network> network();

    abstract Optional<ApiFeature> feature();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if the network is neither {@link Network#MAINNET} nor {@link Network#FUJI}
     */
    static ChainFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableChainFilter.builder(), settings, ImmutableChainFilter.Builder::build, ChainFilter::check);
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

        /** Keeps only chains with a feature. */
        Builder feature(ApiFeature offered);
    }
}
