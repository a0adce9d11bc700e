package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.CommaSeparated;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.CurrencyCode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Filters balances of fungible tokens, as of a block, and sets the currency of prices. */
@Value.Built
public abstract class Erc20BalanceFilter {
    Erc20BalanceFilter() {}

    abstract OptionalLong blockNumber();

    @CommaSeparated
    abstract List<EvmAddress> contractAddresses();

    abstract Optional<Boolean> filterSpamTokens();

    abstract Optional<CurrencyCode> currency();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if the block number is negative, or an address malformed
     */
    static Erc20BalanceFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableErc20BalanceFilter.builder(),
                settings,
                ImmutableErc20BalanceFilter.Builder::build,
                Erc20BalanceFilter::check);
    }

    void check() {
        RequestChecks.block("blockNumber", blockNumber());
        contractAddresses().forEach(contract -> RequestChecks.evmAddress("contractAddresses", contract));
    }

    /** Sets the criteria. */
    public interface Builder {
        /**
         * Sets the block as of which balances are returned.
         *
         * @param block 0 or more; by default the latest block
         */
        Builder blockNumber(long block);

        /**
         * Keeps only these tokens. Repeated calls add tokens.
         *
         * @param contracts the tokens' contracts; sent as one text with commas between
         */
        Builder addContractAddresses(EvmAddress... contracts);

        /** As {@link #addContractAddresses}, from a collection. */
        Builder addAllContractAddresses(Iterable<? extends EvmAddress> contracts);

        /**
         * Sets whether tokens that the service considers spam are left out.
         *
         * @param leaveOut true by default
         */
        Builder filterSpamTokens(Boolean leaveOut);

        /**
         * Sets the currency of prices.
         *
         * @param code a listed currency, or an {@linkplain CurrencyCode#unlisted unlisted} one;
         *     by default US dollars
         */
        Builder currency(CurrencyCode code);
    }
}
