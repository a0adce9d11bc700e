package io.github.avalanche4j.node.tx;

import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.List;
import java.util.Optional;

/**
 * The unsigned part of a transaction: what it does. Each kind that AvalancheGo has is a type of its own, here for the
 * X- and C-Chain and for what the P-Chain shares with them, in {@code node.tx.platform} for the P-Chain alone; {@link
 * UnknownTx} is one of a kind of later versions.
 *
 * <pre>{@code
 * if (tx.unsigned() instanceof AddPermissionlessValidatorTx add) {
 *     System.out.println(add.validator().nodeId() + " validates until " + add.validator().end());
 * }
 * }</pre>
 */
public interface UnsignedTx {
    /**
     * {@return the name of its kind, such as {@code AddPermissionlessValidatorTx}: the name in AvalancheGo, except for
     * {@code AtomicImportTx} and {@code AtomicExportTx} of the C-Chain; {@code UnknownTx} for a kind of later versions}
     */
    default String type() {
        return getClass().getSimpleName();
    }

    /**
     * {@return network, chain, inputs, outputs and memo; absent for transactions that the P-Chain makes itself, for the
     * C-Chain's atomic transactions, which have fields of their own for these, and for an {@link UnknownTx}}
     */
    default Optional<BaseTx> baseTx() {
        return Optional.empty();
    }

    /**
     * {@return the UTXOs that it spends or uses up, of its own and of other chains, in the order in which they are in
     * it}
     */
    default List<UtxoId> spent() {
        return baseTx().map(base -> Spent.of(base.inputs(), List.of())).orElse(List.of());
    }
}
