package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.CurrencyCode;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Sets the block of a native balance, and the currency of prices. */
@Value.Built
public abstract class NativeBalanceFilter {
    NativeBalanceFilter() {}

    abstract OptionalLong blockNumber();

    abstract Optional<CurrencyCode> currency();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if the block number is negative
     */
    static NativeBalanceFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableNativeBalanceFilter.builder(),
                settings,
                ImmutableNativeBalanceFilter.Builder::build,
                NativeBalanceFilter::check);
    }

    void check() {
        RequestChecks.block("blockNumber", blockNumber());
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
         * Sets the currency of prices.
         *
         * @param code a listed currency, or an {@linkplain CurrencyCode#unlisted unlisted} one;
         *     US dollars if never set
         */
        Builder currency(CurrencyCode code);
    }
}
