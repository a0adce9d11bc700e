package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The part that all issued transactions of the P- and X-Chain share. On its own it is a transaction that moves assets
 * on one chain (type id 34 on the P-Chain, 0 on the X-Chain).
 *
 * @param blockchainId the chain that it is for; {@link Id#EMPTY} is the P-Chain
 * @param outputs its outputs on its own chain, including change, without stakes and exports; UTXOs of the transaction,
 *     numbered from 0
 * @param inputs the inputs that it spends on its own chain
 * @param memo the sender's memo, up to 256 bytes; on the P-Chain empty since the Durango upgrade
 */
@NoJson("write the Tx that has it")
public record BaseTx(Network network, Id blockchainId, List<TxOutput> outputs, List<TxInput> inputs, Bytes memo)
        implements UnsignedTx {
    public BaseTx {
        Objects.requireNonNull(network, "network");
        Objects.requireNonNull(blockchainId, "blockchainId");
        outputs = List.copyOf(outputs);
        inputs = List.copyOf(inputs);
        Objects.requireNonNull(memo, "memo");
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(this);
    }
}
