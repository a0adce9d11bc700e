package io.github.avalanche4j.node.internal.layout.table;

import static io.github.avalanche4j.node.internal.layout.Chain.C;

import io.github.avalanche4j.node.internal.layout.Elements;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Kind;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicExportTx.EvmInput;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.AtomicImportTx.EvmOutput;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The C-Chain's atomic transactions (AvalancheGo graft/coreth/plugin/evm/atomic). */
public final class CChainTxs {
    static final List<Kind<?>> KINDS = List.of(
            new Kind<>(C, 0, AtomicImportTx.class, CChainTxs::atomicImport),
            new Kind<>(C, 1, AtomicExportTx.class, CChainTxs::atomicExport));

    private CChainTxs() {}

    private static AtomicImportTx atomicImport(Fields f, @Nullable AtomicImportTx v) {
        return new AtomicImportTx(
                f.network("networkID", v, AtomicImportTx::network),
                f.id("blockchainID", v, AtomicImportTx::blockchainId),
                f.id("sourceChain", v, AtomicImportTx::sourceChain),
                SharedTxs.inputs(f, "importedInputs", v, AtomicImportTx::importedInputs),
                f.list("outputs", Elements.EVM_OUTPUTS, v, AtomicImportTx::outputs, CChainTxs::evmOutput));
    }

    private static EvmOutput evmOutput(Fields f, @Nullable EvmOutput v) {
        return new EvmOutput(
                f.evmAddress("address", v, EvmOutput::address),
                f.uint64("amount", v, EvmOutput::amount),
                f.assetId("assetID", v, EvmOutput::assetId));
    }

    private static AtomicExportTx atomicExport(Fields f, @Nullable AtomicExportTx v) {
        return new AtomicExportTx(
                f.network("networkID", v, AtomicExportTx::network),
                f.id("blockchainID", v, AtomicExportTx::blockchainId),
                f.id("destinationChain", v, AtomicExportTx::destinationChain),
                f.list("inputs", Elements.EVM_INPUTS, v, AtomicExportTx::inputs, CChainTxs::evmInput),
                SharedTxs.outputs(f, "exportedOutputs", v, AtomicExportTx::exportedOutputs));
    }

    private static EvmInput evmInput(Fields f, @Nullable EvmInput v) {
        return new EvmInput(
                f.evmAddress("address", v, EvmInput::address),
                f.uint64("amount", v, EvmInput::amount),
                f.assetId("assetID", v, EvmInput::assetId),
                f.uint64("nonce", v, EvmInput::nonce));
    }
}
