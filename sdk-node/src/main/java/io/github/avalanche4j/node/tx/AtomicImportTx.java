package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.List;
import java.util.Objects;

/**
 * A transaction that imports outputs of another chain into EVM accounts of the C-Chain: AvalancheGo's {@code
 * UnsignedImportTx}, type id 0 of the C-Chain's atomic codec.
 *
 * @param blockchainId the C-Chain
 * @param sourceChain the blockchain that exported it
 * @param outputs the accounts that receive it
 */
public record AtomicImportTx(
        Network network, Id blockchainId, Id sourceChain, List<TxInput> importedInputs, List<EvmOutput> outputs)
        implements UnsignedTx {
    public AtomicImportTx {
        Objects.requireNonNull(network, "network");
        Objects.requireNonNull(blockchainId, "blockchainId");
        Objects.requireNonNull(sourceChain, "sourceChain");
        importedInputs = List.copyOf(importedInputs);
        outputs = List.copyOf(outputs);
    }

    @Override
    public List<UtxoId> spent() {
        return Spent.of(importedInputs, List.of());
    }

    /**
     * An output of an import: the amount that an account of the C-Chain gets.
     *
     * @param amount the amount, in the asset's smallest unit: nAVAX for AVAX (1 nAVAX is 10^9 wei)
     */
    @NoJson("write the Tx that has it")
    public record EvmOutput(EvmAddress address, UInt64 amount, Id assetId) {
        public EvmOutput {
            Objects.requireNonNull(address, "address");
            Objects.requireNonNull(amount, "amount");
            Objects.requireNonNull(assetId, "assetId");
        }
    }
}
