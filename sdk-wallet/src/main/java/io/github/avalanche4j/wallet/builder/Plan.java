package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** The plan of a transaction of the P- or X-Chain, before its UTXOs are chosen. */
final class Plan {
    private static final int P_MAX_BYTES = 262144; // AvalancheGo's codec
    private static final int X_MAX_BYTES = 64 * 1024; // AvalancheGo vms/txs/mempool
    private static final int X_MAX_MEMO = 256;

    /** The prices of the X-Chain, whose fees are fixed. */
    static final PChainPrices FREE = new PChainPrices(Collections.nCopies(4, UInt64.ZERO), NAvax.ZERO, UInt64.MAX);

    private final Chain chain;
    private final NetworkIds ids;
    private final PChainPrices prices;
    private final UInt64 fixedFee;
    private final Funds funds;
    private final Owners owners;
    private final BiFunction<BaseTx, List<TxOutput>, UnsignedTx> kind;

    private Map<Id, UInt64> toBurn = Map.of();
    private Map<Id, UInt64> toStake = Map.of();
    private List<TxOutput> outputs = List.of();
    private List<Utxo> used = List.of();
    private int signatures; // of the inputs that the kind itself consumes
    private UInt64 importedAvax = UInt64.ZERO;
    private int left;
    private Optional<OutputOwners> changeOfImport = Optional.empty();
    private Optional<OutputOwners> authorization = Optional.empty();

    /**
     * A plan that only burns its fee.
     *
     * @param kind creates the transaction from its base and its stake
     */
    Plan(
            Chain chain,
            NetworkIds ids,
            PChainPrices prices,
            UInt64 fixedFee,
            Funds funds,
            Owners owners,
            BiFunction<BaseTx, List<TxOutput>, UnsignedTx> kind) {
        this.chain = chain;
        this.ids = ids;
        this.prices = prices;
        this.fixedFee = fixedFee;
        this.funds = funds;
        this.owners = owners;
        this.kind = kind;
    }

    Plan burning(Map<Id, UInt64> amounts) {
        toBurn = amounts;
        return this;
    }

    Plan staking(Id asset, UInt64 amount) {
        toStake = Map.of(asset, amount);
        return this;
    }

    Plan giving(List<TxOutput> some) {
        outputs = Order.outputs(chain, some);
        return this;
    }

    /**
     * Adds UTXOs that the kind itself consumes: imports, or inputs of operations.
     *
     * @param some the UTXOs, in the order of the transaction
     * @param signers the number of signatures that they need
     */
    Plan using(List<Utxo> some, int signers) {
        used = some;
        signatures = signers;
        return this;
    }

    /** Adds imports. Their AVAX pays the fee, and the rest goes to an owner. */
    Plan importing(Imports imports, UInt64 avax, OutputOwners owner) {
        importedAvax = avax;
        left = imports.left();
        changeOfImport = Optional.of(owner);
        return using(
                Spent.utxos(imports.spent()),
                imports.spent().stream()
                        .mapToInt(spent -> spent.input().signatureIndices().size())
                        .sum());
    }

    Plan authorizedBy(OutputOwners owner) {
        authorization = Optional.of(owner);
        return this;
    }

    BuiltTx build() {
        Checks.memo(funds.memo(), chain == Chain.X ? X_MAX_MEMO : 0);
        OutputOwners change = Owners.checked("change", funds.changeOwner(chain), chain, ids.network());
        UInt64 prepaid = Amounts.least(fixedFee, importedAvax);
        Map<Id, UInt64> due = new HashMap<>(toBurn);
        due.merge(ids.avaxAssetId(), Amounts.difference(fixedFee, prepaid), (a, b) -> Amounts.sum("fee", a, b));
        Spend spend = new Spend(
                ids.avaxAssetId(),
                prices,
                owners,
                change,
                due,
                toStake,
                Amounts.difference(importedAvax, prepaid),
                complexity(kind.apply(base(outputs, List.of()), List.of())));
        String use = chain == Chain.X ? "to pay out and to pay the fee" : "to pay out";
        spend.run(spendable(), funds.time(), changeOfImport.orElse(change), use);

        List<Spent> inputs = Spent.sorted(spend.spent());
        List<TxOutput> all = new ArrayList<>(outputs);
        all.addAll(spend.changeOutputs());
        UnsignedTx unsigned =
                kind.apply(base(Order.outputs(chain, all), inputs), Order.outputs(chain, spend.stakeOutputs()));
        List<Utxo> spent = new ArrayList<>(Spent.utxos(inputs));
        spent.addAll(used);
        Complexity complexity = spend.complexity();
        requireFits(complexity, inputs.size(), spent.size());
        NAvax fixed = NAvax.of(fixedFee);
        return new BuiltTx(
                unsigned,
                chain.encodeUnsignedTx(unsigned),
                new SpentOutputs(chain, spent, authorization),
                spend.changeOutputs(),
                spend.fee().plus(fixed),
                prices.fee(complexity).plus(fixed),
                complexity.gas(prices.weights()),
                Optional.of(complexity).filter(known -> chain == Chain.P),
                left);
    }

    private BaseTx base(List<TxOutput> all, List<Spent> inputs) {
        return new BaseTx(ids.network(), ids.of(chain), all, Spent.inputs(inputs), funds.memo());
    }

    /** The complexity without the UTXOs that are chosen; of the X-Chain, only the size matters. */
    private Complexity complexity(UnsignedTx bare) {
        return chain == Chain.P
                ? Complexity.of(bare)
                : new Complexity(Checks.signedSize(chain.encodeUnsignedTx(bare), used.size(), signatures), 0, 0, 0);
    }

    /** The UTXOs to choose from: on the X-Chain, amounts that the transaction does not use otherwise. */
    private List<Utxo> spendable() {
        Set<UtxoId> ofKind = used.stream().map(Utxo::utxoId).collect(Collectors.toSet());
        return funds.utxos().stream()
                .filter(utxo ->
                        chain == Chain.P || utxo.output() instanceof TransferOutput && !ofKind.contains(utxo.utxoId()))
                .toList();
    }

    private void requireFits(Complexity complexity, int inputs, int spent) {
        UInt64 gas = complexity.gas(prices.weights());
        if (gas.compareTo(prices.maxGas()) > 0) {
            String rule =
                    "at most " + prices.maxGas() + ", the most a block can hold (tx exceeds current gas capacity)";
            throw new InvalidRequestException("gas", gas.toString(), rule, inputs + " inputs: spend fewer");
        }
        int most = chain == Chain.X ? X_MAX_BYTES : P_MAX_BYTES;
        if (complexity.bandwidth() > most) {
            String rule = "at most " + most + " bytes when it is signed";
            throw new InvalidRequestException(
                    "transaction", complexity.bandwidth() + " bytes", rule, spent + " UTXOs: spend fewer");
        }
    }
}
