package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.List;
import java.util.Optional;

/**
 * The unsigned part of a transaction: what it does. Each kind of AvalancheGo's transactions has its own type: those of
 * the X- and C-Chain and those that the P-Chain shares with them are here, those that only the P-Chain has in {@code
 * node.tx.platform}. {@link UnknownTx} is a kind of a later version.
 *
 * <pre>{@code
 * if (tx.unsigned() instanceof AddPermissionlessValidatorTx add) {
 *     System.out.println(add.validator().nodeId() + " validates until " + add.validator().end());
 * }
 * }</pre>
 */
@NoJson("write the Tx that has it")
public interface UnsignedTx {
    /**
     * {@return the name of its kind, such as {@code AddPermissionlessValidatorTx}: the name in AvalancheGo, except for
     * {@code AtomicImportTx} and {@code AtomicExportTx} of the C-Chain; {@code UnknownTx} for a kind of a later
     * version}
     */
    default String type() {
        return getClass().getSimpleName();
    }

    /**
     * {@return network, chain, inputs, outputs and memo; absent for transactions that the P-Chain creates itself, for
     * the C-Chain's atomic transactions, which have their own fields for these, and for an {@link UnknownTx}}
     */
    default Optional<BaseTx> baseTx() {
        return Optional.empty();
    }

    /**
     * {@return the UTXOs that it spends, of its own chain and of other chains, in the order of its inputs}
     */
    default List<UtxoId> spent() {
        return baseTx().map(base -> Spent.of(base.inputs(), List.of())).orElse(List.of());
    }
}
