package io.github.avalanche4j.data.network;

import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.avalanche4j.core.internal.json.UnixSeconds;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** Which transactions of an asset are wanted. */
@Value.Immutable
@JsonSerialize(as = ImmutableAssetTransactionFilter.class)
public interface AssetTransactionFilter {
    /** {@return the kinds wanted; empty for all} */
    List<PrimaryNetworkTxType> txTypes();

    /** {@return the time after which items are wanted; absent for no limit} */
    @UnixSeconds.Maybe
    Optional<Instant> startTimestamp();

    /** {@return the time before which items are wanted; absent for no limit} */
    @UnixSeconds.Maybe
    Optional<Instant> endTimestamp();

    /** Sets what is wanted. */
    interface Builder {
        /**
         * Wants these kinds; several calls add up.
         *
         * @param types the kinds
         * @return this
         */
        Builder addTxTypes(PrimaryNetworkTxType... types);

        /**
         * Wants these kinds; several calls add up.
         *
         * @param types the kinds
         * @return this
         */
        Builder addAllTxTypes(Iterable<? extends PrimaryNetworkTxType> types);

        /**
         * Sets the time after which items are wanted.
         *
         * @param time 1970 or later; sent in whole seconds
         * @return this
         */
        Builder startTimestamp(Instant time);

        /**
         * Sets the time before which items are wanted.
         *
         * @param time not before the start; sent in whole seconds
         * @return this
         */
        Builder endTimestamp(Instant time);
    }
}
