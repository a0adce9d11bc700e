package io.github.avalanche4j.data.network;

import io.github.avalanche4j.codegen.Value;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.data.internal.RequestBuilding;
import io.github.avalanche4j.data.internal.RequestChecks;
import io.github.avalanche4j.data.model.TimeSettings;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import io.github.avalanche4j.data.primary.TxTypeSettings;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Filters the transactions of an asset. */
@Value.Built
public abstract class AssetTransactionFilter {
    AssetTransactionFilter() {}

    abstract List<PrimaryNetworkTxType> txTypes();

    @UnixSeconds
    abstract Optional<Instant> startTimestamp();

    @UnixSeconds
    abstract Optional<Instant> endTimestamp();

    /**
     * {@return the filter that a lambda describes}
     *
     * @throws InvalidRequestException if a time is before 1970, or the start is after the end
     */
    static AssetTransactionFilter of(Consumer<? super Builder> settings) {
        return RequestBuilding.filter(
                ImmutableAssetTransactionFilter.builder(),
                settings,
                ImmutableAssetTransactionFilter.Builder::build,
                AssetTransactionFilter::check);
    }

    void check() {
        RequestChecks.times(startTimestamp(), endTimestamp());
    }

    /** Sets the criteria. */
    public interface Builder extends TimeSettings<Builder>, TxTypeSettings<Builder> {}
}
