package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.internal.codec.UInt32List;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that creates a blockchain, whose id is the transaction's: type id 15.
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param subnetId the subnet that validates it
 * @param chainName its name, up to 128 letters, digits and spaces where the P-Chain accepts it
 * @param vmId the virtual machine that runs it
 * @param fxIds the feature extensions of the virtual machine
 * @param genesisData the chain's genesis, in the form that its virtual machine understands: JSON for EVM chains
 * @param subnetAuthorization the subnet's owners that sign, as indices into their list, each from 0 to 2^32 − 1
 */
public record CreateChainTx(
        BaseTx base,
        Id subnetId,
        String chainName,
        Id vmId,
        List<Id> fxIds,
        Bytes genesisData,
        List<Long> subnetAuthorization)
        implements UnsignedTx {
    public CreateChainTx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(subnetId, "subnetId");
        Objects.requireNonNull(chainName, "chainName");
        Objects.requireNonNull(vmId, "vmId");
        fxIds = List.copyOf(fxIds);
        Objects.requireNonNull(genesisData, "genesisData");
        subnetAuthorization = UInt32List.copyOf(subnetAuthorization);
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }
}
