package io.github.avalanche4j.data.xchain;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.primary.AssetAmount;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A transaction on the X-Chain. One from before the Cortina upgrade has {@link #vertices}, one from after it {@link
 * #blockHeight} and {@link #blockHash}.
 */
@Value
public interface XChainTransaction {
    /** {@return the transaction's id} */
    Id txHash();

    /** {@return the form of the chain when it accepted the transaction} */
    ChainFormat chainFormat();

    /** {@return when it was accepted} */
    @UnixSeconds
    Instant timestamp();

    /** {@return its kind} */
    PrimaryNetworkTxType txType();

    /** {@return the note that its sender added} */
    Optional<Bytes> memo();

    /** {@return the outputs that it spent} */
    List<UtxoDetails> consumedUtxos();

    /** {@return the outputs that it created} */
    List<UtxoDetails> emittedUtxos();

    /** {@return what its inputs held, by asset} */
    List<AssetAmount> amountUnlocked();

    /** {@return what its outputs hold, by asset} */
    List<AssetAmount> amountCreated();

    /** {@return the chain that its inputs came from; only of imports and exports} */
    Optional<Id> sourceChain();

    /** {@return the chain that its outputs went to; only of imports and exports} */
    Optional<Id> destinationChain();

    /** {@return the asset that it created; absent for most} */
    Optional<XChainAsset> assetCreated();

    /** {@return the vertices that held it; empty in the linear form} */
    List<Vertex> vertices();

    /** {@return the height of its block; only in the linear form} */
    Optional<UInt64> blockHeight();

    /** {@return the id of its block; only in the linear form} */
    Optional<Id> blockHash();
}
