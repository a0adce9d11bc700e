package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import java.util.List;
import java.util.Objects;

/**
 * A transaction that exports from EVM accounts of the C-Chain to another chain: AvalancheGo's {@code UnsignedExportTx},
 * type id 1 of the C-Chain's atomic codec.
 *
 * @param blockchainId the C-Chain
 * @param destinationChain the blockchain that may import it
 * @param inputs the accounts that pay
 * @param exportedOutputs the outputs for that chain; UTXOs of the transaction, numbered from 0
 */
public record AtomicExportTx(
        Network network, Id blockchainId, Id destinationChain, List<EvmInput> inputs, List<TxOutput> exportedOutputs)
        implements UnsignedTx {
    public AtomicExportTx {
        Objects.requireNonNull(network, "network");
        Objects.requireNonNull(blockchainId, "blockchainId");
        Objects.requireNonNull(destinationChain, "destinationChain");
        inputs = List.copyOf(inputs);
        exportedOutputs = List.copyOf(exportedOutputs);
    }

    /**
     * An input of an export: the amount that an account of the C-Chain pays.
     *
     * @param amount the amount, in the asset's smallest unit: nAVAX for AVAX (1 nAVAX is 10^9 wei)
     * @param nonce the number of transactions that the account had sent before
     */
    @NoJson("write the Tx that has it")
    public record EvmInput(EvmAddress address, UInt64 amount, Id assetId, UInt64 nonce) {
        public EvmInput {
            Objects.requireNonNull(address, "address");
            Objects.requireNonNull(amount, "amount");
            Objects.requireNonNull(assetId, "assetId");
            Objects.requireNonNull(nonce, "nonce");
        }

        /**
         * {@return the id of an input on the C-Chain: not a hash, but nonce, length and address in 32 bytes}
         *
         * @throws IllegalStateException if a server sent a text that is not an address
         */
        public Id id() {
            return Id.of(
                    new CodecWriter().uint64(nonce).variable(address.bytes()).bytes());
        }
    }
}
