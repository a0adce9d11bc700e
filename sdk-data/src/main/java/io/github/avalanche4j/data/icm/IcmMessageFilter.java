package io.github.avalanche4j.data.icm;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters messages. */
@Value.Built
public abstract class IcmMessageFilter {
    IcmMessageFilter() {}

    abstract Optional<String> sourceBlockchainId();

    abstract Optional<String> destinationBlockchainId();

    abstract Optional<String> blockchainId();

    abstract Optional<EvmAddress> from();

    abstract Optional<EvmAddress> to();

    abstract Optional<Network> network();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a chain is blank, an address malformed, or the network neither of the two
     */
    static IcmMessageFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableIcmMessageFilter.builder(),
                settings,
                ImmutableIcmMessageFilter.Builder::build,
                IcmMessageFilter::check);
    }

    void check() {
        sourceBlockchainId().ifPresent(chain -> Require.notBlank("sourceBlockchainId", chain));
        destinationBlockchainId().ifPresent(chain -> Require.notBlank("destinationBlockchainId", chain));
        blockchainId().ifPresent(chain -> Require.notBlank("blockchainId", chain));
        from().ifPresent(sender -> RequestChecks.evmAddress("from", sender));
        to().ifPresent(receiver -> RequestChecks.evmAddress("to", receiver));
        RequestChecks.hosted(network());
    }

    /** Sets the criteria. */
    public interface Builder {
        /**
         * Keeps only messages from one chain.
         *
         * @param chain its blockchain id, or its EVM chain id
         */
        Builder sourceBlockchainId(String chain);

        /**
         * Keeps only messages to one chain.
         *
         * @param chain its blockchain id, or its EVM chain id
         */
        Builder destinationBlockchainId(String chain);

        /**
         * Keeps only messages from or to one chain.
         *
         * @param chain its blockchain id
         */
        Builder blockchainId(String chain);

        /** Keeps only messages of one sender. */
        Builder from(EvmAddress sender);

        /** Keeps only messages to one receiver. */
        Builder to(EvmAddress receiver);

        /**
         * Keeps only messages of one network.
         *
         * @param name {@link Network#MAINNET} or {@link Network#FUJI}
         */
        Builder network(Network name);
    }
}
