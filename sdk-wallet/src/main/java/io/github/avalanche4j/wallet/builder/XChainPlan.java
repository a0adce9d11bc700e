package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The plan of an X-Chain transaction, before its UTXOs are chosen. */
final class XChainPlan {
    private static final int MAX_MEMO = 256;
    private static final int MAX_BYTES = 64 * 1024; // AvalancheGo vms/txs/mempool
    private static final int SIGNATURE_BYTES = 65;
    private static final int CREDENTIAL_BYTES = 8;

    private final NetworkIds ids;
    private final Funds funds;
    private final Owners owners;
    private final NAvax fee;
    private final Function<BaseTx, UnsignedTx> kind;

    private Map<Id, UInt64> toBurn = Map.of();
    private List<TxOutput> outputs = List.of();
    private List<Utxo> used = List.of();
    private int signatures;
    private UInt64 paid = UInt64.ZERO;
    private int left;

    /**
     * A plan that only burns its fee.
     *
     * @param kind creates the transaction from its base
     */
    XChainPlan(NetworkIds ids, Funds funds, Owners owners, NAvax fee, Function<BaseTx, UnsignedTx> kind) {
        this.ids = ids;
        this.funds = funds;
        this.owners = owners;
        this.fee = fee;
        this.kind = kind;
    }

    XChainPlan burning(Map<Id, UInt64> amounts) {
        toBurn = amounts;
        return this;
    }

    XChainPlan giving(List<TxOutput> some) {
        outputs = some;
        return this;
    }

    /**
     * UTXOs that the kind itself consumes: imports, or inputs of operations.
     *
     * @param some the UTXOs, in the order of the transaction
     * @param signers the number of signatures that they need
     */
    XChainPlan using(List<Utxo> some, int signers) {
        used = some;
        signatures = signers;
        return this;
    }

    /** A part of the fee that is already covered. */
    XChainPlan paying(UInt64 part) {
        paid = part;
        return this;
    }

    XChainPlan leaving(int some) {
        left = some;
        return this;
    }

    BuiltTx build() {
        Checks.memo(funds.memo(), MAX_MEMO);
        OutputOwners change = Owners.checked("change", funds.changeOwner(Chain.X), Chain.X, ids.network());
        Map<Id, UInt64> due = new HashMap<>(toBurn);
        due.merge(ids.avaxAssetId(), Amounts.difference(fee.amount(), paid), (a, b) -> Amounts.sum("fee", a, b));

        List<Spent> spent = new ArrayList<>();
        List<TxOutput> changeOutputs = new ArrayList<>();
        for (Utxo utxo : funds.utxos()) {
            UInt64 amountDue = due.getOrDefault(utxo.assetId(), UInt64.ZERO);
            boolean isUsable = !Amounts.isZero(amountDue) && utxo.output() instanceof TransferOutput && !isUsed(utxo);
            List<Long> signers = isUsable ? owners.match(utxo.output().owners()) : null;
            if (signers != null) {
                UInt64 amount = ((TransferOutput) utxo.output()).amount();
                spent.add(
                        new Spent(utxo, new TxInput(utxo.utxoId(), utxo.assetId(), amount, signers, Optional.empty())));
                UInt64 part = Amounts.least(amountDue, amount);
                due.put(utxo.assetId(), Amounts.difference(amountDue, part));
                UInt64 rest = Amounts.difference(amount, part);
                if (!Amounts.isZero(rest)) {
                    changeOutputs.add(new TxOutput(utxo.assetId(), new TransferOutput(rest, change, Optional.empty())));
                }
                signatures += signers.size();
            }
        }
        due.forEach((asset, amount) -> {
            if (!Amounts.isZero(amount)) {
                throw InsufficientFundsException.of(asset, ids.avaxAssetId(), amount, "to pay out and to pay the fee");
            }
        });
        return finish(Spent.sorted(spent), changeOutputs);
    }

    private boolean isUsed(Utxo utxo) {
        return used.stream().anyMatch(other -> other.utxoId().equals(utxo.utxoId()));
    }

    private BuiltTx finish(List<Spent> inputs, List<TxOutput> changeOutputs) {
        List<TxOutput> all = new ArrayList<>(outputs);
        all.addAll(changeOutputs);
        all.sort(Order.TX_OUTPUTS);
        UnsignedTx unsigned =
                kind.apply(new BaseTx(ids.network(), ids.xChainId(), all, Spent.inputs(inputs), funds.memo()));
        List<Utxo> spent = new ArrayList<>(Spent.utxos(inputs));
        spent.addAll(used);
        Bytes bytes = Chain.X.encodeUnsignedTx(unsigned);
        int size = bytes.size() + Integer.BYTES + CREDENTIAL_BYTES * spent.size() + SIGNATURE_BYTES * signatures;
        if (size > MAX_BYTES) {
            String rule = "at most " + MAX_BYTES + " bytes when it is signed";
            throw new InvalidRequestException(
                    "transaction", size + " bytes", rule, spent.size() + " UTXOs: spend fewer");
        }
        return new BuiltTx(
                unsigned,
                bytes,
                new SpentOutputs(Chain.X, spent, Optional.empty()),
                changeOutputs,
                fee,
                fee,
                UInt64.ZERO,
                Optional.empty(),
                left);
    }
}
