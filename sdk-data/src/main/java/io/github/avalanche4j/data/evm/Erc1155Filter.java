package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Filters balances of collectibles by contract, as of a block. */
@Value.Built
public abstract class Erc1155Filter {
    Erc1155Filter() {}

    abstract OptionalLong blockNumber();

    abstract Optional<EvmAddress> contractAddress();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if the block number is negative, or the address malformed
     */
    static Erc1155Filter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableErc1155Filter.builder(),
                settings,
                ImmutableErc1155Filter.Builder::build,
                Erc1155Filter::check);
    }

    void check() {
        RequestChecks.block("blockNumber", blockNumber());
        contractAddress().ifPresent(contract -> RequestChecks.evmAddress("contractAddress", contract));
    }

    /** Sets the criteria. */
    public interface Builder {
        /**
         * Sets the block as of which balances are returned.
         *
         * @param block 0 or more
         */
        Builder blockNumber(long block);

        /** Keeps only one contract. */
        Builder contractAddress(EvmAddress contract);
    }
}
