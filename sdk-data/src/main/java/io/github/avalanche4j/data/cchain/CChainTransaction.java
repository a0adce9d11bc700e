package io.github.avalanche4j.data.cchain;

import io.github.avalanche4j.core.internal.wire.UnixSeconds;
import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.primary.AssetAmount;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import io.github.avalanche4j.data.xchain.UtxoDetails;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An import or export of the C-Chain. An export has {@link #evmInputs} and {@link #emittedUtxos}, an import {@link
 * #consumedUtxos} and {@link #evmOutputs}.
 */
@Value
public interface CChainTransaction {
    /** {@return the transaction's id} */
    Id txHash();

    /** {@return the height of its block} */
    UInt64 blockHeight();

    /** {@return the hash of its block, as the service writes it} */
    Optional<String> blockHash();

    /** {@return when it was accepted} */
    @UnixSeconds
    Instant timestamp();

    /** {@return whether it imports or exports} */
    PrimaryNetworkTxType txType();

    /** {@return the memo} */
    Optional<Bytes> memo();

    /** {@return the amounts of its inputs, by asset} */
    List<AssetAmount> amountUnlocked();

    /** {@return the amounts of its outputs, by asset} */
    List<AssetAmount> amountCreated();

    /** {@return the chain that its inputs came from} */
    Optional<Id> sourceChain();

    /** {@return the chain that its outputs went to} */
    Optional<Id> destinationChain();

    /** {@return what it debited from addresses of the C-Chain} */
    List<EvmInput> evmInputs();

    /** {@return the outputs that it created for another chain} */
    List<UtxoDetails> emittedUtxos();

    /** {@return what it credited to addresses of the C-Chain} */
    List<EvmOutput> evmOutputs();

    /** {@return the outputs of another chain that it spent} */
    List<UtxoDetails> consumedUtxos();
}
