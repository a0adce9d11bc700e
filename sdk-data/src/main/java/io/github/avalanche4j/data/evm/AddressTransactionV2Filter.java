package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.BlockSettings;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.model.SortSettings;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Filters the transactions of an address, and sets their order. */
@Value.Built
public abstract class AddressTransactionV2Filter {
    AddressTransactionV2Filter() {}

    abstract OptionalLong startBlock();

    abstract OptionalLong endBlock();

    abstract Optional<Boolean> filterSpamTokens();

    abstract Optional<SortOrder> sortOrder();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a block number is negative, or the start is after the end
     */
    static AddressTransactionV2Filter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableAddressTransactionV2Filter.builder(),
                settings,
                ImmutableAddressTransactionV2Filter.Builder::build,
                AddressTransactionV2Filter::check);
    }

    void check() {
        RequestChecks.blocks(startBlock(), endBlock());
    }

    /** Sets the criteria. */
    public interface Builder extends BlockSettings<Builder>, SortSettings<Builder> {
        /**
         * Sets whether transfers of tokens that the service considers spam are left out.
         *
         * @param leaveOut the service does not document its default
         */
        Builder filterSpamTokens(Boolean leaveOut);
    }
}
